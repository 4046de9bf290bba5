export const meterTokenFragment = /* groq */ `
  _type == "meterToken" => { heading, token, notes[]{ _key, title, text } }`
