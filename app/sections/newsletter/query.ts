import { pictureFragment } from '../../content/fragments.ts'

export const newsletterFragment = /* groq */ `
  _type == "newsletter" => {
    placeholder,
    submitLabel,
    wording,
    invitation{
      heading, lead, thanksHeading, thanksText,
      picture{ ${pictureFragment} },
      smallPicture{ ${pictureFragment} }
    }
  }`
