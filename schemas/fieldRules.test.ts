import { expect, test } from 'vitest'
import { clientOver } from '../tests/content/clientOver.ts'
import { validateDocuments } from '../tests/content/validateDocuments.ts'

const STAMPS = { _rev: '1', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }
const client = clientOver([
  { _id: 'other-article', _type: 'article', path: '/articles/new-office' },
  { _id: 'prices', _type: 'page', path: '/prices', sections: [{ anchor: 'fees' }] },
  { _id: 'drafts.offers', _type: 'page', path: '/offers' },
])

type Fields = Record<string, unknown>
type TypedFields = Fields & { _type: string }

/** Levels and messages of the Studio about a field; its path names members by their keys. */
async function markersAt(field: string, document: TypedFields): Promise<string[][]> {
  const [checked] = await validateDocuments([{ _id: 'a', ...STAMPS, ...document }], client)
  const found = checked?.markers.filter(
    ({ path }) => path.map((step) => Object(step)._key ?? step).join('.') === field,
  )
  return found?.map(({ level, message }) => [level, message]) ?? []
}

const pageWith = (...sections: TypedFields[]) => ({
  _type: 'page',
  sections: sections.map((section, index) => ({ _key: `section${index}`, ...section })),
})
const pageWithLink = (target: Fields) =>
  pageWith({ _type: 'callToAction', link: { _type: 'link', label: 'Prices', ...target } })
const chosen = (_ref: string) => ({ _type: 'reference', _ref, _weak: true })
const LINK = 'sections.section0.link'
const text = (characters: number) => [
  { _type: 'block', _key: 'a', children: [{ _type: 'span', text: 'x'.repeat(characters) }] },
]
const file = (_ref: string) => ({ _type: 'file', asset: { _type: 'reference', _ref } })
const pageWithVideo = (media: Fields) =>
  pageWith({ _type: 'media', video: file('file-film-mp4'), ...media })
const CAPTIONS = 'sections.section0.captions'
const policyUpdated = (lastUpdated: string) => ({
  _type: 'policy',
  effectiveDate: '2026-05-02',
  lastUpdated,
})

const settingsWithButton = (letters: number) => ({
  _type: 'siteSettings',
  navigation: {
    actions: [{ _type: 'link', _key: 'main', label: 'x'.repeat(letters), href: '/contact-us' }],
  },
})

const image = (_ref: string) => ({ _type: 'picture', asset: { _type: 'reference', _ref } })
const portrait = (fields: Fields) => ({
  _type: 'testimonial',
  image: { ...image('image-a-9x9-png'), ...fields },
})

const UNSAFE =
  'Use a path on this website (/contact-us), an anchor (#features), https://…, mailto:… or tel:….'
const QUOTED = '“Cash is king.”'
const MARKS = 'Leave the quotation marks out.'
const REQUIRED = 'Required: fill this in'

test.each<[string, TypedFields, string, string]>([
  ['a link to a script', pageWithLink({ href: 'javascript:a()' }), `${LINK}.href`, UNSAFE],
  [
    'a link without a destination',
    pageWithLink({}),
    `${LINK}.href`,
    'Choose a page, or enter an address.',
  ],
  [
    'a redirect to a script',
    { _type: 'redirect', source: '/old', destination: 'javascript:a()' },
    'destination',
    UNSAFE,
  ],
  [
    'a redirect from an address with a query',
    { _type: 'redirect', source: '/old?page=2' },
    'source',
    'Leave out ? and # and what follows them: addresses with them are redirected, too.',
  ],
  [
    'an article at the path of another one',
    { _type: 'article', path: '/articles/new-office' },
    'path',
    'Another page already uses the path /articles/new-office. Choose a different path.',
  ],
  [
    'a second form of one type on a page',
    pageWith({ _type: 'newsletter' }, { _type: 'newsletter' }),
    'sections.section1',
    'This page already has a form of this type. Remove one of them.',
  ],
  [
    'a section with capitals in its anchor',
    pageWith({ _type: 'divider', anchor: 'Prices' }),
    'sections.section0.anchor',
    'Start with a letter. Use only lower-case letters, digits and hyphens.',
  ],
  ['a testimonial in quotation marks', { _type: 'testimonial', quote: QUOTED }, 'quote', MARKS],
  [
    'a quotation in quotation marks',
    pageWith({ _type: 'quotation', quote: QUOTED }),
    'sections.section0.quote',
    MARKS,
  ],
  [
    'a quotation in quotation marks in a long-form text',
    pageWith({ _type: 'articleText', quotation: QUOTED }),
    'sections.section0.quotation',
    MARKS,
  ],
  ['an FAQ without an answer', { _type: 'faqItem' }, 'answerText', REQUIRED],
  [
    'an FAQ with an answer of 801 characters',
    { _type: 'faqItem', answerText: text(801) },
    'answerText',
    'Must be at most 800 characters long',
  ],
  ['a position without a description', { _type: 'jobPosition' }, 'descriptionText', REQUIRED],
  [
    'a position with a description of 4001 characters',
    { _type: 'jobPosition', descriptionText: text(4001) },
    'descriptionText',
    'Must be at most 4000 characters long',
  ],
  [
    'a service card without a page',
    { _type: 'serviceCard' },
    'page',
    'Choose the page the card leads to.',
  ],
])('the Studio refuses %s', async (_, document, field, message) => {
  expect(await markersAt(field, document)).toEqual([['error', message]])
})

