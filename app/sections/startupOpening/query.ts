import { pictureFragment } from '../../content/fragments.ts'

export const startupOpeningFragment = /* groq */ `
  _type == "startupOpening" => {
    heading,
    lead,
    cloth{ ${pictureFragment} }
  }`
