export const shopSignFragment = /* groq */ `
  _type == "shopSign" => { heading, choices[]{ _key, title, text } }`
