export const referenceTraceFragment = /* groq */ `
  _type == "referenceTrace" => {
    heading,
    lead,
    reference,
    stops[]{ _key, place, line, note }
  }`
