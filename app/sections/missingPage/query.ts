import { pictureFragment } from '../../content/fragments.ts'

export const missingPageFragment = /* groq */ `
  _type == "missingPage" => {
    backLabel,
    homeLabel,
    picture{ ${pictureFragment} },
    smallPicture{ ${pictureFragment} }
  }`
