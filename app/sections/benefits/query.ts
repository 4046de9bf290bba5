import { pictureFragment } from '../../content/fragments.ts'

export const benefitsFragment = /* groq */ `
  _type == "benefits" => {
    heading,
    items[]{ _key, title, text, cloth{ ${pictureFragment} } }
  }`
