/** Written by `npm run generate` from the folders of app/sections. Change those instead. */
import type { Ground } from '../design/ground.ts'
import { apiRequestExamples } from './apiRequest/examples.ts'
import { articleListExamples } from './articleList/examples.ts'
import { articleTextExamples } from './articleText/examples.ts'
import { buttonsExamples } from './buttons/examples.ts'
import { callToActionExamples } from './callToAction/examples.ts'
import { cardsExamples } from './cards/examples.ts'
import { carouselExamples } from './carousel/examples.ts'
import { caseStudyChaptersExamples } from './caseStudyChapters/examples.ts'
import { caseStudyHeroExamples } from './caseStudyHero/examples.ts'
import { chartExamples } from './chart/examples.ts'
import { codeExamples } from './code/examples.ts'
import { comparisonExamples } from './comparison/examples.ts'
import { contactDetailsExamples } from './contactDetails/examples.ts'
import { contactFormExamples } from './contactForm/examples.ts'
import { demoFormExamples } from './demoForm/examples.ts'
import { dividerExamples } from './divider/examples.ts'
import { embeddedFormExamples } from './embeddedForm/examples.ts'
import { featuresExamples } from './features/examples.ts'
import { figuresExamples } from './figures/examples.ts'
import { heroExamples } from './hero/examples.ts'
import { leadershipExamples } from './leadership/examples.ts'
import { mediaExamples } from './media/examples.ts'
import { menuTreeExamples } from './menuTree/examples.ts'
import { messageLengthExamples } from './messageLength/examples.ts'
import { newsletterExamples } from './newsletter/examples.ts'
import { notFoundExamples } from './notFound/examples.ts'
import { openPositionsExamples } from './openPositions/examples.ts'
import { partnerLogosExamples } from './partnerLogos/examples.ts'
import { questionsExamples } from './questions/examples.ts'
import { quotationExamples } from './quotation/examples.ts'
import { receiptExamples } from './receipt/examples.ts'
import { referenceContactExamples } from './referenceContact/examples.ts'
import { serviceIndexExamples } from './serviceIndex/examples.ts'
import { statementExamples } from './statement/examples.ts'
import { storyExamples } from './story/examples.ts'
import { tableExamples } from './table/examples.ts'
import { testimonialSliderExamples } from './testimonialSlider/examples.ts'
import { textBlockExamples } from './textBlock/examples.ts'
import { textWithPictureExamples } from './textWithPicture/examples.ts'
import { timelineExamples } from './timeline/examples.ts'
import type { SectionExamples, SectionType } from './types.ts'

/** Sections as data, for the gallery and for tests: complete ones and the barest allowed. */
export const sectionExamples: SectionExamples = {
  apiRequest: apiRequestExamples,
  articleList: articleListExamples,
  articleText: articleTextExamples,
  buttons: buttonsExamples,
  callToAction: callToActionExamples,
  cards: cardsExamples,
  carousel: carouselExamples,
  caseStudyChapters: caseStudyChaptersExamples,
  caseStudyHero: caseStudyHeroExamples,
  chart: chartExamples,
  code: codeExamples,
  comparison: comparisonExamples,
  contactDetails: contactDetailsExamples,
  contactForm: contactFormExamples,
  demoForm: demoFormExamples,
  divider: dividerExamples,
  embeddedForm: embeddedFormExamples,
  features: featuresExamples,
  figures: figuresExamples,
  hero: heroExamples,
  leadership: leadershipExamples,
  media: mediaExamples,
  menuTree: menuTreeExamples,
  messageLength: messageLengthExamples,
  newsletter: newsletterExamples,
  notFound: notFoundExamples,
  openPositions: openPositionsExamples,
  partnerLogos: partnerLogosExamples,
  questions: questionsExamples,
  quotation: quotationExamples,
  receipt: receiptExamples,
  referenceContact: referenceContactExamples,
  serviceIndex: serviceIndexExamples,
  statement: statementExamples,
  story: storyExamples,
  table: tableExamples,
  testimonialSlider: testimonialSliderExamples,
  textBlock: textBlockExamples,
  textWithPicture: textWithPictureExamples,
  timeline: timelineExamples,
}

