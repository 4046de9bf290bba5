/** Everything editors can write: one list of named types, by kind. */
import { faqItem } from './documents/faqItem.ts'
import { jobPosition } from './documents/jobPosition.ts'
import { page } from './documents/page.ts'
import { partner } from './documents/partner.ts'
import { policy } from './documents/policy.ts'
import { productCard } from './documents/productCard.ts'
import { redirect } from './documents/redirect.ts'
import { serviceCard } from './documents/serviceCard.ts'
import { teamMember } from './documents/teamMember.ts'
import { testimonial } from './documents/testimonial.ts'
import { certificate } from './objects/certificate.ts'
import { clause } from './objects/clause.ts'
import { featureItem } from './objects/featureItem.ts'
import { ground } from './objects/ground.ts'
import { href } from './objects/href.ts'
import { keyFigure } from './objects/keyFigure.ts'
import { link } from './objects/link.ts'
import { linkList } from './objects/linkList.ts'
import { navigationItem } from './objects/navigationItem.ts'
import { offerItem } from './objects/offerItem.ts'
import { order } from './objects/order.ts'
import { picture } from './objects/picture.ts'
import { referenceLink } from './objects/referenceLink.ts'
import { richText } from './objects/richText.ts'
import { seo } from './objects/seo.ts'
import { sitePath } from './objects/sitePath.ts'
import { slide } from './objects/slide.ts'
import { socialProfile } from './objects/socialProfile.ts'
import { statistic } from './objects/statistic.ts'
import { titledText } from './objects/titledText.ts'
import { carousel } from './sections/carousel.ts'
import { hero } from './sections/hero.ts'
import { hubBanner } from './sections/hubBanner.ts'
import { nextPage } from './sections/nextPage.ts'
import { partnerLogos } from './sections/partnerLogos.ts'
import { serviceCards } from './sections/serviceCards.ts'
import { statistics } from './sections/statistics.ts'
import { testimonialSlider } from './sections/testimonialSlider.ts'
import { siteSettings } from './singletons/siteSettings.ts'

/** Documents that exist once, under an id equal to their type. */
export const singletonTypes = [siteSettings]

const documentTypes = [
  faqItem,
  jobPosition,
  page,
  partner,
  policy,
  productCard,
  redirect,
  serviceCard,
  teamMember,
  testimonial,
]

/** What a page is made of; the app’s section registry names the same set. */
export const sectionTypes = [
  carousel,
  hero,
  hubBanner,
  nextPage,
  partnerLogos,
  serviceCards,
  statistics,
  testimonialSlider,
]

const objectTypes = [
  certificate,
  clause,
  featureItem,
  ground,
  href,
  keyFigure,
  link,
  linkList,
  navigationItem,
  offerItem,
  order,
  picture,
  referenceLink,
  richText,
  seo,
  sitePath,
  slide,
  socialProfile,
  statistic,
  titledText,
]

export const schemaTypes = [...singletonTypes, ...documentTypes, ...sectionTypes, ...objectTypes]
