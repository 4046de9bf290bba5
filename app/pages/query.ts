import { defineQuery } from 'groq'
import { pictureFragment } from '../content/fragments.ts'
import { apiRequestFragment } from '../sections/apiRequest/query.ts'
import { batchHeroFragment } from '../sections/batchHero/query.ts'
import { batchKnotsFragment } from '../sections/batchKnots/query.ts'
import { benefitsFragment } from '../sections/benefits/query.ts'
import { carouselFragment } from '../sections/carousel/query.ts'
import { closingCallFragment } from '../sections/closingCall/query.ts'
import { contactFormFragment } from '../sections/contactForm/query.ts'
import { counterTakingsFragment } from '../sections/counterTakings/query.ts'
import { deliveryReportFragment } from '../sections/deliveryReport/query.ts'
import { demoFormFragment } from '../sections/demoForm/query.ts'
import { dialCodeFragment } from '../sections/dialCode/query.ts'
import { embeddedFormFragment } from '../sections/embeddedForm/query.ts'
import { hangingCountersFragment } from '../sections/hangingCounters/query.ts'
import { heroFragment } from '../sections/hero/query.ts'
import { hubBannerFragment } from '../sections/hubBanner/query.ts'
import { menuTreeFragment } from '../sections/menuTree/query.ts'
import { messageLengthFragment } from '../sections/messageLength/query.ts'
import { messageWallFragment } from '../sections/messageWall/query.ts'
import { meterTokenFragment } from '../sections/meterToken/query.ts'
import { missingPageFragment } from '../sections/missingPage/query.ts'
import { newsletterFragment } from '../sections/newsletter/query.ts'
import { nextPageFragment } from '../sections/nextPage/query.ts'
import { partnerLogosFragment } from '../sections/partnerLogos/query.ts'
import { paymentWaysFragment } from '../sections/paymentWays/query.ts'
import { phoneDeskFragment } from '../sections/phoneDesk/query.ts'
import { productGalleryFragment } from '../sections/productGallery/query.ts'
import { questionsFragment } from '../sections/questions/query.ts'
import { railTableFragment } from '../sections/railTable/query.ts'
import { referenceTraceFragment } from '../sections/referenceTrace/query.ts'
import { screenLimitsFragment } from '../sections/screenLimits/query.ts'
import { senderNameFragment } from '../sections/senderName/query.ts'
import { serviceCardsFragment } from '../sections/serviceCards/query.ts'
import { serviceIndexFragment } from '../sections/serviceIndex/query.ts'
import { settlementDaysFragment } from '../sections/settlementDays/query.ts'
import { shopSignFragment } from '../sections/shopSign/query.ts'
import { shopStreetFragment } from '../sections/shopStreet/query.ts'
import { startupOpeningFragment } from '../sections/startupOpening/query.ts'
import { statisticsFragment } from '../sections/statistics/query.ts'
import { testimonialSliderFragment } from '../sections/testimonialSlider/query.ts'
import { threadsHeroFragment } from '../sections/threadsHero/query.ts'

/** The page at `$path` with everything its sections show. */
export const PAGE_QUERY = defineQuery(`*[_type == "page" && path == $path][0]{
  _id,
  title,
  path,
  "home": *[_type == "page" && path == "/"][0]{ title, path },
  parent->{ title, path, parent->{ title, path } },
  schemaKind,
  ownFrame{
    email, ground, copyrightYear,
    "site": *[_type == "siteSettings" && _id == "siteSettings"][0]{
      name, legalName, "social": links.social[]{ _key, platform, url }
    }
  },
  seo{ title, description, noindex, image{ ${pictureFragment} } },
  sections[]{
    _key,
    _type,
    ${apiRequestFragment},
    ${railTableFragment},
    ${batchKnotsFragment},
    ${batchHeroFragment},
    ${benefitsFragment},
    ${carouselFragment},
    ${closingCallFragment},
    ${contactFormFragment},
    ${counterTakingsFragment},
    ${deliveryReportFragment},
    ${demoFormFragment},
    ${dialCodeFragment},
    ${embeddedFormFragment},
    ${hangingCountersFragment},
    ${heroFragment},
    ${hubBannerFragment},
    ${menuTreeFragment},
    ${messageLengthFragment},
    ${messageWallFragment},
    ${meterTokenFragment},
    ${missingPageFragment},
    ${newsletterFragment},
    ${nextPageFragment},
    ${partnerLogosFragment},
    ${paymentWaysFragment},
    ${phoneDeskFragment},
    ${productGalleryFragment},
    ${questionsFragment},
    ${referenceTraceFragment},
    ${screenLimitsFragment},
    ${senderNameFragment},
    ${serviceCardsFragment},
    ${serviceIndexFragment},
    ${settlementDaysFragment},
    ${shopSignFragment},
    ${shopStreetFragment},
    ${startupOpeningFragment},
    ${statisticsFragment},
    ${testimonialSliderFragment},
    ${threadsHeroFragment}
  }
}`)

/** Where `$path` has moved to. Read only when no page stands there. */
export const REDIRECT_QUERY = defineQuery(
  `*[_type == "redirect" && source == $path][0]{ destination, permanent }`,
)