/** The grounds that the schema of each type allows, for the gallery. */
export const sectionGrounds: Readonly<Record<SectionType, readonly Ground[]>> = {
  apiRequest: ['ink', 'indigo'],
  articleList: ['paper', 'white', 'raffia', 'ink', 'indigo', 'signal', 'gold', 'dew'],
  articleText: ['paper', 'white', 'raffia', 'dew'],
  buttons: ['paper', 'white', 'raffia', 'ink', 'indigo', 'signal', 'gold', 'dew'],
  callToAction: ['paper', 'white', 'raffia', 'ink', 'indigo', 'signal', 'gold', 'dew'],
  cards: ['paper', 'white', 'raffia', 'ink', 'indigo', 'signal', 'gold', 'dew'],
  carousel: ['ink', 'indigo'],
  caseStudyChapters: ['paper', 'white', 'raffia', 'dew'],
  caseStudyHero: ['paper', 'white', 'raffia', 'dew'],
  chart: ['paper', 'white', 'raffia', 'ink', 'indigo', 'signal', 'gold', 'dew'],
  code: ['paper', 'white', 'raffia', 'ink', 'indigo', 'signal', 'gold', 'dew'],
  comparison: ['paper', 'white', 'raffia', 'ink', 'indigo', 'signal', 'gold', 'dew'],
  contactDetails: ['paper', 'white', 'raffia', 'dew'],
  contactForm: [],
  demoForm: ['paper', 'white', 'raffia', 'ink', 'indigo', 'signal', 'gold', 'dew'],
  divider: ['paper', 'white', 'raffia', 'ink', 'indigo', 'signal', 'gold', 'dew'],
  embeddedForm: ['paper', 'white', 'raffia', 'dew'],
  features: ['paper', 'white', 'raffia', 'ink', 'indigo', 'signal', 'gold', 'dew'],
  figures: ['paper', 'white', 'raffia', 'ink', 'indigo', 'signal', 'gold', 'dew'],
  hero: ['paper', 'white', 'raffia', 'ink', 'indigo', 'signal', 'gold', 'dew'],
  leadership: ['paper', 'white', 'raffia', 'dew'],
  media: ['paper', 'white', 'raffia', 'ink', 'indigo', 'signal', 'gold', 'dew'],
  menuTree: ['paper', 'white', 'raffia', 'dew'],
  messageLength: ['paper', 'white', 'raffia', 'dew'],
  newsletter: [],
  notFound: ['paper', 'white', 'raffia', 'dew'],
  openPositions: ['paper', 'white', 'raffia', 'dew'],
  partnerLogos: ['paper', 'white', 'raffia', 'dew'],
  questions: ['paper', 'white', 'raffia', 'dew'],
  quotation: ['paper', 'white', 'raffia', 'ink', 'indigo', 'signal', 'gold', 'dew'],
  receipt: ['paper', 'white', 'raffia', 'ink', 'indigo', 'signal', 'gold', 'dew'],
  referenceContact: ['paper', 'white', 'raffia', 'dew'],
  serviceIndex: ['paper', 'white', 'raffia', 'dew'],
  statement: ['paper', 'white', 'raffia', 'ink', 'indigo', 'signal', 'gold', 'dew'],
  story: ['ink', 'indigo'],
  table: ['paper', 'white', 'raffia', 'ink', 'indigo', 'signal', 'gold', 'dew'],
  testimonialSlider: ['paper', 'white', 'raffia', 'dew'],
  textBlock: ['paper', 'white', 'raffia', 'ink', 'indigo', 'signal', 'gold', 'dew'],
  textWithPicture: ['paper', 'white', 'raffia', 'ink', 'indigo', 'signal', 'gold', 'dew'],
  timeline: ['paper', 'white', 'raffia', 'ink', 'indigo', 'signal', 'gold', 'dew'],
}
