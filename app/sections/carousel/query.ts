import { linkFragment, pictureFragment } from '../../content/fragments.ts'

export const carouselFragment = /* groq */ `
  _type == "carousel" => {
    link{ ${linkFragment} },
    slides[]{
      _key,
      heading,
      ground,
      cloth{ ${pictureFragment} },
      picture{ ${pictureFragment} },
      overlay{ ${pictureFragment} }
    }
  }`
