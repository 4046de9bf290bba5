import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { variantLoaders } from '../../app/sections/loaders.generated.ts'

it('every variant of a section has a picture, and no picture is left of a removed one', () => {
  const pictures = readdirSync('studio/sectionPictures').map((file) => file.replace('.webp', ''))
  // Run node tests/browser/sectionPictures.ts to create them.
  const variants = Object.keys(variantLoaders).map((variant) => variant.replace('/', '.'))
  expect(pictures.sort()).toEqual(variants.sort())
})
