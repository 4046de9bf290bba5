import { linkFragment, pictureFragment } from '../../content/fragments.ts'

export const productGalleryFragment = /* groq */ `
  _type == "productGallery" => {
    kicker,
    heading,
    lead,
    actions[]{ ${linkFragment} },
    products[]->{
      _id, title, desc, comingSoon, "ground": gradient,
      image{ ${pictureFragment} },
      link{ ${linkFragment} }
    }
  }`
