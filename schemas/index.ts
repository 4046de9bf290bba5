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
import { benefit } from './objects/benefit.ts'
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
import { ownFrame } from './objects/ownFrame.ts'
import { picture } from './objects/picture.ts'
import { policyWords } from './objects/policyWords.ts'
import { referenceLink } from './objects/referenceLink.ts'
import { richText } from './objects/richText.ts'
import { seo } from './objects/seo.ts'
import { serviceEntry } from './objects/serviceEntry.ts'
import { sitePath } from './objects/sitePath.ts'
import { slide } from './objects/slide.ts'
import { socialProfile } from './objects/socialProfile.ts'
import { statistic } from './objects/statistic.ts'
import { thread } from './objects/thread.ts'
import { titledText } from './objects/titledText.ts'
import { benefits } from './sections/benefits.ts'
import { carousel } from './sections/carousel.ts'
import { closingCall } from './sections/closingCall.ts'
import { contactForm } from './sections/contactForm.ts'
import { demoForm } from './sections/demoForm.ts'
import { embeddedForm } from './sections/embeddedForm.ts'
import { hero } from './sections/hero.ts'
import { hubBanner } from './sections/hubBanner.ts'
import { missingPage } from './sections/missingPage.ts'
import { newsletter } from './sections/newsletter.ts'
import { nextPage } from './sections/nextPage.ts'
import { partnerLogos } from './sections/partnerLogos.ts'
import { paymentWays } from './sections/paymentWays.ts'
import { phoneDesk } from './sections/phoneDesk.ts'
import { productGallery } from './sections/productGallery.ts'
import { questions } from './sections/questions.ts'
import { referenceTrace } from './sections/referenceTrace.ts'
import { serviceCards } from './sections/serviceCards.ts'
import { serviceIndex } from './sections/serviceIndex.ts'
import { settlementDays } from './sections/settlementDays.ts'
import { shopSign } from './sections/shopSign.ts'
import { shopStreet } from './sections/shopStreet.ts'
import { startupOpening } from './sections/startupOpening.ts'
import { statistics } from './sections/statistics.ts'
import { testimonialSlider } from './sections/testimonialSlider.ts'
import { threadsHero } from './sections/threadsHero.ts'
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
  closingCall,
  contactForm,
  demoForm,
  hero,
  hubBanner,
  newsletter,
  nextPage,
  partnerLogos,
  paymentWays,
  productGallery,
  referenceTrace,
  serviceCards,
  serviceIndex,
  settlementDays,
  shopSign,
  shopStreet,
  statistics,
  testimonialSlider,
  threadsHero,
  benefits,
  embeddedForm,
  missingPage,
  phoneDesk,
  questions,
  startupOpening,
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
  policyWords,
  referenceLink,
  richText,
  seo,
  serviceEntry,
  sitePath,
  slide,
  socialProfile,
  statistic,
  thread,
  titledText,
  benefit,
  ownFrame,
]

export const schemaTypes = [...singletonTypes, ...documentTypes, ...sectionTypes, ...objectTypes]
