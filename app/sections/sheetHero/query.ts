import { linkFragment, pictureFragment } from '../../content/fragments.ts'

export const sheetHeroFragment = /* groq */ `
  _type == "sheetHero" => {
    heading,
    lead,
    actions[]{ ${linkFragment} },
    picture{ ${pictureFragment} }
  }`
