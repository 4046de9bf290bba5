/** Written by `npm run generate` from the folders of app/sections. Change those instead. */
import { apiRequestExamples } from './apiRequest/examples.ts'
import { articleTextExamples } from './articleText/examples.ts'
import { batchKnotsExamples } from './batchKnots/examples.ts'
import { buttonsExamples } from './buttons/examples.ts'
import { carouselExamples } from './carousel/examples.ts'
import { caseHighlightsExamples } from './caseHighlights/examples.ts'
import { caseOpeningExamples } from './caseOpening/examples.ts'
import { caseStoryExamples } from './caseStory/examples.ts'
import { closingCallExamples } from './closingCall/examples.ts'
import { columnMatchingExamples } from './columnMatching/examples.ts'
import { consentPairExamples } from './consentPair/examples.ts'
import { contactFormExamples } from './contactForm/examples.ts'
import { contributionSplitExamples } from './contributionSplit/examples.ts'
import { counterTakingsExamples } from './counterTakings/examples.ts'
import { deliveryReportExamples } from './deliveryReport/examples.ts'
import { demoFormExamples } from './demoForm/examples.ts'
import { dividerExamples } from './divider/examples.ts'
import { downloadWeightsExamples } from './downloadWeights/examples.ts'
import { embeddedFormExamples } from './embeddedForm/examples.ts'
import { exchangeSumExamples } from './exchangeSum/examples.ts'
import { featureBlocksExamples } from './featureBlocks/examples.ts'
import { featuresExamples } from './features/examples.ts'
import { fieldRoundExamples } from './fieldRound/examples.ts'
import { hangingCountersExamples } from './hangingCounters/examples.ts'
import { heroExamples } from './hero/examples.ts'
import { hiringDaysExamples } from './hiringDays/examples.ts'
import { hubBannerExamples } from './hubBanner/examples.ts'
import { leadershipExamples } from './leadership/examples.ts'
import { loomNoticeExamples } from './loomNotice/examples.ts'
import { mediaExamples } from './media/examples.ts'
import { menuTreeExamples } from './menuTree/examples.ts'
import { messageLengthExamples } from './messageLength/examples.ts'
import { meterTokenExamples } from './meterToken/examples.ts'
import { missingPageExamples } from './missingPage/examples.ts'
import { newsletterExamples } from './newsletter/examples.ts'
import { nextPageExamples } from './nextPage/examples.ts'
import { numberedFeaturesExamples } from './numberedFeatures/examples.ts'
import { openPositionsExamples } from './openPositions/examples.ts'
import { partnerLogosExamples } from './partnerLogos/examples.ts'
import { permissionTableExamples } from './permissionTable/examples.ts'
import { phoneDeskExamples } from './phoneDesk/examples.ts'
import { productGalleryExamples } from './productGallery/examples.ts'
import { questionsExamples } from './questions/examples.ts'
import { quotationExamples } from './quotation/examples.ts'
import { railTableExamples } from './railTable/examples.ts'
import { referenceContactExamples } from './referenceContact/examples.ts'
import { referenceTraceExamples } from './referenceTrace/examples.ts'
import { requestConversationExamples } from './requestConversation/examples.ts'
import { savingsYearExamples } from './savingsYear/examples.ts'
import { semesterPaymentsExamples } from './semesterPayments/examples.ts'
import { senderNameExamples } from './senderName/examples.ts'
import { serviceCardsExamples } from './serviceCards/examples.ts'
import { serviceIndexExamples } from './serviceIndex/examples.ts'
import { settlementDaysExamples } from './settlementDays/examples.ts'
import { shopStreetExamples } from './shopStreet/examples.ts'
import { shortCodeBannerExamples } from './shortCodeBanner/examples.ts'
import { signalGapExamples } from './signalGap/examples.ts'
import { statementExamples } from './statement/examples.ts'
import { statementReadersExamples } from './statementReaders/examples.ts'
import { statisticsExamples } from './statistics/examples.ts'
import { testimonialSliderExamples } from './testimonialSlider/examples.ts'
import { textBlockExamples } from './textBlock/examples.ts'
import { textWithPictureExamples } from './textWithPicture/examples.ts'
import { userChannelsExamples } from './userChannels/examples.ts'
import type { SectionExamples } from './types.ts'

/** Sections as data, for the gallery and for tests: complete ones and the barest allowed. */
export const sectionExamples: SectionExamples = {
  apiRequest: apiRequestExamples,
  articleText: articleTextExamples,
  batchKnots: batchKnotsExamples,
  buttons: buttonsExamples,
  carousel: carouselExamples,
  caseHighlights: caseHighlightsExamples,
  caseOpening: caseOpeningExamples,
  caseStory: caseStoryExamples,
  closingCall: closingCallExamples,
  columnMatching: columnMatchingExamples,
  consentPair: consentPairExamples,
  contactForm: contactFormExamples,
  contributionSplit: contributionSplitExamples,
  counterTakings: counterTakingsExamples,
  deliveryReport: deliveryReportExamples,
  demoForm: demoFormExamples,
  divider: dividerExamples,
  downloadWeights: downloadWeightsExamples,
  embeddedForm: embeddedFormExamples,
  exchangeSum: exchangeSumExamples,
  featureBlocks: featureBlocksExamples,
  features: featuresExamples,
  fieldRound: fieldRoundExamples,
  hangingCounters: hangingCountersExamples,
  hero: heroExamples,
  hiringDays: hiringDaysExamples,
  hubBanner: hubBannerExamples,
  leadership: leadershipExamples,
  loomNotice: loomNoticeExamples,
  media: mediaExamples,
  menuTree: menuTreeExamples,
  messageLength: messageLengthExamples,
  meterToken: meterTokenExamples,
  missingPage: missingPageExamples,
  newsletter: newsletterExamples,
  nextPage: nextPageExamples,
  numberedFeatures: numberedFeaturesExamples,
  openPositions: openPositionsExamples,
  partnerLogos: partnerLogosExamples,
  permissionTable: permissionTableExamples,
  phoneDesk: phoneDeskExamples,
  productGallery: productGalleryExamples,
  questions: questionsExamples,
  quotation: quotationExamples,
  railTable: railTableExamples,
  referenceContact: referenceContactExamples,
  referenceTrace: referenceTraceExamples,
  requestConversation: requestConversationExamples,
  savingsYear: savingsYearExamples,
  semesterPayments: semesterPaymentsExamples,
  senderName: senderNameExamples,
  serviceCards: serviceCardsExamples,
  serviceIndex: serviceIndexExamples,
  settlementDays: settlementDaysExamples,
  shopStreet: shopStreetExamples,
  shortCodeBanner: shortCodeBannerExamples,
  signalGap: signalGapExamples,
  statement: statementExamples,
  statementReaders: statementReadersExamples,
  statistics: statisticsExamples,
  testimonialSlider: testimonialSliderExamples,
  textBlock: textBlockExamples,
  textWithPicture: textWithPictureExamples,
  userChannels: userChannelsExamples,
}
