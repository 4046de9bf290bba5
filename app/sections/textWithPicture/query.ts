import { linkFragment, pictureFragment, richTextFragment } from '../../content/fragments.ts'

export const textWithPictureFragment = /* groq */ `
  _type == "textWithPicture" => {
    body${richTextFragment}, picture{ ${pictureFragment} }, actions[]{ ${linkFragment} }
  }`
