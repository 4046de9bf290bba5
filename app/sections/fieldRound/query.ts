import { pictureFragment } from '../../content/fragments.ts'

export const fieldRoundFragment = /* groq */ `
  _type == "fieldRound" => {
    picture{ ${pictureFragment} },
    entries[]{ _key, time, name, amount, state, posted }
  }`
