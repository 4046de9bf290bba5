export const embeddedFormFragment = /* groq */ `
  _type == "embeddedForm" => {
    address,
    title,
    heightPx,
    directLabel
  }`
