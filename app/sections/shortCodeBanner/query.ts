import { linkFragment } from '../../content/fragments.ts'

export const shortCodeBannerFragment = /* groq */ `
  _type == "shortCodeBanner" => { code, heading, text, link{ ${linkFragment} } }`
