/** Written by `npm run generate` from the folders of app/sections. Change those instead. */
import { apiRequest } from './apiRequest.ts'
import { articleText } from './articleText.ts'
import { batchKnots } from './batchKnots.ts'
import { buttons } from './buttons.ts'
import { carousel } from './carousel.ts'
import { caseHighlights } from './caseHighlights.ts'
import { caseOpening } from './caseOpening.ts'
import { caseStory } from './caseStory.ts'
import { closingCall } from './closingCall.ts'
import { columnMatching } from './columnMatching.ts'
import { consentPair } from './consentPair.ts'
import { contactForm } from './contactForm.ts'
import { contributionSplit } from './contributionSplit.ts'
import { counterTakings } from './counterTakings.ts'
import { deliveryReport } from './deliveryReport.ts'
import { demoForm } from './demoForm.ts'
import { divider } from './divider.ts'
import { downloadWeights } from './downloadWeights.ts'
import { embeddedForm } from './embeddedForm.ts'
import { exchangeSum } from './exchangeSum.ts'
import { featureBlocks } from './featureBlocks.ts'
import { features } from './features.ts'
import { fieldRound } from './fieldRound.ts'
import { hangingCounters } from './hangingCounters.ts'
import { hero } from './hero.ts'
import { hiringDays } from './hiringDays.ts'
import { hubBanner } from './hubBanner.ts'
import { leadership } from './leadership.ts'
import { loomNotice } from './loomNotice.ts'
import { media } from './media.ts'
import { menuTree } from './menuTree.ts'
import { messageLength } from './messageLength.ts'
import { meterToken } from './meterToken.ts'
import { missingPage } from './missingPage.ts'
import { newsletter } from './newsletter.ts'
import { nextPage } from './nextPage.ts'
import { numberedFeatures } from './numberedFeatures.ts'
import { openPositions } from './openPositions.ts'
import { partnerLogos } from './partnerLogos.ts'
import { permissionTable } from './permissionTable.ts'
import { phoneDesk } from './phoneDesk.ts'
import { productGallery } from './productGallery.ts'
import { questions } from './questions.ts'
import { quotation } from './quotation.ts'
import { railTable } from './railTable.ts'
import { referenceContact } from './referenceContact.ts'
import { referenceTrace } from './referenceTrace.ts'
import { requestConversation } from './requestConversation.ts'
import { savingsYear } from './savingsYear.ts'
import { semesterPayments } from './semesterPayments.ts'
import { senderName } from './senderName.ts'
import { serviceCards } from './serviceCards.ts'
import { serviceIndex } from './serviceIndex.ts'
import { settlementDays } from './settlementDays.ts'
import { shopStreet } from './shopStreet.ts'
import { shortCodeBanner } from './shortCodeBanner.ts'
import { signalGap } from './signalGap.ts'
import { statement } from './statement.ts'
import { statementReaders } from './statementReaders.ts'
import { statistics } from './statistics.ts'
import { testimonialSlider } from './testimonialSlider.ts'
import { textBlock } from './textBlock.ts'
import { textWithPicture } from './textWithPicture.ts'
import { userChannels } from './userChannels.ts'

/** What a page is made of. */
export const sectionTypes = [
  apiRequest,
  articleText,
  batchKnots,
  buttons,
  carousel,
  caseHighlights,
  caseOpening,
  caseStory,
  closingCall,
  columnMatching,
  consentPair,
  contactForm,
  contributionSplit,
  counterTakings,
  deliveryReport,
  demoForm,
  divider,
  downloadWeights,
  embeddedForm,
  exchangeSum,
  featureBlocks,
  features,
  fieldRound,
  hangingCounters,
  hero,
  hiringDays,
  hubBanner,
  leadership,
  loomNotice,
  media,
  menuTree,
  messageLength,
  meterToken,
  missingPage,
  newsletter,
  nextPage,
  numberedFeatures,
  openPositions,
  partnerLogos,
  permissionTable,
  phoneDesk,
  productGallery,
  questions,
  quotation,
  railTable,
  referenceContact,
  referenceTrace,
  requestConversation,
  savingsYear,
  semesterPayments,
  senderName,
  serviceCards,
  serviceIndex,
  settlementDays,
  shopStreet,
  shortCodeBanner,
  signalGap,
  statement,
  statementReaders,
  statistics,
  testimonialSlider,
  textBlock,
  textWithPicture,
  userChannels,
]
