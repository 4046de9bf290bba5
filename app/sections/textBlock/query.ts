import { richTextFragment } from '../../content/fragments.ts'

export const textBlockFragment = /* groq */ `
  _type == "textBlock" => { body${richTextFragment} }`
