import { pictureFragment } from '../../content/fragments.ts'

export const quotationFragment = /* groq */ `
  _type == "quotation" => { quote, author, role, portrait{ ${pictureFragment} } }`
