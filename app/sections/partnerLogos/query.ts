import { pictureFragment } from '../../content/fragments.ts'

const partnerFields = /* groq */ `_id, name, url, logo{ ${pictureFragment} }`

/** Partners that were chosen, in that order; otherwise all of them in their own. */
export const partnerLogosFragment = /* groq */ `
  _type == "partnerLogos" => {
    heading,
    "partners": select(
      count(partners) > 0 => partners[]->{ ${partnerFields} },
      *[_type == "partner"] | order(order asc, _createdAt asc){ ${partnerFields} }
    )
  }`
