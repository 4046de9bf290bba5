import { linkFragment } from '../../content/fragments.ts'
import { frameFragment } from '../frameFragment.ts'

export const buttonsFragment = /* groq */ `
  _type == "buttons" => { ${frameFragment}, actions[]{ ${linkFragment} } }`
