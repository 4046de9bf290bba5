export const deliveryReportFragment = /* groq */ `
  _type == "deliveryReport" => { heading, lead, outcomes[]{ _key, count, title, text } }`
