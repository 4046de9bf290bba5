import { variantLoaders } from '../../app/sections/loaders.generated.ts'

/** A section of a document as an editor could save it, and its key on the page. */
export type HardSection = Readonly<Record<string, unknown>> & {
  readonly _type: string
  readonly _key: string
}

/** Ordinary words that are long for a narrow column. */
const TITLES = ['Reconciliation', 'Disbursements', 'Authentication', 'Interoperability']
const TEXT = 'A person in Accra reads it, compares both amounts and calls the number of the order.'
/** Of a hero, where letters are largest. */
const HEADING = 'Every payment settled today'
const LONG_HEADING = 'Interoperability and settlement'
const LEAD = 'Everything that happens between a payment and the settlement of the same afternoon.'

const keyed = (_type: string, items: readonly object[]) =>
  items.map((item, index) => ({ _type, _key: `item${index}`, ...item }))

const features = (count: number) =>
  keyed(
    'feature',
    Array.from({ length: count }, (_, index) => ({
      title: TITLES[index % TITLES.length],
      text: TEXT,
      note: 'Two hours',
      percent: 60,
    })),
  )

const section = (type: string, layout: string | null, name: string, more: object): HardSection => ({
  _type: type,
  _key: [type, layout, name].filter(Boolean).join('-'),
  ...(layout && { layout }),
  heading: 'Reconciliation and settlement',
  lead: LEAD,
  ...more,
})

/** @returns the names of the layouts of a section type */
const layoutsOf = (type: string) =>
  Object.keys(variantLoaders).flatMap((variant) => {
    const [of, layout] = variant.split('/')
    return of === type && layout !== undefined ? [layout] : []
  })

const actions = keyed('link', [{ label: 'Contact Sales', href: '/contact-us' }])

const millions = keyed('statistic', [
  { value: 12_480_000, suffix: '+', label: 'payments reconciled' },
  { figure: 'GHS 1.2bn', label: 'settled on the same afternoon' },
  { value: 98, suffix: '%', label: 'Interoperability' },
  { value: 1_204_733, label: 'Disbursements' },
  { value: 3, unit: 'm', suffix: '+', label: 'Authorisations' },
])

const timelineEntries = keyed('timelineEntry', [
  { at: 1, value: 1, title: 'Reconciliation', text: TEXT },
  { at: 3, value: 2, title: 'Disbursements', text: TEXT },
  { at: 5, value: 0.5, title: 'Authentication', text: TEXT },
  { at: 24, value: 3, title: 'Interoperability', text: TEXT },
])

