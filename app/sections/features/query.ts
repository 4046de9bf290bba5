import { pictureFragment } from '../../content/fragments.ts'
import { frameFragment } from '../frameFragment.ts'

export const featuresFragment = /* groq */ `
  _type == "features" => {
    ${frameFragment},
    items[]{ _key, title, text, note, thread, picture{ ${pictureFragment} } }
  }`
