import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { firstFontFaces, lateFontFaces } from '../../app/design/fontFaces.ts'
import { fontPreloads } from '../../app/design/fonts.ts'
import { fontFiles } from '../../tooling/fonts.ts'

const sizeBytes = (name: string) => statSync(`app/design/fonts/${name}.woff2`).size

test('fonts of the first view are within their budget', () => {
  expect(fontPreloads).toHaveLength(2)
  const twi = sizeBytes('nsaa-glyphs')
  expect(sizeBytes('ojuju-english') + sizeBytes('schibsted-english') + twi).toBeLessThan(50_000)
})

test('the faces reference every file once', () => {
  const fontFaces = firstFontFaces() + lateFontFaces()
  for (const { name } of fontFiles) expect(fontFaces.split(`${name}.woff2`)).toHaveLength(2)
})

test.each(fontFiles)('$name covers the range its face declares', ({ name, ranges }) => {
  const face =
    (firstFontFaces() + lateFontFaces())
      .split('@font-face')
      .find((rule) => rule.includes(`${name}.woff2`)) ?? ''
  const announced = /unicode-range:([^;]+)/.exec(face)?.[1]
  if (announced === undefined) return
  const hex = (codePoint: number) => codePoint.toString(16).toUpperCase().padStart(4, '0')
  const made = ranges.map(([first, last]) =>
    first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`,
  )
  expect(announced).toBe(made.join(','))
})
