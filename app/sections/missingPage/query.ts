export const missingPageFragment = /* groq */ `
  _type == "missingPage" => {
    heading,
    backLabel,
    homeLabel
  }`
