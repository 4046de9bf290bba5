import { pictureFragment } from '../../content/fragments.ts'

export const demoFormFragment = /* groq */ `
  _type == "demoForm" => {
    recipient,
    industries,
    submitLabel,
    wording,
    cloth{ ${pictureFragment} },
    artefact{ ${pictureFragment} }
  }`
