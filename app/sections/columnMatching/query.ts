export const columnMatchingFragment = /* groq */ `
  _type == "columnMatching" => {
    heading,
    lead,
    fileLabel,
    meaningLabel,
    columns[]{ _key, title, meaning, thread }
  }`
