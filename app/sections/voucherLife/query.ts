export const voucherLifeFragment = /* groq */ `
  _type == "voucherLife" => { heading, lead, stubs[]{ _key, title, text, when } }`
