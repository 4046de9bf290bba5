import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { outlinedTexts } from './outlinedText.ts'
import { colour } from './palette.ts'
import { rect, text } from './svg.ts'

/** The first and last column of pixels that the drawing covers, in 200 by 40. */
async function extent(body: string): Promise<{ left: number; right: number }> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="40">${body}</svg>`
  const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true })
  const left = -(info.trimOffsetLeft ?? 0)
  return { left, right: left + info.width }
}

describe('the words of a drawing', () => {
  test('become paths of their colour; the rest of the drawing stays', async () => {
    const box = rect([0, 0, 10, 10], 'red')
    const result = await outlinedTexts(box + text(20, 30, 'A & B', { fill: '#ABCDEF' }))
    expect(result).toContain(box)
    expect(result).toContain('fill="#ABCDEF"')
    expect(result).not.toContain('<text')
  })

  test('keep their anchor', async () => {
    const start = await extent(await outlinedTexts(text(100, 20, 'Tamale')))
    const middle = await extent(await outlinedTexts(text(100, 20, 'Tamale', { anchor: 'middle' })))
    const end = await extent(await outlinedTexts(text(100, 20, 'Tamale', { anchor: 'end' })))
    expect(start.left).toBeGreaterThanOrEqual(100)
    expect(end.right).toBeLessThanOrEqual(101)
    expect((middle.left + middle.right) / 2).toBeCloseTo(100, -1)
  })

  test('take the letters that the text face lacks from the other one', async () => {
    const cedi = await extent(await outlinedTexts(text(0, 20, 'GH₵ 5', { size: 20 })))
    const plain = await extent(await outlinedTexts(text(0, 20, 'GH', { size: 20 })))
    expect(cedi.right).toBeGreaterThan(plain.right + 15)
  })

  test("words in spans keep each span's colour", async () => {
    const result = await outlinedTexts('<text x="1" y="9">a<tspan fill="#123456">b</tspan></text>')
    expect(result.match(/fill="[^"]+"/g)).toEqual([`fill="${colour.ink}"`, 'fill="#123456"'])
  })

  test('are rejected when they are set in a way that would be lost', async () => {
    await expect(outlinedTexts('<text x="1" y="2">a<a>b</a></text>')).rejects.toThrow(
      'cannot be outlined',
    )
  })
})
