import type { SectionMapping, SectionMappings, StoredSection } from './mapping.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A number becomes the text that is shown for it. */
const asText = (value: unknown) => (typeof value === 'number' ? String(value) : value)

interface Change {
  layout: string
  /** The former field of the items. */
  list: string
  /** Renamed fields of an item. */
  names?: Readonly<Record<string, string>>
}

function toFeatures({ layout, list, names = {} }: Change): SectionMapping {
  const mapItem = (item: unknown) => {
    if (!isRecord(item)) return item
    const entries = Object.entries(item).map(([name, value]): [string, unknown] => {
      const renamed = names[name]
      return renamed === undefined ? [name, value] : [renamed, asText(value)]
    })
    return { ...Object.fromEntries(entries), _type: 'feature' }
  }
  return ({ [list]: items, ...old }): StoredSection => ({
    ...old,
    ...(Array.isArray(items) && { items: items.map(mapItem) }),
    _type: 'features',
    layout,
  })
}

export const featuresMappings: SectionMappings = {
  benefits: toFeatures({ layout: 'strips', list: 'items', names: { cloth: 'picture' } }),
  steppedJobs: toFeatures({ layout: 'steps', list: 'jobs' }),
  openingConditions: toFeatures({ layout: 'conditions', list: 'conditions' }),
  retryLadder: toFeatures({ layout: 'ladder', list: 'rungs' }),
  wiredRails: toFeatures({ layout: 'rail', list: 'rails' }),
  paymentWays: toFeatures({ layout: 'threads', list: 'ways' }),
  cashUses: toFeatures({ layout: 'street', list: 'uses' }),
  payoutLandings: toFeatures({ layout: 'columns', list: 'landings', names: { speed: 'note' } }),
  requestManners: toFeatures({ layout: 'words', list: 'manners', names: { word: 'title' } }),
  screenLimits: toFeatures({ layout: 'numbers', list: 'limits', names: { number: 'title' } }),
  shopSign: toFeatures({ layout: 'sign', list: 'choices' }),
  voucherLife: toFeatures({ layout: 'tickets', list: 'stubs', names: { when: 'note' } }),
  orderEndings: toFeatures({ layout: 'codes', list: 'endings', names: { code: 'title' } }),
  checkoutTabs: toFeatures({ layout: 'hanging', list: 'tabs' }),
  contentsList: toFeatures({ layout: 'contents', list: 'entries', names: { number: 'note' } }),
}
