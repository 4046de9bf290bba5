export const newsletterFragment = /* groq */ `
  _type == "newsletter" => {
    heading,
    placeholder,
    submitLabel,
    wording,
    invitation{ heading, lead, thanksHeading, thanksText }
  }`
