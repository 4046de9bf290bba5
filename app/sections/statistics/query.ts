import { pictureFragment } from '../../content/fragments.ts'

export const statisticsFragment = /* groq */ `
  _type == "statistics" => {
    heading,
    items[]{ _key, value, unit, suffix, label, band{ ${pictureFragment} } }
  }`
