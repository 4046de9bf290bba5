import { linkFragment, pictureFragment } from '../../content/fragments.ts'

/** The title of the page that was chosen is shown where there is no heading. */
export const callToActionFragment = /* groq */ `
  _type == "callToAction" => {
    kicker,
    code,
    "pageTitle": link.page->title,
    link{ ${linkFragment} },
    picture{ ${pictureFragment} }
  }`
