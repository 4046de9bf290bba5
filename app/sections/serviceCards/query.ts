import { pictureFragment } from '../../content/fragments.ts'

const cardFields = /* groq */ `
  _id, title, description, linkLabel, "route": coalesce(page->path, route), colours, icon,
  image{ ${pictureFragment} },
  overlay{ ${pictureFragment} },
  cloth{ ${pictureFragment} }`

/** Cards that were chosen, in that order; otherwise all of them in their own. */
export const serviceCardsFragment = /* groq */ `
  _type == "serviceCards" => {
    heading,
    lead,
    "cards": select(
      count(cards) > 0 => cards[]->{ ${cardFields} },
      *[_type == "serviceCard"] | order(order asc, _createdAt asc){ ${cardFields} }
    )
  }`
