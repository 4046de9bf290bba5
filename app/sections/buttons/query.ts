import { linkFragment } from '../../content/fragments.ts'

export const buttonsFragment = /* groq */ `
  _type == "buttons" => { actions[]{ ${linkFragment} } }`
