export const orderEndingsFragment = /* groq */ `
  _type == "orderEndings" => {
    heading,
    lead,
    endings[]{ _key, code, text }
  }`
