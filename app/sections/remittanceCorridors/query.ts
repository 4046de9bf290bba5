import { linkFragment, pictureFragment } from '../../content/fragments.ts'

export const remittanceCorridorsFragment = /* groq */ `
  _type == "remittanceCorridors" => {
    heading,
    lead,
    actions[]{ ${linkFragment} },
    picture{ ${pictureFragment} },
    smallPicture{ ${pictureFragment} }
  }`
