import { pictureFragment } from '../../content/fragments.ts'
import { frameFragment } from '../frameFragment.ts'

export const figuresFragment = /* groq */ `
  _type == "figures" => {
    ${frameFragment},
    items[]{ _key, value, unit, suffix, figure, label, text, band{ ${pictureFragment} } }
  }`