test.each<[string, TypedFields, string, string]>([
  [
    'a video with speech and without captions',
    pageWithVideo({}),
    CAPTIONS,
    'Add video captions, or turn on “The video has no speech” below.',
  ],
  [
    'an alt text of 161 characters',
    portrait({ alt: 'x'.repeat(161) }),
    'image.alt',
    'Use at most 160 characters: one sentence is enough.',
  ],
])('the Studio refuses %s', async (_, document, field, message) => {
  // Outside the Studio, Sanity reports the errors of files and pictures as warnings.
  expect(await markersAt(field, document)).toEqual([[expect.any(String), message]])
})

test.each<[string, TypedFields, string, string]>([
  [
    'a page of which no section shows the title',
    pageWith({ _type: 'cards', layout: 'services' }),
    'sections',
    'No section shows the title of the page. Start with a section such as Hero.',
  ],
  [
    'a link to an anchor that the page does not have',
    pageWithLink({ page: chosen('prices'), place: 'refunds' }),
    `${LINK}.place`,
    'The page has no anchor “refunds”, so the link leads to its top. Its anchors: fees.',
  ],
  [
    'a link to a page that is not published',
    pageWithLink({ page: chosen('offers') }),
    `${LINK}.page`,
    'This page is not published. The link will not work until it is.',
  ],
  [
    'a link to a page that was deleted',
    pageWithLink({ page: chosen('gone') }),
    `${LINK}.page`,
    'This page no longer exists. Clear the field and choose another page.',
  ],
  [
    'a service card whose page was deleted',
    { _type: 'serviceCard', page: chosen('gone') },
    'page',
    'This page no longer exists. Clear the field and choose another page.',
  ],
  [
    'a page that gets another path in a release',
    { _id: 'versions.spring.prices', _type: 'page', path: '/costs' },
    'path',
    'Only “Publish” creates a redirect from /prices. In a release, add one under Redirects.',
  ],
  [
    'an article that gets another path in a release',
    { _id: 'versions.spring.other-article', _type: 'article', path: '/articles/old-office' },
    'path',
    'Only “Publish” creates a redirect from /articles/new-office. In a release, add one under Redirects.',
  ],
  [
    'an answer that another program has changed',
    { _type: 'faqItem', answerText: text(3), answer: 'Newer.', answerDerived: 'xxx' },
    'answerText',
    'The website shows a different text: “Newer.”. Change this field to replace it.',
  ],
  [
    'a main button with a label of 17 letters',
    settingsWithButton(17),
    'navigation.actions.main.label',
    'Phones have space for about 16 letters next to the logo. A longer label may be shown in the open menu only.',
  ],
  [
    'a picture without an alt text',
    portrait({}),
    'image.alt',
    'Describe what the picture shows, or turn on “Decorative” above.',
  ],
  [
    'an alt text that begins with “picture of”',
    portrait({ alt: 'Picture of a shop' }),
    'image.alt',
    'Describe what the picture shows. Leave out “picture of”: screen readers announce that.',
  ],
  [
    'a policy updated before its effective date',
    policyUpdated('2026-05-01'),
    'lastUpdated',
    'Earlier than the effective date, 2026-05-02. Leave it if you announce the policy; otherwise correct the date.',
  ],
])('the Studio warns of %s', async (_, document, field, message) => {
  expect(await markersAt(field, document)).toEqual([['warning', message]])
})

test.each<[string, TypedFields, string]>([
  ['a link to a page', pageWithLink({ page: chosen('prices') }), `${LINK}.page`],
  ['a link to a page without an address', pageWithLink({ page: chosen('prices') }), `${LINK}.href`],
  ['a link of a new page to itself', pageWithLink({ page: chosen('a') }), `${LINK}.page`],
  ['a link to a file', pageWithLink({ file: file('file-terms-pdf') }), `${LINK}.href`],
  [
    'a main button with a label of 16 letters',
    settingsWithButton(16),
    'navigation.actions.main.label',
  ],
  [
    'an FAQ with an answer of 800 characters',
    { _type: 'faqItem', answerText: text(800) },
    'answerText',
  ],
  [
    'an answer that is newer than its plain text from the Studio',
    { _type: 'faqItem', answerText: text(3), answer: 'Older.', answerDerived: 'Older.' },
    'answerText',
  ],
  ['an FAQ with a plain answer alone', { _type: 'faqItem', answer: 'Yes.' }, 'answerText'],
  [
    'a position with a description of 4000 characters',
    { _type: 'jobPosition', descriptionText: text(4000) },
    'descriptionText',
  ],
  [
    'a service card with a former address',
    { _type: 'serviceCard', route: 'https://nsaa.example/' },
    'page',
  ],
  ['a decorative picture without an alt text', portrait({ decorative: true }), 'image.alt'],
  [
    'a decorative picture that still has a long alt text',
    portrait({ decorative: true, alt: 'x'.repeat(161) }),
    'image.alt',
  ],
  [
    'a logo without an alt text, because its name is read out',
    { _type: 'partner', logo: image('image-a-9x9-png') },
    'logo.alt',
  ],
  [
    'a logo with a long alt text that no page uses',
    { _type: 'partner', logo: { ...image('image-a-9x9-png'), alt: 'x'.repeat(161) } },
    'logo.alt',
  ],
  ['a video with captions', pageWithVideo({ captions: file('file-film-vtt') }), CAPTIONS],
  ['a video without speech', pageWithVideo({ silent: true }), CAPTIONS],
  ['a policy updated on its effective date', policyUpdated('2026-05-02'), 'lastUpdated'],
])('the Studio accepts %s', async (_, document, field) => {
  expect(await markersAt(field, document)).toEqual([])
})
