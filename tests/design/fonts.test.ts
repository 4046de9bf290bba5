import { expect, test } from 'vitest'
import { deferredFontFaces, firstFontFaces } from '../../app/design/fontFaces.ts'
import { fontFiles } from '../../tooling/generate/fonts.ts'

test('the faces reference every file once', () => {
  const fontFaces = firstFontFaces() + deferredFontFaces()
  for (const { name } of fontFiles) expect(fontFaces.split(`${name}.woff2`)).toHaveLength(2)
})
