import { linkFragment, pictureFragment } from '../../content/fragments.ts'

export const userChannelsFragment = /* groq */ `
  _type == "userChannels" => {
    heading,
    lead,
    picture{ ${pictureFragment} },
    channels[]{ _key, title, text, view },
    link{ ${linkFragment} }
  }`
