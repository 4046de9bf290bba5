import { pictureFragment } from '../../content/fragments.ts'

export const fieldRoundFragment = /* groq */ `
  _type == "fieldRound" => {
    heading,
    lead,
    picture{ ${pictureFragment} },
    entries[]{ _key, time, name, amount, state, posted }
  }`
