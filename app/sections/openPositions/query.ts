import { formattedTextFragment, pictureFragment } from '../../content/fragments.ts'

export const openPositionsFragment = /* groq */ `
  _type == "openPositions" => {
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
    "positions": *[_type == "jobPosition"] | order(order, _createdAt){
      _id, _createdAt, category, title, company, location, workType,
      ${formattedTextFragment('descriptionText', 'description', 'descriptionDerived')},
      applicationEmail
    }
  }`
