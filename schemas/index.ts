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
import { collectionEntry } from './objects/collectionEntry.ts'
import { contentsEntry } from './objects/contentsEntry.ts'
import { featureItem } from './objects/featureItem.ts'
import { ground } from './objects/ground.ts'
import { hiringStep } from './objects/hiringStep.ts'
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
import { salaryShare } from './objects/salaryShare.ts'
import { seo } from './objects/seo.ts'
import { serviceEntry } from './objects/serviceEntry.ts'
import { sitePath } from './objects/sitePath.ts'
import { slide } from './objects/slide.ts'
import { slip } from './objects/slip.ts'
import { socialProfile } from './objects/socialProfile.ts'
import { statementReader } from './objects/statementReader.ts'
import { statistic } from './objects/statistic.ts'
import { thread } from './objects/thread.ts'
import { titledText } from './objects/titledText.ts'
import { userChannel } from './objects/userChannel.ts'
import { voucherStub } from './objects/voucherStub.ts'
import { weekPayment } from './objects/weekPayment.ts'
import { apiRequest } from './sections/apiRequest.ts'
import { articleText } from './sections/articleText.ts'
import { batchHero } from './sections/batchHero.ts'
import { batchKnots } from './sections/batchKnots.ts'
import { benefits } from './sections/benefits.ts'
import { calendarHero } from './sections/calendarHero.ts'
import { carousel } from './sections/carousel.ts'
import { caseHighlights } from './sections/caseHighlights.ts'
import { caseOpening } from './sections/caseOpening.ts'
import { caseStory } from './sections/caseStory.ts'
import { cashUses } from './sections/cashUses.ts'
import { checkoutHero } from './sections/checkoutHero.ts'
import { checkoutTabs } from './sections/checkoutTabs.ts'
import { closingCall } from './sections/closingCall.ts'
import { closingLedger } from './sections/closingLedger.ts'
import { columnMatching } from './sections/columnMatching.ts'
import { companyIntroduction } from './sections/companyIntroduction.ts'
import { consentPair } from './sections/consentPair.ts'
import { contactForm } from './sections/contactForm.ts'
import { contentsList } from './sections/contentsList.ts'
import { contributionSplit } from './sections/contributionSplit.ts'
import { counterTakings } from './sections/counterTakings.ts'
import { deliveryReport } from './sections/deliveryReport.ts'
import { demoForm } from './sections/demoForm.ts'
import { dialCode } from './sections/dialCode.ts'
import { downloadWeights } from './sections/downloadWeights.ts'
import { embeddedForm } from './sections/embeddedForm.ts'
import { exchangeSum } from './sections/exchangeSum.ts'
import { featureBlocks } from './sections/featureBlocks.ts'
import { fieldRound } from './sections/fieldRound.ts'
import { hangingCounters } from './sections/hangingCounters.ts'
import { hero } from './sections/hero.ts'
import { hiringDays } from './sections/hiringDays.ts'
import { hubBanner } from './sections/hubBanner.ts'
import { leadership } from './sections/leadership.ts'
import { loomNotice } from './sections/loomNotice.ts'
import { mandateSentence } from './sections/mandateSentence.ts'
import { menuTree } from './sections/menuTree.ts'
import { messageLength } from './sections/messageLength.ts'
import { messageWall } from './sections/messageWall.ts'
import { meterToken } from './sections/meterToken.ts'
import { missingPage } from './sections/missingPage.ts'
import { newsletter } from './sections/newsletter.ts'
import { nextPage } from './sections/nextPage.ts'
import { numberedFeatures } from './sections/numberedFeatures.ts'
import { openingConditions } from './sections/openingConditions.ts'
import { openPositions } from './sections/openPositions.ts'
import { orderEndings } from './sections/orderEndings.ts'
import { partnerLogos } from './sections/partnerLogos.ts'
import { paymentWays } from './sections/paymentWays.ts'
import { payOccasions } from './sections/payOccasions.ts'
import { payoutLandings } from './sections/payoutLandings.ts'
import { permissionTable } from './sections/permissionTable.ts'
import { phoneDesk } from './sections/phoneDesk.ts'
import { productGallery } from './sections/productGallery.ts'
import { productHero } from './sections/productHero.ts'
import { questions } from './sections/questions.ts'
import { railTable } from './sections/railTable.ts'
import { referenceContact } from './sections/referenceContact.ts'
import { referenceTrace } from './sections/referenceTrace.ts'
import { remittanceCorridors } from './sections/remittanceCorridors.ts'
import { requestConversation } from './sections/requestConversation.ts'
import { requestHero } from './sections/requestHero.ts'
import { requestManners } from './sections/requestManners.ts'
import { retryLadder } from './sections/retryLadder.ts'
import { runOnList } from './sections/runOnList.ts'
import { savingsYear } from './sections/savingsYear.ts'
import { screenLimits } from './sections/screenLimits.ts'
import { semesterPayments } from './sections/semesterPayments.ts'
import { senderName } from './sections/senderName.ts'
import { serviceCards } from './sections/serviceCards.ts'
import { serviceIndex } from './sections/serviceIndex.ts'
import { settlementDays } from './sections/settlementDays.ts'
import { sheetHero } from './sections/sheetHero.ts'
import { shopSign } from './sections/shopSign.ts'
import { shopStreet } from './sections/shopStreet.ts'
import { shortCodeBanner } from './sections/shortCodeBanner.ts'
import { signalGap } from './sections/signalGap.ts'
import { startupOpening } from './sections/startupOpening.ts'
import { statementReaders } from './sections/statementReaders.ts'
import { statistics } from './sections/statistics.ts'
import { steppedJobs } from './sections/steppedJobs.ts'
import { testimonialSlider } from './sections/testimonialSlider.ts'
import { threadsHero } from './sections/threadsHero.ts'
import { userChannels } from './sections/userChannels.ts'
import { voucherLife } from './sections/voucherLife.ts'
import { wiredRails } from './sections/wiredRails.ts'
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
  apiRequest,
  articleText,
  batchHero,
  batchKnots,
  benefits,
  calendarHero,
  carousel,
  caseHighlights,
  caseOpening,
  caseStory,
  cashUses,
  checkoutHero,
  checkoutTabs,
  closingCall,
  closingLedger,
  columnMatching,
  companyIntroduction,
  consentPair,
  contactForm,
  contentsList,
  contributionSplit,
  counterTakings,
  deliveryReport,
  demoForm,
  dialCode,
  downloadWeights,
  embeddedForm,
  exchangeSum,
  featureBlocks,
  fieldRound,
  hangingCounters,
  hero,
  hiringDays,
  hubBanner,
  leadership,
  loomNotice,
  mandateSentence,
  menuTree,
  messageLength,
  messageWall,
  meterToken,
  missingPage,
  newsletter,
  nextPage,
  numberedFeatures,
  openingConditions,
  openPositions,
  orderEndings,
  partnerLogos,
  paymentWays,
  payOccasions,
  payoutLandings,
  permissionTable,
  phoneDesk,
  productGallery,
  productHero,
  questions,
  railTable,
  referenceContact,
  referenceTrace,
  remittanceCorridors,
  requestConversation,
  requestHero,
  requestManners,
  retryLadder,
  runOnList,
  savingsYear,
  screenLimits,
  semesterPayments,
  senderName,
  serviceCards,
  serviceIndex,
  settlementDays,
  sheetHero,
  shopSign,
  shopStreet,
  shortCodeBanner,
  signalGap,
  startupOpening,
  statementReaders,
  statistics,
  steppedJobs,
  testimonialSlider,
  threadsHero,
  userChannels,
  voucherLife,
  wiredRails,
]

const objectTypes = [
  benefit,
  certificate,
  clause,
  collectionEntry,
  contentsEntry,
  featureItem,
  ground,
  hiringStep,
  href,
  keyFigure,
  link,
  linkList,
  navigationItem,
  offerItem,
  order,
  ownFrame,
  picture,
  policyWords,
  referenceLink,
  richText,
  salaryShare,
  seo,
  serviceEntry,
  sitePath,
  slide,
  slip,
  socialProfile,
  statementReader,
  statistic,
  thread,
  titledText,
  userChannel,
  voucherStub,
  weekPayment,
]

export const schemaTypes = [...singletonTypes, ...documentTypes, ...sectionTypes, ...objectTypes]
