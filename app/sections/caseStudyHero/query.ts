import { pictureFragment } from '../../content/fragments.ts'

export const caseStudyHeroFragment = /* groq */ `
  _type == "caseStudyHero" => {
    client,
    published,
    picture{ ${pictureFragment} },
    smallPicture{ ${pictureFragment} }
  }`
