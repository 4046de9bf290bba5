import { pictureFragment } from '../../content/fragments.ts'

export const figuresFragment = /* groq */ `
  _type == "figures" => {
    items[]{ _key, value, unit, suffix, figure, label, text, band{ ${pictureFragment} } }
  }`
