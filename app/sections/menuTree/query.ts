import { pictureFragment } from '../../content/fragments.ts'

export const menuTreeFragment = /* groq */ `
  _type == "menuTree" => {
    heading,
    lead,
    picture{ ${pictureFragment} },
    smallPicture{ ${pictureFragment} }
  }`
