export const semesterPaymentsFragment = /* groq */ `
  _type == "semesterPayments" => {
    heading,
    lead,
    weeks,
    weekLabel,
    payments[]{ week, amountCedis, thread },
    summary{ title, text }
  }`
