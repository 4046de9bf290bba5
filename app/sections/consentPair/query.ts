export const consentPairFragment = /* groq */ `
  _type == "consentPair" => {
    ways[]{ _key, title, ground, rows[]{ _key, term, detail } }
  }`
