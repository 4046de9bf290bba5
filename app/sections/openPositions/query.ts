import { pictureFragment } from '../../content/fragments.ts'

export const openPositionsFragment = /* groq */ `
  _type == "openPositions" => {
    heading,
    lead,
    listHeading,
    emptyText,
    cloth{ ${pictureFragment} },
    categoryLabel,
    companyLabel,
    locationLabel,
    workTypeLabel,
    contactLabel,
    applyLabel,
    subjectPrefix,
    allLabel,
    "positions": *[_type == "jobPosition"] | order(order asc, _createdAt asc){
      _id, _createdAt, category, title, company, location, workType, description, applicationEmail
    }
  }`
