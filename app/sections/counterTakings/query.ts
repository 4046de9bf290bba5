export const counterTakingsFragment = /* groq */ `
  _type == "counterTakings" => {
    heading, lead, caption, soldLabel, shareLabel, totalLabel,
    sales[]{ _key, item, sold, share }
  }`
