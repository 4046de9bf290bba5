import { linkFragment, pictureFragment } from '../../content/fragments.ts'

export const calendarHeroFragment = /* groq */ `
  _type == "calendarHero" => {
    heading,
    lead,
    actions[]{ ${linkFragment} },
    picture{ ${pictureFragment} },
    paper{ ${pictureFragment} }
  }`
