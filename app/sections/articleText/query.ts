import { pictureFragment, richTextFragment } from '../../content/fragments.ts'

export const articleTextFragment = /* groq */ `
  _type == "articleText" => {
    notice, byline, body${richTextFragment}, quotation, closing${richTextFragment},
    picture{ ${pictureFragment} }
  }`
