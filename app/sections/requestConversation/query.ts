import { pictureFragment } from '../../content/fragments.ts'

export const requestConversationFragment = /* groq */ `
  _type == "requestConversation" => {
    heading,
    payerLabel,
    askerLabel,
    turns[]{ _key, time, side, title, text },
    picture{ ${pictureFragment} }
  }`
