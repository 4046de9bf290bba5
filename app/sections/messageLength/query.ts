export const messageLengthFragment = /* groq */ `
  _type == "messageLength" => { messages, limitLabel, oneLabel, moreLabel }`
