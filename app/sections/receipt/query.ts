import { frameFragment } from '../frameFragment.ts'

export const receiptFragment = /* groq */ `
  _type == "receipt" => {
    ${frameFragment}, columns, lines[]{ _key, label, value, sold, share }, result{ label, value }
  }`
