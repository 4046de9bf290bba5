/** Numbers and addresses come from the site settings; the text around them is the section's. */
export const contactDetailsFragment = /* groq */ `
  _type == "contactDetails" => {
    officeLabel,
    salesLabel,
    mapsLabel,
    "contact": *[_type == "siteSettings" && _id == "siteSettings"][0]{
      "email": supportEmails[0], officePhone, salesPhone, address, "maps": links.maps,
      "hours": coalesce(shortHours, hours)
    }
  }`
