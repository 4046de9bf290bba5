import { linkFragment, pictureFragment } from '../../content/fragments.ts'

export const hangingCountersFragment = /* groq */ `
  _type == "hangingCounters" => {
    heading,
    lead,
    actions[]{ ${linkFragment} },
    counters[]{ _key, title, supplier, text, ground, picture{ ${pictureFragment} } }
  }`
