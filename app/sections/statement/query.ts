import { richTextFragment } from '../../content/fragments.ts'
import { frameFragment } from '../frameFragment.ts'

export const statementFragment = /* groq */ `
  _type == "statement" => { ${frameFragment}, words${richTextFragment}, notes[]{ _key, title, text } }`
