import { benefitsExamples } from './benefits/examples.ts'
import { carouselExamples } from './carousel/examples.ts'
import { closingCallExamples } from './closingCall/examples.ts'
import { contactFormExamples } from './contactForm/examples.ts'
import { demoFormExamples } from './demoForm/examples.ts'
import { embeddedFormExamples } from './embeddedForm/examples.ts'
import { heroExamples } from './hero/examples.ts'
import { hubBannerExamples } from './hubBanner/examples.ts'
import { missingPageExamples } from './missingPage/examples.ts'
import { newsletterExamples } from './newsletter/examples.ts'
import { nextPageExamples } from './nextPage/examples.ts'
import { partnerLogosExamples } from './partnerLogos/examples.ts'
import { paymentWaysExamples } from './paymentWays/examples.ts'
import { phoneDeskExamples } from './phoneDesk/examples.ts'
import { productGalleryExamples } from './productGallery/examples.ts'
import { questionsExamples } from './questions/examples.ts'
import { referenceTraceExamples } from './referenceTrace/examples.ts'
import { serviceCardsExamples } from './serviceCards/examples.ts'
import { serviceIndexExamples } from './serviceIndex/examples.ts'
import { settlementDaysExamples } from './settlementDays/examples.ts'
import { shopSignExamples } from './shopSign/examples.ts'
import { shopStreetExamples } from './shopStreet/examples.ts'
import { startupOpeningExamples } from './startupOpening/examples.ts'
import { statisticsExamples } from './statistics/examples.ts'
import { testimonialSliderExamples } from './testimonialSlider/examples.ts'
import { threadsHeroExamples } from './threadsHero/examples.ts'
import type { SectionData, SectionType } from './types.ts'

/** Sections as data, for the gallery and for tests: complete ones and the barest allowed. */
export const sectionExamples: { readonly [Type in SectionType]: readonly SectionData<Type>[] } = {
  carousel: carouselExamples,
  closingCall: closingCallExamples,
  contactForm: contactFormExamples,
  demoForm: demoFormExamples,
  hero: heroExamples,
  hubBanner: hubBannerExamples,
  newsletter: newsletterExamples,
  nextPage: nextPageExamples,
  partnerLogos: partnerLogosExamples,
  paymentWays: paymentWaysExamples,
  productGallery: productGalleryExamples,
  referenceTrace: referenceTraceExamples,
  serviceCards: serviceCardsExamples,
  serviceIndex: serviceIndexExamples,
  settlementDays: settlementDaysExamples,
  shopSign: shopSignExamples,
  shopStreet: shopStreetExamples,
  statistics: statisticsExamples,
  testimonialSlider: testimonialSliderExamples,
  threadsHero: threadsHeroExamples,
  benefits: benefitsExamples,
  embeddedForm: embeddedFormExamples,
  missingPage: missingPageExamples,
  phoneDesk: phoneDeskExamples,
  questions: questionsExamples,
  startupOpening: startupOpeningExamples,
}
