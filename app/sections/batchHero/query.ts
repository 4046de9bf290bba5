import { linkFragment, pictureFragment } from '../../content/fragments.ts'

export const batchHeroFragment = /* groq */ `
  _type == "batchHero" => {
    heading,
    lead,
    actions[]{ ${linkFragment} },
    picture{ ${pictureFragment} },
    smallPicture{ ${pictureFragment} }
  }`
