import { pictureFragment } from '../../content/fragments.ts'

const partnerFields = /* groq */ `_id, name, url, logo{ ${pictureFragment} }`

/** The chosen partners in that order; otherwise all partners in their own order. */
export const partnerLogosFragment = /* groq */ `
  _type == "partnerLogos" => {
    "partners": select(
      count(partners) > 0 => partners[]->,
      *[_type == "partner"] | order(order, _createdAt)
    )[defined(_id)]{ ${partnerFields} }
  }`
