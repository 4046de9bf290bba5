import { expect, test } from 'vitest'
import { clientWith } from '../../tests/content/clientWith.ts'
import { hasAnchor, knownAnchor, knownOwnAnchor } from './knownAnchor.ts'

const STAMPS = { _rev: '1', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }
const pageWith = (...anchors: string[]) => ({
  _type: 'page',
  sections: [{ anchor: null }, ...anchors.map((anchor) => ({ anchor }))],
})
const terms = {
  _type: 'policy',
  clauses: [{ title: 'Fees and taxes' }, { title: 'Money back', anchor: 'refunds' }],
  privacy: { heading: 'Privacy' },
}

/** The warning about a link to `#<anchor>` of a page with these states in the lake. */
function warningOf(anchor: string | undefined, stored: object[], from = {}, parent?: object) {
  const document = { _id: 'faq', _type: 'faqItem', ...STAMPS, ...from }
  return knownAnchor(anchor, {
    parent: parent ?? { page: { _type: 'reference', _ref: 'page-a' } },
    document,
    getClient: () =>
      clientWith((parameters) => {
        expect(parameters.get('$ids')).toContain('"page-a","drafts.page-a"')
        return stored
      }),
  })
}

test.each([
  ['prices', [pageWith('features'), pageWith('features', 'prices')]],
  ['contact-form-name', [pageWith()]],
  ['fees-and-taxes', [terms]],
  ['refunds', [terms]],
  ['privacy-policy', [terms]],
  ['policies', [terms]],
  ['prices', []],
  [undefined, [pageWith()]],
])('a link to the anchor %s of %j has no warning', async (anchor, stored) => {
  expect(await warningOf(anchor, stored)).toBe(true)
})

test.each([
  ['prices', pageWith('features', 'steps'), 'features, steps.'],
  ['Features', pageWith('features'), 'features.'],
  ['money-back', terms, 'fees-and-taxes, refunds, privacy-policy.'],
  ['privacy-policy', { ...terms, privacy: null }, 'fees-and-taxes, refunds.'],
  ['prices', { _type: 'article' }, 'none yet.'],
  ['x', pageWith(...'abcdefghi'), 'a, b, c, d, e, f, g, h, ….'],
])(
  'a link to the anchor %s of %j has a warning with the anchors there',
  async (anchor, page, there) => {
    expect(await warningOf(anchor, [page])).toBe(
      `The page has no anchor “${anchor}”, so the link leads to its top. Its anchors: ${there}`,
    )
  },
)

test('a link without a page is not checked', async () => {
  expect(await warningOf('prices', [], {}, { href: '/pricing' })).toBe(true)
})

test('a page that links to itself has the anchors of its form already', async () => {
  const form = { ...pageWith('prices'), _id: 'drafts.page-a' }
  expect(await warningOf('prices', [pageWith()], form)).toBe(true)
})

test('a link in a release leads to the page as the release has it', async () => {
  const getClient = () =>
    clientWith((parameters) =>
      parameters.get('$ids')?.includes('"versions.r1.page-a"')
        ? [pageWith('prices')]
        : [pageWith()],
    )
  const parent = { page: { _ref: 'page-a' } }
  const from = (_id: string) => ({
    parent,
    getClient,
    document: { _id, _type: 'faqItem', ...STAMPS },
  })
  expect(await knownAnchor('prices', from('versions.r1.faq'))).toBe(true)
  expect(await knownAnchor('prices', from('faq'))).toMatch(/^The page has no anchor/)
})

test.each([
  ['#features', true],
  ['/pricing', true],
  [undefined, true],
  ['#prices', expect.stringMatching(/^The page has no anchor “prices”/)],
])('the address %s in a page with the anchor features has the result %s', (href, result) => {
  const document = { _id: 'page-a', ...pageWith('features'), ...STAMPS }
  expect(knownOwnAnchor(href, { document })).toEqual(result)
  expect(knownOwnAnchor(href, { document: { ...document, _type: 'faqItem' } })).toBe(true)
})

test('ids of policies are no anchors of other pages', () => {
  expect(hasAnchor(terms, 'policy-clauses')).toBe(true)
  expect(hasAnchor(pageWith(), 'policy-clauses')).toBe(false)
})
