export const exchangeSumFragment = /* groq */ `
  _type == "exchangeSum" => {
    heading, lead, steps[]{ _key, label, value }, result{ label, value }
  }`
