export const hiringDaysFragment = /* groq */ `
  _type == "hiringDays" => { heading, dayLabel, steps[]{ _key, day, title, text } }`
