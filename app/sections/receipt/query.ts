export const receiptFragment = /* groq */ `
  _type == "receipt" => {
    columns, lines[]{ _key, label, value, sold, share }, result{ label, value }
  }`
