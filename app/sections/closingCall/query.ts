import { linkFragment } from '../../content/fragments.ts'

export const closingCallFragment = /* groq */ `
  _type == "closingCall" => { words, link{ ${linkFragment} } }`
