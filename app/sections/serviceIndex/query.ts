import { hrefFragment, pictureFragment } from '../../content/fragments.ts'

export const serviceIndexFragment = /* groq */ `
  _type == "serviceIndex" => {
    groups[]{
      _key, title,
      services[]{ _key, title, description, ${hrefFragment}, picture{ ${pictureFragment} } }
    },
    cloth{ ${pictureFragment} },
    picture{ ${pictureFragment} }
  }`
