import { linkFragment, pictureFragment } from '../../content/fragments.ts'

export const dialCodeFragment = /* groq */ `
  _type == "dialCode" => {
    code,
    spokenCode,
    heading,
    lead,
    actions[]{ ${linkFragment} },
    picture{ ${pictureFragment} }
  }`
