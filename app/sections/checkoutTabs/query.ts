import { pictureFragment } from '../../content/fragments.ts'

export const checkoutTabsFragment = /* groq */ `
  _type == "checkoutTabs" => {
    heading,
    lead,
    tabs[]{ _key, title, text, picture{ ${pictureFragment} } }
  }`
