import { pictureFragment } from '../../content/fragments.ts'

export const menuTreeFragment = /* groq */ `
  _type == "menuTree" => {
    picture{ ${pictureFragment} },
    smallPicture{ ${pictureFragment} }
  }`
