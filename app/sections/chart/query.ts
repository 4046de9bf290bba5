const amountFields = '_key, title, value, ground'

export const chartFragment = /* groq */ `
  _type == "chart" => {
    unit,
    items[]{ ${amountFields} },
    secondRow[]{ ${amountFields} },
    summary{ title, text }
  }`
