import { pictureFragment } from '../../content/fragments.ts'

export const caseOpeningFragment = /* groq */ `
  _type == "caseOpening" => {
    client,
    published,
    picture{ ${pictureFragment} },
    smallPicture{ ${pictureFragment} }
  }`
