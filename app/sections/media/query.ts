import { pictureFragment } from '../../content/fragments.ts'
import { frameFragment } from '../frameFragment.ts'

export const mediaFragment = /* groq */ `
  _type == "media" => {
    ${frameFragment},
    picture{ ${pictureFragment} },
    "video": video.asset->{ url, mimeType },
    "captions": captions.asset->url,
    caption
  }`
