import { linkFragment, pictureFragment } from '../../content/fragments.ts'

export const apiRequestFragment = /* groq */ `
  _type == "apiRequest" => {
    heading,
    lead,
    link{ ${linkFragment} },
    picture{ ${pictureFragment} }
  }`