/** @param photo the id of a tall photograph */
export const hardSections = (photo: string): readonly HardSection[] => {
  const picture = { _type: 'picture', alt: 'A clerk', asset: { _type: 'reference', _ref: photo } }
  return [
    ...layoutsOf('hero').map((layout) =>
      section('hero', layout, 'no-picture', { heading: HEADING, actions }),
    ),
    ...layoutsOf('hero').map((layout) =>
      section('hero', layout, 'photo', {
        heading: HEADING,
        actions,
        picture,
        code: '*713*2217#',
        list: ['Reconciliation', 'Interoperability', 'Authentication'],
        listHeading: 'Disbursements',
      }),
    ),
    ...layoutsOf('features').map((layout) =>
      section('features', layout, 'five', { heading: HEADING, items: features(5) }),
    ),
    section('features', 'signal', 'gold', { ground: 'gold', items: features(5) }),
    section('features', 'signal', 'indigo', { ground: 'indigo', items: features(5) }),
    section('figures', 'row', 'millions', { items: millions }),
    section('figures', 'countUp', 'millions', {
      items: millions.map((item) => ({ ...item, band: picture })),
    }),
    section('figures', 'shares', 'millions', { heading: 'Settlement', items: millions }),
    section('timeline', 'strip', 'days-apart', { unitLabel: 'Day', items: timelineEntries }),
    section('timeline', 'lengths', 'days', {
      labels: ['Today', 'Tomorrow', 'Wednesday'],
      items: timelineEntries,
    }),
    section('timeline', 'trace', 'five', { items: timelineEntries }),
    section('timeline', 'conversation', 'four', {
      labels: ['Reconciliation', 'Interoperability'],
      items: timelineEntries,
      picture,
    }),
    section('timeline', 'payments', 'forty-weeks', {
      unitLabel: 'Week',
      weeks: 40,
      items: keyed(
        'timelineEntry',
        Array.from({ length: 39 }, (_, index) => ({
          at: index + 1,
          title: 'Paid',
          value: 1_250_000 + index * 1_000,
        })),
      ),
      summary: { title: 'GHS 48,000,000', text: TEXT },
    }),
    section('timeline', 'year', 'year', { weeks: 53, weeksOver: 20, labels: TITLES, items: [] }),
    section('receipt', 'takings', 'millions', {
      columns: ['Reconciliation', 'Sold', 'Yours'],
      lines: keyed('receiptLine', [
        { label: 'Disbursements', sold: 12_480_000.5, share: 1_248_000.05 },
        { label: 'Interoperability', sold: 98_000_000, share: 9_800_000 },
      ]),
      result: { label: 'Paid to wallet' },
    }),
    section('receipt', 'total', 'millions', {
      lines: keyed('receiptLine', [{ label: 'Disbursements', value: 'GHS 12,480,000.50' }]),
      result: { label: 'Reconciliation', value: 'GHS 12,480,000.50' },
    }),
    section('chart', 'bars', 'millions', {
      unit: 'cedis',
      items: keyed('amount', [
        { title: 'Reconciliation', value: 1_480_000 },
        { title: 'Interoperability', value: 12_480_000 },
        { title: 'Authentication', value: 100 },
      ]),
    }),
    section('chart', 'split', 'words', {
      items: keyed('amount', [
        { title: 'Reconciliation', value: 4, ground: 'raffia' },
        { title: 'Interoperability', value: 90, ground: 'ink' },
        { title: 'Authentication', value: 6, ground: 'gold' },
      ]),
    }),
    ...['plain', 'permissions', 'matching'].map((layout) =>
      section('table', layout, 'words', {
        columns: ['Reconciliation', 'Disbursements', 'Authorisation', 'Interoperability'],
        yes: 'Yes',
        rows: keyed(
          'tableRow',
          TITLES.map((title) => ({ title, cells: ['Authentication', 'GHS 12,480,000.50', 'Yes'] })),
        ),
      }),
    ),
    section('comparison', null, 'words', {
      options: keyed('option', [
        {
          title: 'Reconciliation',
          ground: 'white',
          rows: keyed('row', [{ term: 'Authorisation', detail: 'Interoperability' }]),
        },
        {
          title: 'Disbursements',
          ground: 'gold',
          rows: keyed('row', [{ term: 'Reconciliation', detail: TEXT }]),
        },
      ]),
    }),
    section('callToAction', 'shortCode', 'code', { code: '*713*2217#', link: actions[0] }),
    section('callToAction', 'colourField', 'photo', { link: actions[0], picture }),
    section('code', 'groups', 'amount', {
      code: '2217 0048 1204 7330',
      notes: keyed('note', [{ title: 'Reconciliation', text: TEXT }]),
    }),
    section('code', 'tiled', 'name', { code: 'RECONCILE' }),
    ...['counters', 'parts'].map((layout) =>
      section('cards', layout, 'five', {
        heading: HEADING,
        actions,
        items: keyed(
          'card',
          TITLES.concat('Settlement').map((title) => ({
            title,
            text: TEXT,
            note: 'Authorisation',
            picture,
            ground: 'gold',
          })),
        ),
      }),
    ),
    section('referenceContact', null, 'long', {
      name: 'Akosua Nyarkoa Adwoa Frimpong-Boateng',
      role: `Head of Reconciliation and Interoperability. ${`${TEXT} `.repeat(4)}`,
      portrait: picture,
      email: 'reconciliation@voltabridge.example',
      phone: '+233 24 555 0177',
      hours: 'on weekdays in the mornings, and after the assembly of every last Friday',
      brochureText: `${TEXT} ${TEXT} ${TEXT}`,
      brochure: { _type: 'link', label: 'Download Project Brochure', href: '/contact-us' },
    }),
    section('caseStudyChapters', null, 'headings', {
      chapters: keyed('chapter', [
        {
          title: 'Reconciliation',
          body: ['normal', 'h3', 'normal', 'h3', 'normal'].map((style, index) => ({
            _type: 'block',
            _key: `block${index}`,
            style,
            markDefs: [],
            children: [
              {
                _type: 'span',
                _key: 'words',
                marks: [],
                text: style === 'normal' ? TEXT : 'Interoperability',
              },
            ],
          })),
        },
        { title: 'Disbursements', body: null },
        { title: 'Authentication', body: null },
      ]),
    }),
    ...layoutsOf('hero').map((layout) =>
      section('hero', layout, 'long-word', { heading: LONG_HEADING, picture }),
    ),
    ...['gallery', 'shops', 'counters'].map((layout) =>
      section('cards', layout, 'long-word', { heading: `${LONG_HEADING} of every bank` }),
    ),
    ...['caseStudyHero', 'openPositions', 'contactDetails', 'articleText', 'serviceIndex'].map(
      (type) => section(type, null, 'long-word', { heading: LONG_HEADING }),
    ),
    section('apiRequest', null, 'no-lead', { lead: null, picture, link: actions[0] }),
    section('textWithPicture', 'pictureRight', 'photo', { picture }),
    section('story', null, 'photo', { picture }),
    section('hero', 'batch', 'over-figures', { heading: HEADING, picture }),
    section('figures', 'row', 'under-batch', { lead: null, items: millions }),
    section('timeline', 'trace', 'signal', { ground: 'signal', items: timelineEntries }),
    section('timeline', 'conversation', 'ink', { ground: 'ink', items: timelineEntries }),
    section('timeline', 'strip', 'indigo', { ground: 'indigo', items: timelineEntries }),
    section('chart', 'bars', 'signal', {
      ground: 'signal',
      items: keyed('amount', [{ title: 'Paid', value: 3 }]),
    }),
    section('chart', 'bars', 'raffia', {
      ground: 'raffia',
      items: keyed('amount', [
        { title: 'Paid', value: 3 },
        { title: 'Due', value: 3 },
      ]),
    }),
  ]
}
