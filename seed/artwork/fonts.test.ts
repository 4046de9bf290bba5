import { describe, expect, it } from 'vitest'
import { embedFonts, fontSources, passages } from './fonts.ts'
import { outlined } from './outlines.ts'
import { codeFamily, text } from './svg.ts'

const svg = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`

describe('passages', () => {
  it('reads face, weight and letters, with references decoded', () => {
    const body =
      text(0, 0, 'Fish & chips', { weight: 700 }) + text(0, 0, '{}', { family: codeFamily })
    expect(passages(svg(body))).toEqual([
      { family: fontSources.text.family, weight: 700, letters: 'Fish & chips' },
      { family: fontSources.code.family, weight: 450, letters: '{}' },
    ])
  })
})

describe('embedFonts', () => {
  it('leaves a drawing without text alone', async () => {
    expect(await embedFonts(svg('<path d="M0 0h1"/>'))).toBe(svg('<path d="M0 0h1"/>'))
  })

  it('embeds the borrowed letters only where they are used', async () => {
    expect(await embedFonts(svg(text(0, 0, 'Cedi')))).not.toContain('Nsaa Glyphs')
    expect(await embedFonts(svg(text(0, 0, 'GH₵')))).toContain('"Nsaa Glyphs"')
  })

  it('grows with the letters, not with the face', async () => {
    const few = await embedFonts(svg(text(0, 0, 'aaaa')))
    const more = await embedFonts(svg(text(0, 0, 'abcdefghijklm')))
    expect(few.length).toBeLessThan(more.length)
    expect(more.length).toBeLessThan(8_000)
  })
})

describe('outlined', () => {
  const setting = { font: fontSources.display, weight: 700, size: 100, x: 0, y: 100 }

  it('draws closed outlines and scales with the size', async () => {
    const large = await outlined('nsaa', setting)
    const small = await outlined('nsaa', { ...setting, size: 50 })
    expect(large.outline).toMatch(/^M[\d. -]+.*z$/)
    expect(small.width).toBeCloseTo(large.width / 2, 5)
  })

  it('ends where it is told to', async () => {
    const { outline, width } = await outlined('I', { ...setting, x: 500, anchor: 'end' })
    const xs = [...outline.matchAll(/[MLQ ]?(-?[\d.]+) (-?[\d.]+)/g)].map(([, x]) => Number(x))
    expect(Math.max(...xs)).toBeLessThanOrEqual(500)
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(500 - width)
  })
})
