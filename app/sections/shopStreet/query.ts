import { linkFragment, pictureFragment } from '../../content/fragments.ts'

export const shopStreetFragment = /* groq */ `
  _type == "shopStreet" => {
    heading,
    lead,
    actions[]{ ${linkFragment} },
    shops[]->{
      _id, title, desc, comingSoon, "ground": gradient,
      image{ ${pictureFragment} },
      link{ ${linkFragment} }
    }
  }`
