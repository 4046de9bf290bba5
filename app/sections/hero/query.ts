import { linkFragment, pictureFragment } from '../../content/fragments.ts'

/** The certificates are the company's, from the site settings. */
export const heroFragment = /* groq */ `
  _type == "hero" => {
    text,
    code,
    spokenCode,
    listHeading,
    list,
    actions[]{ ${linkFragment} },
    picture{ ${pictureFragment} },
    smallPicture{ ${pictureFragment} },
    front{ ${pictureFragment} },
    note{ ${pictureFragment} },
    "certificates": select(
      showCertificates == true => *[_type == "siteSettings" && _id == "siteSettings"][0].links.certificates[]{
        _key, title, mark, image{ ${pictureFragment} }, "url": file.asset->url
      }
    )
  }`
