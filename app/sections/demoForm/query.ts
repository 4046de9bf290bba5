import { pictureFragment } from '../../content/fragments.ts'

export const demoFormFragment = /* groq */ `
  _type == "demoForm" => {
    heading,
    lead,
    recipient,
    industries,
    submitLabel,
    wording,
    cloth{ ${pictureFragment} },
    artefact{ ${pictureFragment} }
  }`
