import { linkFragment, pictureFragment } from '../../content/fragments.ts'

export const productHeroFragment = /* groq */ `
  _type == "productHero" => {
    heading,
    lead,
    arrangement,
    ground,
    actions[]{ ${linkFragment} },
    picture{ ${pictureFragment} },
    smallPicture{ ${pictureFragment} }
  }`
