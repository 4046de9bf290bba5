import { pictureFragment } from '../../content/fragments.ts'
import { frameFragment } from '../frameFragment.ts'

export const quotationFragment = /* groq */ `
  _type == "quotation" => { ${frameFragment}, quote, author, role, portrait{ ${pictureFragment} } }`
