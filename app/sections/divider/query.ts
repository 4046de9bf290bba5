import { frameFragment } from '../frameFragment.ts'

export const dividerFragment = /* groq */ `
  _type == "divider" => { ${frameFragment} }`
