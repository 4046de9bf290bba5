import { defineQuery } from 'groq'
import { pictureFragment } from '../content/fragments.ts'
import { carouselFragment } from '../sections/carousel/query.ts'
import { heroFragment } from '../sections/hero/query.ts'
import { hubBannerFragment } from '../sections/hubBanner/query.ts'
import { nextPageFragment } from '../sections/nextPage/query.ts'
import { partnerLogosFragment } from '../sections/partnerLogos/query.ts'
import { serviceCardsFragment } from '../sections/serviceCards/query.ts'
import { statisticsFragment } from '../sections/statistics/query.ts'
import { testimonialSliderFragment } from '../sections/testimonialSlider/query.ts'

/** The page at `$path` with everything its sections show. */
export const PAGE_QUERY = defineQuery(`*[_type == "page" && path == $path][0]{
  _id,
  title,
  path,
  "home": *[_type == "page" && path == "/"][0]{ title, path },
  parent->{ title, path, parent->{ title, path } },
  seo{ title, description, noindex, image{ ${pictureFragment} } },
  sections[]{
    _key,
    _type,
    ${carouselFragment},
    ${heroFragment},
    ${hubBannerFragment},
    ${nextPageFragment},
    ${partnerLogosFragment},
    ${serviceCardsFragment},
    ${statisticsFragment},
    ${testimonialSliderFragment}
  }
}`)

/** Where `$path` has moved to. Read only when no page stands there. */
export const REDIRECT_QUERY = defineQuery(
  `*[_type == "redirect" && source == $path][0]{ destination, permanent }`,
)
