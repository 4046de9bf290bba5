import {
  type Fields,
  given,
  isFields,
  mapItems,
  type SectionMapping,
  type SectionMappings,
  type StoredSection,
} from './mapping.ts'

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
    if (!isFields(item)) return item
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

/** Numbers were counted by hand; only one that is not its place in the list is shown as a note. */
const counted = (items: unknown) =>
  Array.isArray(items)
    ? items.map((item: unknown, index) => {
        if (!isFields(item)) return item
        const { number, text, detail, ...rest } = item
        const own = number !== undefined && number !== index + 1 ? String(number) : undefined
        return { ...rest, ...given('title', text), ...given('text', detail), ...given('note', own) }
      })
    : items

/** What a reader saw as a figure is a slip with one cell. */
function readerToFeature({ figure, alarming, ...reader }: Fields): Fields {
  if (!isFields(figure)) return reader
  const cell = { _type: 'slipCell', _key: 'figure' }
  const words = { ...given('label', figure.title), ...given('value', figure.text) }
  const state = alarming === true ? 'fault' : 'done'
  return { ...reader, slip: { _type: 'slip', state, cells: [{ ...cell, ...words }] } }
}

export const featuresMappings: SectionMappings = {
  benefits: toFeatures({ layout: 'strips', list: 'items', names: { cloth: 'picture' } }),
  steppedJobs: toFeatures({ layout: 'steps', list: 'jobs' }),
  openingConditions: toFeatures({ layout: 'numberedSteps', list: 'conditions' }),
  retryLadder: toFeatures({ layout: 'ladder', list: 'rungs' }),
  wiredRails: toFeatures({ layout: 'rail', list: 'rails' }),
  paymentWays: toFeatures({ layout: 'threads', list: 'ways' }),
  cashUses: toFeatures({ layout: 'staggeredColumns', list: 'uses' }),
  payoutLandings: toFeatures({ layout: 'columns', list: 'landings', names: { speed: 'note' } }),
  requestManners: toFeatures({ layout: 'leadingWord', list: 'manners', names: { word: 'title' } }),
  screenLimits: toFeatures({ layout: 'numbers', list: 'limits', names: { number: 'title' } }),
  shopSign: toFeatures({ layout: 'choices', list: 'choices' }),
  voucherLife: toFeatures({ layout: 'tickets', list: 'stubs', names: { when: 'note' } }),
  orderEndings: toFeatures({ layout: 'unevenStrips', list: 'endings', names: { code: 'title' } }),
  checkoutTabs: toFeatures({ layout: 'hanging', list: 'tabs' }),
  contentsList: toFeatures({ layout: 'contents', list: 'entries', names: { number: 'note' } }),
  signalGap: toFeatures({ layout: 'signal', list: 'moments' }),
  batchKnots: toFeatures({ layout: 'knots', list: 'knots' }),

  numberedFeatures: ({ items, ...old }) => ({
    ...old,
    ...mapItems('items', counted(items), 'feature'),
    _type: 'features',
    layout: 'numbered',
  }),

  featureBlocks: ({ items, blocks, ...old }) => ({
    ...old,
    ...given('picture', blocks),
    ...mapItems('items', counted(items), 'feature'),
    _type: 'features',
    layout: 'blocks',
  }),

  statementReaders: ({ readers, ...old }) => ({
    ...old,
    ...mapItems('items', readers, 'feature', readerToFeature),
    _type: 'features',
    layout: 'staggered',
  }),
}
