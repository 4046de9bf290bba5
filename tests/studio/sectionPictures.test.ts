import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { lookLoaders } from '../../app/sections/index.generated.ts'

it('every look of a section has its picture, and no picture is left of one that is gone', () => {
  const pictures = readdirSync('studio/sectionPictures').map((file) => file.replace('.webp', ''))
  // node tests/browser/sectionPictures.ts makes them.
  const looks = Object.keys(lookLoaders).map((look) => look.replace('/', '.'))
  expect(pictures.sort()).toEqual(looks.sort())
})
