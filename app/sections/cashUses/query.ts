export const cashUsesFragment = /* groq */ `
  _type == "cashUses" => {
    heading,
    uses[]{ _key, title, text }
  }`
