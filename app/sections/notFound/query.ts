import { pictureFragment } from '../../content/fragments.ts'

export const notFoundFragment = /* groq */ `
  _type == "notFound" => {
    backLabel,
    homeLabel,
    picture{ ${pictureFragment} },
    smallPicture{ ${pictureFragment} }
  }`
