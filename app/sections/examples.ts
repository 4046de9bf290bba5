import { carouselExamples } from './carousel/examples.ts'
import { heroExamples } from './hero/examples.ts'
import { hubBannerExamples } from './hubBanner/examples.ts'
import { nextPageExamples } from './nextPage/examples.ts'
import { partnerLogosExamples } from './partnerLogos/examples.ts'
import { serviceCardsExamples } from './serviceCards/examples.ts'
import { statisticsExamples } from './statistics/examples.ts'
import { testimonialSliderExamples } from './testimonialSlider/examples.ts'
import type { SectionData, SectionType } from './types.ts'

/** Sections as data, for the gallery and for tests: complete ones and the barest allowed. */
export const sectionExamples: { readonly [Type in SectionType]: readonly SectionData<Type>[] } = {
  carousel: carouselExamples,
  hero: heroExamples,
  hubBanner: hubBannerExamples,
  nextPage: nextPageExamples,
  partnerLogos: partnerLogosExamples,
  serviceCards: serviceCardsExamples,
  statistics: statisticsExamples,
  testimonialSlider: testimonialSliderExamples,
}
