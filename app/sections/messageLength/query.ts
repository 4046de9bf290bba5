export const messageLengthFragment = /* groq */ `
  _type == "messageLength" => { heading, lead, messages, limitLabel, oneLabel, moreLabel }`
