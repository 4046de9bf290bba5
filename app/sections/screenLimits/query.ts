export const screenLimitsFragment = /* groq */ `
  _type == "screenLimits" => { heading, limits[]{ _key, number, text } }`
