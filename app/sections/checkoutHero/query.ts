import { linkFragment, pictureFragment } from '../../content/fragments.ts'

export const checkoutHeroFragment = /* groq */ `
  _type == "checkoutHero" => {
    heading,
    lead,
    actions[]{ ${linkFragment} },
    picture{ ${pictureFragment} },
    card{ ${pictureFragment} }
  }`
