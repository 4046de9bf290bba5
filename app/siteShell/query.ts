import { defineQuery } from 'groq'
import { hrefFragment, linkFragment, pictureFragment } from '../content/fragments.ts'
import type { SITE_QUERY_RESULT } from '../content/types.generated.ts'

const certificates = /* groq */ `certificates[]{ _key, title, mark, image{ ${pictureFragment} }, "url": file.asset->url }`

const navigation = /* groq */ `navigation{
  company{
    label,
    items[]{ _key, title, subtitle, ${hrefFragment}, opensNewsletter, swatch{ ${pictureFragment} } }
  },
  offer{
    label, mobileLabel,
    items[]{
      _key, title, description, shortDescription, ${hrefFragment}, linkLabel, strip{ ${pictureFragment} }
    }
  },
  developers{
    label,
    card{ title, description, ${hrefFragment}, linkLabel },
    links[]{ _key, title, subtitle, ${hrefFragment} }
  },
  actions[]{ ${linkFragment} }
}`

const footer = /* groq */ `footer{
  resources{ heading, links[]{ ${linkFragment} } },
  developers{ heading, links[]{ ${linkFragment} } },
  company{ heading, links[]{ ${linkFragment} } },
  contactHeading,
  band{ ${pictureFragment} }
}`

/** Content of every page: names, contact details, menus, footer, sharing defaults. */
export const SITE_QUERY = defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0]{
  name, legalName, tagline, description,
  supportEmails, officePhone, officeLabel, salesPhone, salesLabel, hours, address,
  logo{ ${pictureFragment} },
  appIcon{ ${pictureFragment} },
  links{ social[]{ _key, platform, url }, ${certificates} },
  ${navigation},
  ${footer},
  seo{ titleSuffix, description, image{ ${pictureFragment} } }
}`)

export type SiteSettings = NonNullable<SITE_QUERY_RESULT>
export type Navigation = NonNullable<SiteSettings['navigation']>
export type FooterContent = NonNullable<SiteSettings['footer']>
