export const newsletterFragment = /* groq */ `
  _type == "newsletter" => {
    heading,
    placeholder,
    submitLabel,
    invitation{ heading, lead, thanksHeading, thanksText }
  }`
