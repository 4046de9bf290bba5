import { linkFragment, pictureFragment } from '../../content/fragments.ts'
import { frameFragment } from '../frameFragment.ts'

/** The title of the page that was chosen is shown where there is no heading. */
export const callToActionFragment = /* groq */ `
  _type == "callToAction" => {
    ${frameFragment},
    kicker,
    code,
    "pageTitle": link.page->title,
    link{ ${linkFragment} },
    picture{ ${pictureFragment} }
  }`
