import { frameFragment } from '../frameFragment.ts'

export const statementFragment = /* groq */ `
  _type == "statement" => { ${frameFragment}, words, notes[]{ _key, title, text } }`
