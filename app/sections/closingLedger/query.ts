import { linkFragment, pictureFragment } from '../../content/fragments.ts'

export const closingLedgerFragment = /* groq */ `
  _type == "closingLedger" => {
    heading,
    lead,
    actions[]{ ${linkFragment} },
    picture{ ${pictureFragment} },
    smallPicture{ ${pictureFragment} }
  }`
