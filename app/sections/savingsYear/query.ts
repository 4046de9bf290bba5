export const savingsYearFragment = /* groq */ `
  _type == "savingsYear" => {
    heading, lead, weeks, weeksHeld, loanWeeks, heldLabel, loanLabel, toComeLabel, shareOutLabel
  }`
