export const payOccasionsFragment = /* groq */ `
  _type == "payOccasions" => { heading, words }`
