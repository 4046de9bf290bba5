import type { Section, SectionComponents, SectionType } from './types.ts'

type Loaders = { readonly [Type in SectionType]: () => Promise<SectionComponents[Type]> }

/**
 * Every section type of the page query, and where its component lives. Each import is a chunk of
 * its own, so a page only downloads the sections that stand on it.
 */
const loaders: Loaders = {
  apiRequest: async () => (await import('./apiRequest/section.tsx')).ApiRequest,
  articleText: async () => (await import('./articleText/section.tsx')).ArticleText,
  batchHero: async () => (await import('./batchHero/section.tsx')).BatchHero,
  batchKnots: async () => (await import('./batchKnots/section.tsx')).BatchKnots,
  benefits: async () => (await import('./benefits/section.tsx')).Benefits,
  calendarHero: async () => (await import('./calendarHero/section.tsx')).CalendarHero,
  carousel: async () => (await import('./carousel/section.tsx')).Carousel,
  caseHighlights: async () => (await import('./caseHighlights/section.tsx')).CaseHighlights,
  caseOpening: async () => (await import('./caseOpening/section.tsx')).CaseOpening,
  caseStory: async () => (await import('./caseStory/section.tsx')).CaseStory,
  closingCall: async () => (await import('./closingCall/section.tsx')).ClosingCall,
  closingLedger: async () => (await import('./closingLedger/section.tsx')).ClosingLedger,
  companyIntroduction: async () =>
    (await import('./companyIntroduction/section.tsx')).CompanyIntroduction,
  consentPair: async () => (await import('./consentPair/section.tsx')).ConsentPair,
  contactForm: async () => (await import('./contactForm/section.tsx')).ContactFormSection,
  contentsList: async () => (await import('./contentsList/section.tsx')).ContentsList,
  contributionSplit: async () =>
    (await import('./contributionSplit/section.tsx')).ContributionSplit,
  counterTakings: async () => (await import('./counterTakings/section.tsx')).CounterTakings,
  deliveryReport: async () => (await import('./deliveryReport/section.tsx')).DeliveryReport,
  demoForm: async () => (await import('./demoForm/section.tsx')).DemoForm,
  dialCode: async () => (await import('./dialCode/section.tsx')).DialCode,
  embeddedForm: async () => (await import('./embeddedForm/section.tsx')).EmbeddedForm,
  exchangeSum: async () => (await import('./exchangeSum/section.tsx')).ExchangeSum,
  featureBlocks: async () => (await import('./featureBlocks/section.tsx')).FeatureBlocks,
  fieldRound: async () => (await import('./fieldRound/section.tsx')).FieldRound,
  hangingCounters: async () => (await import('./hangingCounters/section.tsx')).HangingCounters,
  hero: async () => (await import('./hero/section.tsx')).Hero,
  hiringDays: async () => (await import('./hiringDays/section.tsx')).HiringDays,
  hubBanner: async () => (await import('./hubBanner/section.tsx')).HubBanner,
  leadership: async () => (await import('./leadership/section.tsx')).Leadership,
  loomNotice: async () => (await import('./loomNotice/section.tsx')).LoomNotice,
  mandateSentence: async () => (await import('./mandateSentence/section.tsx')).MandateSentence,
  menuTree: async () => (await import('./menuTree/section.tsx')).MenuTree,
  messageLength: async () => (await import('./messageLength/section.tsx')).MessageLength,
  messageWall: async () => (await import('./messageWall/section.tsx')).MessageWall,
  meterToken: async () => (await import('./meterToken/section.tsx')).MeterToken,
  missingPage: async () => (await import('./missingPage/section.tsx')).MissingPage,
  newsletter: async () => (await import('./newsletter/section.tsx')).Newsletter,
  nextPage: async () => (await import('./nextPage/section.tsx')).NextPage,
  numberedFeatures: async () => (await import('./numberedFeatures/section.tsx')).NumberedFeatures,
  openPositions: async () => (await import('./openPositions/section.tsx')).OpenPositions,
  openingConditions: async () =>
    (await import('./openingConditions/section.tsx')).OpeningConditions,
  partnerLogos: async () => (await import('./partnerLogos/section.tsx')).PartnerLogos,
  paymentWays: async () => (await import('./paymentWays/section.tsx')).PaymentWays,
  payoutLandings: async () => (await import('./payoutLandings/section.tsx')).PayoutLandings,
  phoneDesk: async () => (await import('./phoneDesk/section.tsx')).PhoneDesk,
  productGallery: async () => (await import('./productGallery/section.tsx')).ProductGallery,
  productHero: async () => (await import('./productHero/section.tsx')).ProductHero,
  questions: async () => (await import('./questions/section.tsx')).Questions,
  railTable: async () => (await import('./railTable/section.tsx')).RailTable,
  referenceContact: async () => (await import('./referenceContact/section.tsx')).ReferenceContact,
  referenceTrace: async () => (await import('./referenceTrace/section.tsx')).ReferenceTrace,
  remittanceCorridors: async () =>
    (await import('./remittanceCorridors/section.tsx')).RemittanceCorridors,
  retryLadder: async () => (await import('./retryLadder/section.tsx')).RetryLadder,
  runOnList: async () => (await import('./runOnList/section.tsx')).RunOnList,
  savingsYear: async () => (await import('./savingsYear/section.tsx')).SavingsYear,
  screenLimits: async () => (await import('./screenLimits/section.tsx')).ScreenLimits,
  semesterPayments: async () => (await import('./semesterPayments/section.tsx')).SemesterPayments,
  senderName: async () => (await import('./senderName/section.tsx')).SenderName,
  serviceCards: async () => (await import('./serviceCards/section.tsx')).ServiceCards,
  serviceIndex: async () => (await import('./serviceIndex/section.tsx')).ServiceIndex,
  settlementDays: async () => (await import('./settlementDays/section.tsx')).SettlementDays,
  shopSign: async () => (await import('./shopSign/section.tsx')).ShopSign,
  shopStreet: async () => (await import('./shopStreet/section.tsx')).ShopStreet,
  shortCodeBanner: async () => (await import('./shortCodeBanner/section.tsx')).ShortCodeBanner,
  signalGap: async () => (await import('./signalGap/section.tsx')).SignalGap,
  startupOpening: async () => (await import('./startupOpening/section.tsx')).StartupOpening,
  statementReaders: async () => (await import('./statementReaders/section.tsx')).StatementReaders,
  statistics: async () => (await import('./statistics/section.tsx')).Statistics,
  steppedJobs: async () => (await import('./steppedJobs/section.tsx')).SteppedJobs,
  testimonialSlider: async () =>
    (await import('./testimonialSlider/section.tsx')).TestimonialSlider,
  threadsHero: async () => (await import('./threadsHero/section.tsx')).ThreadsHero,
  userChannels: async () => (await import('./userChannels/section.tsx')).UserChannels,
  voucherLife: async () => (await import('./voucherLife/section.tsx')).VoucherLife,
  wiredRails: async () => (await import('./wiredRails/section.tsx')).WiredRails,
  checkoutHero: async () => (await import('./checkoutHero/section.tsx')).CheckoutHero,
  checkoutTabs: async () => (await import('./checkoutTabs/section.tsx')).CheckoutTabs,
  downloadWeights: async () => (await import('./downloadWeights/section.tsx')).DownloadWeights,
  orderEndings: async () => (await import('./orderEndings/section.tsx')).OrderEndings,
  requestHero: async () => (await import('./requestHero/section.tsx')).RequestHero,
  requestConversation: async () =>
    (await import('./requestConversation/section.tsx')).RequestConversation,
  requestManners: async () => (await import('./requestManners/section.tsx')).RequestManners,
  cashUses: async () => (await import('./cashUses/section.tsx')).CashUses,
  sheetHero: async () => (await import('./sheetHero/section.tsx')).SheetHero,
  payOccasions: async () => (await import('./payOccasions/section.tsx')).PayOccasions,
  columnMatching: async () => (await import('./columnMatching/section.tsx')).ColumnMatching,
  permissionTable: async () => (await import('./permissionTable/section.tsx')).PermissionTable,
}

