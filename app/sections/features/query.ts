import { pictureFragment } from '../../content/fragments.ts'

export const featuresFragment = /* groq */ `
  _type == "features" => {
    picture{ ${pictureFragment} },
    items[]{
      _key, title, text, note, thread, percent,
      picture{ ${pictureFragment} },
      slip{ verdict, state, cells[]{ _key, label, value } }
    }
  }`
