import { describe, expect, test } from 'vitest'
import { outlinedTexts } from './outlinedText.ts'
import { rect, text } from './svg.ts'

/** The smallest and largest x of absolute coordinates in the drawing's first path. */
function extent(svg: string): { left: number; right: number } {
  const outline = / d="([^"]+)"/.exec(svg)?.[1] ?? ''
  const across = [...outline.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x))
  return { left: Math.min(...across), right: Math.max(...across) }
}

describe('the words of a drawing', () => {
  test('become paths of their colour; the rest of the drawing stays', async () => {
    const box = rect(0, 0, 10, 10, 'red')
    const result = await outlinedTexts(box + text(20, 30, 'A & B', { fill: '#ABCDEF' }))
    expect(result).toContain(box)
    expect(result).toContain('fill="#ABCDEF"')
    expect(result).not.toContain('<text')
  })

  test('keep their anchor', async () => {
    const start = extent(await outlinedTexts(text(100, 20, 'Tamale')))
    const middle = extent(await outlinedTexts(text(100, 20, 'Tamale', { anchor: 'middle' })))
    const end = extent(await outlinedTexts(text(100, 20, 'Tamale', { anchor: 'end' })))
    expect(start.left).toBeGreaterThanOrEqual(100)
    expect(end.right).toBeLessThanOrEqual(101)
    expect((middle.left + middle.right) / 2).toBeCloseTo(100, -1)
  })

  test('take the letters that the text face lacks from the other one', async () => {
    const cedi = extent(await outlinedTexts(text(0, 20, 'GH₵ 5', { size: 20 })))
    const plain = extent(await outlinedTexts(text(0, 20, 'GH', { size: 20 })))
    expect(cedi.right).toBeGreaterThan(plain.right + 15)
  })

  test('are refused when they are set in a way that would be lost', async () => {
    await expect(outlinedTexts('<text x="1" y="2">a<tspan>b</tspan></text>')).rejects.toThrow(
      'cannot be outlined',
    )
  })
})
