import { pictureFragment } from '../../content/fragments.ts'
import { frameFragment } from '../frameFragment.ts'

export const featuresFragment = /* groq */ `
  _type == "features" => {
    ${frameFragment},
    picture{ ${pictureFragment} },
    items[]{
      _key, title, text, note, thread, percent,
      picture{ ${pictureFragment} },
      slip{ verdict, state, cells[]{ _key, label, value } }
    }
  }`
