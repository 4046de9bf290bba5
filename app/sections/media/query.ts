import { pictureFragment } from '../../content/fragments.ts'

export const mediaFragment = /* groq */ `
  _type == "media" => {
    picture{ ${pictureFragment} },
    "video": video.asset->{ url, mimeType },
    "captions": captions.asset->url,
    caption
  }`
