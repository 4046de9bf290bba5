export const embeddedFormFragment = /* groq */ `
  _type == "embeddedForm" => {
    heading,
    address,
    title,
    heightPx,
    directLabel
  }`
