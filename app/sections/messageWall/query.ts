import { linkFragment, pictureFragment } from '../../content/fragments.ts'

export const messageWallFragment = /* groq */ `
  _type == "messageWall" => {
    heading,
    lead,
    actions[]{ ${linkFragment} },
    picture{ ${pictureFragment} }
  }`
