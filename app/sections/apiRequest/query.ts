import { linkFragment, pictureFragment } from '../../content/fragments.ts'

export const apiRequestFragment = /* groq */ `
  _type == "apiRequest" => {
    link{ ${linkFragment} },
    picture{ ${pictureFragment} }
  }`
