import { richTextFragment } from '../../content/fragments.ts'

export const statementFragment = /* groq */ `
  _type == "statement" => { words${richTextFragment}, notes[]{ _key, title, text } }`
