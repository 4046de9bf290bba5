export const openingConditionsFragment = /* groq */ `
  _type == "openingConditions" => { heading, conditions[]{ _key, title, text } }`
