import { pictureFragment } from '../../content/fragments.ts'

export const batchKnotsFragment = /* groq */ `
  _type == "batchKnots" => {
    heading,
    lead,
    knots[]{
      _key, title, text,
      slip{ verdict, state, cells[]{ _key, label, value } },
      picture{ ${pictureFragment} }
    }
  }`
