import { linkFragment, pictureFragment } from '../../content/fragments.ts'

export const threadsHeroFragment = /* groq */ `
  _type == "threadsHero" => {
    heading,
    lead,
    actions[]{ ${linkFragment} },
    picture{ ${pictureFragment} },
    smallPicture{ ${pictureFragment} }
  }`
