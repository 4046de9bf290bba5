import { frameFragment } from '../frameFragment.ts'

export const codeFragment = /* groq */ `
  _type == "code" => { ${frameFragment}, code, notes[]{ _key, title, text } }`
