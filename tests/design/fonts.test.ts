import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { deferredFontFaces, firstFontFaces } from '../../app/design/fontFaces.ts'
import { fontPreloads } from '../../app/design/fonts.ts'
import { fontFiles } from '../../tooling/generate/fonts.ts'

const sizeBytes = (name: string) => statSync(`app/design/fonts/${name}.woff2`).size

test('fonts of the first view are within their budget', () => {
  expect(fontPreloads).toHaveLength(2)
  const files = ['display-english', 'text-english', 'glyphs']
  expect(files.reduce((sum, name) => sum + sizeBytes(name), 0)).toBeLessThan(50_000)
})

test('the faces reference every file once', () => {
  const fontFaces = firstFontFaces() + deferredFontFaces()
  for (const { name } of fontFiles) expect(fontFaces.split(`${name}.woff2`)).toHaveLength(2)
})
