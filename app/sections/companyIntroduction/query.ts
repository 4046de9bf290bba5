import { linkFragment, pictureFragment } from '../../content/fragments.ts'

export const companyIntroductionFragment = /* groq */ `
  _type == "companyIntroduction" => {
    heading,
    lead,
    text,
    actions[]{ ${linkFragment} },
    band{ ${pictureFragment} }
  }`
