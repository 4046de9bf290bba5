import { pictureFragment, richTextFragment } from '../../content/fragments.ts'

export const articleTextFragment = /* groq */ `
  _type == "articleText" => {
    notice, heading, byline, lead, body${richTextFragment}, quotation, closing${richTextFragment},
    picture{ ${pictureFragment} }
  }`
