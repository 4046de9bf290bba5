import { defineQuery } from 'groq'
import { pictureFragment } from '../content/fragments.ts'
import { apiRequestFragment } from '../sections/apiRequest/query.ts'
import { articleTextFragment } from '../sections/articleText/query.ts'
import { batchHeroFragment } from '../sections/batchHero/query.ts'
import { batchKnotsFragment } from '../sections/batchKnots/query.ts'
import { benefitsFragment } from '../sections/benefits/query.ts'
import { calendarHeroFragment } from '../sections/calendarHero/query.ts'
import { carouselFragment } from '../sections/carousel/query.ts'
import { caseHighlightsFragment } from '../sections/caseHighlights/query.ts'
import { caseOpeningFragment } from '../sections/caseOpening/query.ts'
import { caseStoryFragment } from '../sections/caseStory/query.ts'
import { cashUsesFragment } from '../sections/cashUses/query.ts'
import { checkoutHeroFragment } from '../sections/checkoutHero/query.ts'
import { checkoutTabsFragment } from '../sections/checkoutTabs/query.ts'
import { closingCallFragment } from '../sections/closingCall/query.ts'
import { closingLedgerFragment } from '../sections/closingLedger/query.ts'
import { columnMatchingFragment } from '../sections/columnMatching/query.ts'
import { companyIntroductionFragment } from '../sections/companyIntroduction/query.ts'
import { consentPairFragment } from '../sections/consentPair/query.ts'
import { contactFormFragment } from '../sections/contactForm/query.ts'
import { contentsListFragment } from '../sections/contentsList/query.ts'
import { contributionSplitFragment } from '../sections/contributionSplit/query.ts'
import { counterTakingsFragment } from '../sections/counterTakings/query.ts'
import { deliveryReportFragment } from '../sections/deliveryReport/query.ts'
import { demoFormFragment } from '../sections/demoForm/query.ts'
import { dialCodeFragment } from '../sections/dialCode/query.ts'
import { downloadWeightsFragment } from '../sections/downloadWeights/query.ts'
import { embeddedFormFragment } from '../sections/embeddedForm/query.ts'
import { exchangeSumFragment } from '../sections/exchangeSum/query.ts'
import { featureBlocksFragment } from '../sections/featureBlocks/query.ts'
import { fieldRoundFragment } from '../sections/fieldRound/query.ts'
import { hangingCountersFragment } from '../sections/hangingCounters/query.ts'
import { heroFragment } from '../sections/hero/query.ts'
import { hiringDaysFragment } from '../sections/hiringDays/query.ts'
import { hubBannerFragment } from '../sections/hubBanner/query.ts'
import { leadershipFragment } from '../sections/leadership/query.ts'
import { loomNoticeFragment } from '../sections/loomNotice/query.ts'
import { mandateSentenceFragment } from '../sections/mandateSentence/query.ts'
import { menuTreeFragment } from '../sections/menuTree/query.ts'
import { messageLengthFragment } from '../sections/messageLength/query.ts'
import { messageWallFragment } from '../sections/messageWall/query.ts'
import { meterTokenFragment } from '../sections/meterToken/query.ts'
import { missingPageFragment } from '../sections/missingPage/query.ts'
import { newsletterFragment } from '../sections/newsletter/query.ts'
import { nextPageFragment } from '../sections/nextPage/query.ts'
import { numberedFeaturesFragment } from '../sections/numberedFeatures/query.ts'
import { openingConditionsFragment } from '../sections/openingConditions/query.ts'
import { openPositionsFragment } from '../sections/openPositions/query.ts'
import { orderEndingsFragment } from '../sections/orderEndings/query.ts'
import { partnerLogosFragment } from '../sections/partnerLogos/query.ts'
import { paymentWaysFragment } from '../sections/paymentWays/query.ts'
import { payOccasionsFragment } from '../sections/payOccasions/query.ts'
import { payoutLandingsFragment } from '../sections/payoutLandings/query.ts'
import { permissionTableFragment } from '../sections/permissionTable/query.ts'
import { phoneDeskFragment } from '../sections/phoneDesk/query.ts'
import { productGalleryFragment } from '../sections/productGallery/query.ts'
import { productHeroFragment } from '../sections/productHero/query.ts'
import { questionsFragment } from '../sections/questions/query.ts'
import { railTableFragment } from '../sections/railTable/query.ts'
import { referenceContactFragment } from '../sections/referenceContact/query.ts'
import { referenceTraceFragment } from '../sections/referenceTrace/query.ts'
import { remittanceCorridorsFragment } from '../sections/remittanceCorridors/query.ts'
import { requestConversationFragment } from '../sections/requestConversation/query.ts'
import { requestHeroFragment } from '../sections/requestHero/query.ts'
import { requestMannersFragment } from '../sections/requestManners/query.ts'
import { retryLadderFragment } from '../sections/retryLadder/query.ts'
import { runOnListFragment } from '../sections/runOnList/query.ts'
import { savingsYearFragment } from '../sections/savingsYear/query.ts'
import { screenLimitsFragment } from '../sections/screenLimits/query.ts'
import { semesterPaymentsFragment } from '../sections/semesterPayments/query.ts'
import { senderNameFragment } from '../sections/senderName/query.ts'
import { serviceCardsFragment } from '../sections/serviceCards/query.ts'
import { serviceIndexFragment } from '../sections/serviceIndex/query.ts'
import { settlementDaysFragment } from '../sections/settlementDays/query.ts'
import { sheetHeroFragment } from '../sections/sheetHero/query.ts'
import { shopSignFragment } from '../sections/shopSign/query.ts'
import { shopStreetFragment } from '../sections/shopStreet/query.ts'
import { shortCodeBannerFragment } from '../sections/shortCodeBanner/query.ts'
import { signalGapFragment } from '../sections/signalGap/query.ts'
import { startupOpeningFragment } from '../sections/startupOpening/query.ts'
import { statementReadersFragment } from '../sections/statementReaders/query.ts'
import { statisticsFragment } from '../sections/statistics/query.ts'
import { steppedJobsFragment } from '../sections/steppedJobs/query.ts'
import { testimonialSliderFragment } from '../sections/testimonialSlider/query.ts'
import { threadsHeroFragment } from '../sections/threadsHero/query.ts'
import { userChannelsFragment } from '../sections/userChannels/query.ts'
import { voucherLifeFragment } from '../sections/voucherLife/query.ts'
import { wiredRailsFragment } from '../sections/wiredRails/query.ts'

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
    ${articleTextFragment},
    ${batchHeroFragment},
    ${batchKnotsFragment},
    ${benefitsFragment},
    ${calendarHeroFragment},
    ${carouselFragment},
    ${caseHighlightsFragment},
    ${caseOpeningFragment},
    ${caseStoryFragment},
    ${cashUsesFragment},
    ${checkoutHeroFragment},
    ${checkoutTabsFragment},
    ${closingCallFragment},
    ${closingLedgerFragment},
    ${columnMatchingFragment},
    ${companyIntroductionFragment},
    ${consentPairFragment},
    ${contactFormFragment},
    ${contentsListFragment},
    ${contributionSplitFragment},
    ${counterTakingsFragment},
    ${deliveryReportFragment},
    ${demoFormFragment},
    ${dialCodeFragment},
    ${downloadWeightsFragment},
    ${embeddedFormFragment},
    ${exchangeSumFragment},
    ${featureBlocksFragment},
    ${fieldRoundFragment},
    ${hangingCountersFragment},
    ${heroFragment},
    ${hiringDaysFragment},
    ${hubBannerFragment},
    ${leadershipFragment},
    ${loomNoticeFragment},
    ${mandateSentenceFragment},
    ${menuTreeFragment},
    ${messageLengthFragment},
    ${messageWallFragment},
    ${meterTokenFragment},
    ${missingPageFragment},
    ${newsletterFragment},
    ${nextPageFragment},
    ${numberedFeaturesFragment},
    ${openingConditionsFragment},
    ${openPositionsFragment},
    ${orderEndingsFragment},
    ${partnerLogosFragment},
    ${paymentWaysFragment},
    ${payOccasionsFragment},
    ${payoutLandingsFragment},
    ${permissionTableFragment},
    ${phoneDeskFragment},
    ${productGalleryFragment},
    ${productHeroFragment},
    ${questionsFragment},
    ${railTableFragment},
    ${referenceContactFragment},
    ${referenceTraceFragment},
    ${remittanceCorridorsFragment},
    ${requestConversationFragment},
    ${requestHeroFragment},
    ${requestMannersFragment},
    ${retryLadderFragment},
    ${runOnListFragment},
    ${savingsYearFragment},
    ${screenLimitsFragment},
    ${semesterPaymentsFragment},
    ${senderNameFragment},
    ${serviceCardsFragment},
    ${serviceIndexFragment},
    ${settlementDaysFragment},
    ${sheetHeroFragment},
    ${shopSignFragment},
    ${shopStreetFragment},
    ${shortCodeBannerFragment},
    ${signalGapFragment},
    ${startupOpeningFragment},
    ${statementReadersFragment},
    ${statisticsFragment},
    ${steppedJobsFragment},
    ${testimonialSliderFragment},
    ${threadsHeroFragment},
    ${userChannelsFragment},
    ${voucherLifeFragment},
    ${wiredRailsFragment}
  }
}`)

/** Where `$path` has moved to. Read only when no page stands there. */
export const REDIRECT_QUERY = defineQuery(
  `*[_type == "redirect" && source == $path][0]{ destination, permanent }`,
)
