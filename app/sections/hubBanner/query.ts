import { linkFragment, pictureFragment } from '../../content/fragments.ts'

export const hubBannerFragment = /* groq */ `
  _type == "hubBanner" => {
    kicker,
    heading,
    link{ ${linkFragment} },
    cloth{ ${pictureFragment} }
  }`
