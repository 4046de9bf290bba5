import { defineQuery } from 'groq'
import { pictureFragment } from '../content/fragments.ts'
import { sectionFragments } from '../sections/fragments.generated.ts'
import { frameFragment } from '../sections/frameFragment.ts'

/** The page at `$path` with the content of its sections. */
export const PAGE_QUERY = defineQuery(`*[_type == "page" && path == $path][0]{
  _id, title, path,
  "home": *[_type == "page" && path == "/"][0]{ title, path },
  parent->{ title, path, parent->{ title, path } },
  schemaKind,
  standalone{
    email, ground, copyrightYear,
    "site": *[_type == "siteSettings" && _id == "siteSettings"][0]{
      name, legalName, logo{ ${pictureFragment} }, "social": links.social[]{ _key, platform, url }
    }
  },
  seo{ title, description, noindex, image{ ${pictureFragment} } },
  sections[]{ _key, _type, ${frameFragment}, ${sectionFragments} }
}`)

/** The target of a redirect at `$path`. Read only if there is no page. */
export const REDIRECT_QUERY = defineQuery(
  `*[_type == "redirect" && source == $path][0]{ destination, permanent }`,
)
