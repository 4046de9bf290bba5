import type { SectionType } from './types.ts'

/**
 * Sections that do nothing in the browser: no state, no handlers, only links and native elements.
 * They are served as HTML and not hydrated. A test reads the sources and says when one is missing
 * here, or should not be here.
 */
const stillTypes: ReadonlySet<SectionType> = new Set([
  'closingLedger',
  'companyIntroduction',
  'contentsList',
  'contributionSplit',
  'featureBlocks',
  'fieldRound',
  'hero',
  'hiringDays',
  'hubBanner',
  'numberedFeatures',
  'partnerLogos',
  'productHero',
  'runOnList',
  'savingsYear',
  'semesterPayments',
  'serviceCards',
  'signalGap',
  'statementReaders',
  'steppedJobs',
  'userChannels',
  'voucherLife',
  'wiredRails',
])

export function isStill(type: SectionType): boolean {
  return stillTypes.has(type)
}
