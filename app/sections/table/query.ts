import { frameFragment } from '../frameFragment.ts'

export const tableFragment = /* groq */ `
  _type == "table" => {
    ${frameFragment}, columns, rows[]{ _key, title, cells, thread }, yes, note
  }`
