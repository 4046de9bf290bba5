import { describe, expect, test } from 'vitest'
import { fontSources } from './fonts.ts'
import { outlined } from './outlines.ts'

describe('outlined', () => {
  const setting = { font: fontSources.display, weight: 700, size: 100, x: 0, y: 100 }

  test('draws closed outlines and scales with the size', async () => {
    const large = await outlined('nsaa', setting)
    const small = await outlined('nsaa', { ...setting, size: 50 })
    expect(large.outline).toMatch(/^M[\d. -]+.*z$/)
    expect(small.width).toBeCloseTo(large.width / 2, 5)
  })

  test('ends at its position when it is anchored there', async () => {
    const { outline, width } = await outlined('I', { ...setting, x: 500, anchor: 'end' })
    const xs = [...outline.matchAll(/[MLQ ]?(-?[\d.]+) (-?[\d.]+)/g)].map(([, x]) => Number(x))
    expect(Math.max(...xs)).toBeLessThanOrEqual(500)
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(500 - width)
  })

  test('rejects a letter that the font lacks', async () => {
    await expect(outlined('n₵', setting)).rejects.toThrow('has no "₵"')
  })
})
