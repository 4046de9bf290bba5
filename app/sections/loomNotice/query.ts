import { linkFragment, pictureFragment } from '../../content/fragments.ts'

export const loomNoticeFragment = /* groq */ `
  _type == "loomNotice" => {
    heading,
    lead,
    listHeading,
    items,
    actions[]{ ${linkFragment} },
    picture{ ${pictureFragment} }
  }`
