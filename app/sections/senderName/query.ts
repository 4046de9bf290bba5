export const senderNameFragment = /* groq */ `
  _type == "senderName" => { heading, lead, senderName }`
