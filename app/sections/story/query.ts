import { pictureFragment } from '../../content/fragments.ts'

export const storyFragment = /* groq */ `
  _type == "story" => {
    picture{ ${pictureFragment} },
    entries[]{ _key, time, name, amount, state, posted }
  }`