export const sectionTypes: readonly string[] = Object.keys(loaders)

/** @returns whether this is a type that a component is registered for */
function isSectionType(type: string): type is SectionType {
  return Object.hasOwn(loaders, type)
}

/** @returns whether this section shows another document in a frame, which a page's policy has to allow */
export function isFraming({ _type }: { _type: SectionType }): boolean {
  return _type === 'embeddedForm'
}

/** A busy page waits no longer than this for its sections to come alive. */
const IDLE_WAIT_MAX_MS = 1_000

/** Components that are there: rendering reads them without waiting. */
export const loadedSections: Partial<SectionComponents> = {}

async function load<Type extends SectionType>(type: Type): Promise<void> {
  const loader: Loaders[Type] = loaders[type]
  const component: SectionComponents[Type] = await loader()
  Object.assign(loadedSections, { [type]: component })
}

/**
 * Makes the components of these types available in `loadedSections`. Unknown types are ignored.
 * @throws when a chunk cannot be fetched
 */
export async function loadSections(types: readonly string[]): Promise<void> {
  const missing = new Set(types.filter(isSectionType).filter((type) => !loadedSections[type]))
  await Promise.all([...missing].map(load))
}

const arrivals = new Map<SectionType, Promise<void>>()

/**
 * For a section that was served and whose code is not here yet: fetches it when the document has
 * loaded and the browser is idle. Never rejects: where it cannot be fetched, the section stays as
 * it was served.
 * @returns the same promise every time
 */
export function sectionArrival(type: SectionType): Promise<void> {
  const arriving = arrivals.get(type)
  if (arriving) return arriving
  const arrival = new Promise<void>((resolve) => {
    whenIdle(() => loadSections([type]).then(resolve, () => undefined))
  })
  arrivals.set(type, arrival)
  return arrival
}

/** @returns whether rendering has waited for it: whoever waits once asks again when it is there */
export function isArriving(type: SectionType): boolean {
  return arrivals.has(type)
}

function whenIdle(work: () => void): void {
  const soon = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: IDLE_WAIT_MAX_MS })
    else setTimeout(work, 1)
  }
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
}

/** Splits a page's sections into those that can be shown and the types of those that cannot. */
export function knownSections(sections: readonly Section[]): {
  known: Section[]
  unknownTypes: string[]
} {
  return {
    known: sections.filter(({ _type }) => isSectionType(_type)),
    unknownTypes: sections.flatMap(({ _type }) => (isSectionType(_type) ? [] : [String(_type)])),
  }
}
