/** Written by `npm run generate` from the folders of app/sections. Change those instead. */
import { apiRequestExamples } from './apiRequest/examples.ts'
import { articleListExamples } from './articleList/examples.ts'
import { articleTextExamples } from './articleText/examples.ts'
import { buttonsExamples } from './buttons/examples.ts'
import { callToActionExamples } from './callToAction/examples.ts'
import { cardsExamples } from './cards/examples.ts'
import { carouselExamples } from './carousel/examples.ts'
import { caseOpeningExamples } from './caseOpening/examples.ts'
import { caseStoryExamples } from './caseStory/examples.ts'
import { chartExamples } from './chart/examples.ts'
import { codeExamples } from './code/examples.ts'
import { consentPairExamples } from './consentPair/examples.ts'
import { contactFormExamples } from './contactForm/examples.ts'
import { demoFormExamples } from './demoForm/examples.ts'
import { dividerExamples } from './divider/examples.ts'
import { embeddedFormExamples } from './embeddedForm/examples.ts'
import { featuresExamples } from './features/examples.ts'
import { fieldRoundExamples } from './fieldRound/examples.ts'
import { figuresExamples } from './figures/examples.ts'
import { heroExamples } from './hero/examples.ts'
import { leadershipExamples } from './leadership/examples.ts'
import { mediaExamples } from './media/examples.ts'
import { menuTreeExamples } from './menuTree/examples.ts'
import { messageLengthExamples } from './messageLength/examples.ts'
import { missingPageExamples } from './missingPage/examples.ts'
import { newsletterExamples } from './newsletter/examples.ts'
import { openPositionsExamples } from './openPositions/examples.ts'
import { partnerLogosExamples } from './partnerLogos/examples.ts'
import { phoneDeskExamples } from './phoneDesk/examples.ts'
import { questionsExamples } from './questions/examples.ts'
import { quotationExamples } from './quotation/examples.ts'
import { receiptExamples } from './receipt/examples.ts'
import { referenceContactExamples } from './referenceContact/examples.ts'
import { serviceIndexExamples } from './serviceIndex/examples.ts'
import { statementExamples } from './statement/examples.ts'
import { tableExamples } from './table/examples.ts'
import { testimonialSliderExamples } from './testimonialSlider/examples.ts'
import { textBlockExamples } from './textBlock/examples.ts'
import { textWithPictureExamples } from './textWithPicture/examples.ts'
import { timelineExamples } from './timeline/examples.ts'
import type { SectionExamples } from './types.ts'

/** Sections as data, for the gallery and for tests: complete ones and the barest allowed. */
export const sectionExamples: SectionExamples = {
  apiRequest: apiRequestExamples,
  articleList: articleListExamples,
  articleText: articleTextExamples,
  buttons: buttonsExamples,
  callToAction: callToActionExamples,
  cards: cardsExamples,
  carousel: carouselExamples,
  caseOpening: caseOpeningExamples,
  caseStory: caseStoryExamples,
  chart: chartExamples,
  code: codeExamples,
  consentPair: consentPairExamples,
  contactForm: contactFormExamples,
  demoForm: demoFormExamples,
  divider: dividerExamples,
  embeddedForm: embeddedFormExamples,
  features: featuresExamples,
  fieldRound: fieldRoundExamples,
  figures: figuresExamples,
  hero: heroExamples,
  leadership: leadershipExamples,
  media: mediaExamples,
  menuTree: menuTreeExamples,
  messageLength: messageLengthExamples,
  missingPage: missingPageExamples,
  newsletter: newsletterExamples,
  openPositions: openPositionsExamples,
  partnerLogos: partnerLogosExamples,
  phoneDesk: phoneDeskExamples,
  questions: questionsExamples,
  quotation: quotationExamples,
  receipt: receiptExamples,
  referenceContact: referenceContactExamples,
  serviceIndex: serviceIndexExamples,
  statement: statementExamples,
  table: tableExamples,
  testimonialSlider: testimonialSliderExamples,
  textBlock: textBlockExamples,
  textWithPicture: textWithPictureExamples,
  timeline: timelineExamples,
}
