import { frameFragment } from '../frameFragment.ts'

const amountFields = '_key, title, value, ground'

export const chartFragment = /* groq */ `
  _type == "chart" => {
    ${frameFragment},
    unit,
    items[]{ ${amountFields} },
    secondRow[]{ ${amountFields} },
    summary{ title, text }
  }`
