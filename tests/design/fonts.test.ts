import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { deferredFontFaces, firstFontFaces } from '../../app/design/fontFaces.ts'
import { fontPreloads } from '../../app/design/fonts.ts'
import { codePointsIn, coveredBy } from '../../tooling/generate/fontCoverage.ts'
import { fontFiles } from '../../tooling/generate/fonts.ts'

test('two fonts are preloaded, within their budget', async () => {
  const sizes = fontPreloads.map(async ({ href }) => {
    const { size } = await stat(`app/design/fonts/${basename(href)}`)
    return size
  })
  expect(sizes).toHaveLength(2)
  const [first = 0, second = 0] = await Promise.all(sizes)
  expect(first + second).toBeLessThan(45_000)
})

test('the faces reference every file once', () => {
  const fontFaces = firstFontFaces() + deferredFontFaces()
  for (const { name } of fontFiles) expect(fontFaces.split(`${name}.woff2`)).toHaveLength(2)
})

interface Range {
  file: string
  codePoints: number[]
}

/** The characters that faces with a `unicode-range` declare. */
function declaredRanges(): Range[] {
  const faces = deferredFontFaces().matchAll(/([\w-]+)\.woff2.*?unicode-range:([^;]+)/g)
  return [...faces].map(([, file = '', range = '']) => ({ file, codePoints: codePointsIn(range) }))
}

test('a face declares no character that its file lacks, for which it would be fetched', async () => {
  const ranges = declaredRanges()
  expect(ranges).toHaveLength(5)
  for (const { file, codePoints } of ranges) {
    const font = await readFile(`app/design/fonts/${file}.woff2`)
    const covered = new Set(await coveredBy(font, codePoints))
    const lacking = codePoints.filter((codePoint) => !covered.has(codePoint))
    expect({ file, lacking }).toEqual({ file, lacking: [] })
  }
})

test('the cedi sign and the open vowels of Twi in a text are fetched in one small file', () => {
  const letters = [...'₵ƆƐɔɛ'].map((letter) => letter.codePointAt(0) ?? 0)
  const files = declaredRanges()
    .filter(({ codePoints }) => letters.some((letter) => codePoints.includes(letter)))
    .map(({ file }) => file)
  expect(files).toEqual(['display-latin-ext', 'glyphs'])
})
