import { linkFragment, pictureFragment } from '../../content/fragments.ts'

export const requestHeroFragment = /* groq */ `
  _type == "requestHero" => {
    heading,
    lead,
    actions[]{ ${linkFragment} },
    picture{ ${pictureFragment} },
    smallPicture{ ${pictureFragment} }
  }`
