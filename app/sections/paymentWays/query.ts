export const paymentWaysFragment = /* groq */ `
  _type == "paymentWays" => {
    heading,
    ways[]{ _key, title, text, note, thread }
  }`
