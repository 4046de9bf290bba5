import { pictureFragment } from '../../content/fragments.ts'

export const articleTextFragment = /* groq */ `
  _type == "articleText" => {
    notice, heading, byline, lead, body, quotation, closing,
    picture{ ${pictureFragment} }
  }`
