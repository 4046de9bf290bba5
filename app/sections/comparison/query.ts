export const comparisonFragment = /* groq */ `
  _type == "comparison" => {
    options[]{ _key, title, ground, rows[]{ _key, term, detail } }
  }`
