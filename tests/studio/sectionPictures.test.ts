import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { lookLoaders } from '../../app/sections/loaders.generated.ts'

it('every look of a section has a picture, and no picture is left of a removed one', () => {
  const pictures = readdirSync('studio/sectionPictures').map((file) => file.replace('.webp', ''))
  // Run node tests/browser/sectionPictures.ts to create them.
  const looks = Object.keys(lookLoaders).map((look) => look.replace('/', '.'))
  expect(pictures.sort()).toEqual(looks.sort())
})
