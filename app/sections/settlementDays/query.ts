export const settlementDaysFragment = /* groq */ `
  _type == "settlementDays" => {
    heading,
    days,
    note,
    bars[]{ _key, title, text, lengthDays, thread }
  }`
