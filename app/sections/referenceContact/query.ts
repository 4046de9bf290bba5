import { linkFragment, pictureFragment } from '../../content/fragments.ts'

export const referenceContactFragment = /* groq */ `
  _type == "referenceContact" => {
    name, role, email, phone, hours, brochureText,
    portrait{ ${pictureFragment} },
    brochure{ ${linkFragment} }
  }`
