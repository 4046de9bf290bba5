import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sectionTypes } from '../../schemas/sections/index.generated.ts'

it('every section has its picture in the picker, and no picture is left of one that is gone', () => {
  const pictures = readdirSync('studio/sectionPictures').map((file) => file.replace('.webp', ''))
  // node tests/browser/sectionPictures.ts makes them.
  expect(pictures.sort()).toEqual(sectionTypes.map(({ name }) => name).sort())
})
