import { pictureFragment } from '../../content/fragments.ts'

export const featureBlocksFragment = /* groq */ `
  _type == "featureBlocks" => {
    heading,
    blocks{ ${pictureFragment} },
    items[]{ _key, number, text, detail }
  }`
