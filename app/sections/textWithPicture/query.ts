import { linkFragment, pictureFragment, richTextFragment } from '../../content/fragments.ts'
import { frameFragment } from '../frameFragment.ts'

export const textWithPictureFragment = /* groq */ `
  _type == "textWithPicture" => {
    ${frameFragment}, body${richTextFragment}, picture{ ${pictureFragment} }, actions[]{ ${linkFragment} }
  }`
