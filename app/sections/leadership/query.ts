import { pictureFragment } from '../../content/fragments.ts'

const memberFields = /* groq */ `
  _id, name, role, bio, linkedinUrl, image{ ${pictureFragment} }`

/** The chosen members in that order; otherwise all members in their own order. */
export const leadershipFragment = /* groq */ `
  _type == "leadership" => {
    readLabel,
    profileLabel,
    emptyBiography,
    "members": select(
      count(members) > 0 => members[]->,
      *[_type == "teamMember"] | order(order, _createdAt)
    )[defined(_id)]{ ${memberFields} }
  }`
