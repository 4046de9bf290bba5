import { linkFragment } from '../../content/fragments.ts'

/** The company's contact details come from the site settings. */
export const contactFormFragment = /* groq */ `
  _type == "contactForm" => {
    jumpLabel,
    phoneLabel,
    emailLabel,
    hoursLabel,
    addressLabel,
    mapsLabel,
    agreement,
    policy{ ${linkFragment} },
    submitLabel,
    wording,
    "company": *[_type == "siteSettings" && _id == "siteSettings"][0]{
      officePhone,
      salesPhone,
      "supportEmail": supportEmails[0],
      address,
      "maps": links.maps,
      "hours": coalesce(shortHours, hours),
      opensAtHour,
      closesAtHour
    }
  }`
