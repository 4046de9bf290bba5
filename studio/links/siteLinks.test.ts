import { expect, test } from 'vitest'
import { brokenTarget } from './LinkList.tsx'
import { brokenLinks, linksTo, siteLinksOf } from './siteLinks.ts'

const settings = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  name: 'Nsaa',
  navigation: { items: [{ _key: 'a', href: '/pricing?from=menu', title: 'Pricing' }] },
}
const terms = {
  _id: 'terms',
  _type: 'policy',
  title: 'Terms',
  path: '/terms',
  clauses: [
    {
      _key: 'one',
      body: [{ _key: 'b', _type: 'block', markDefs: [{ _key: 'm', href: '/pricing#fees' }] }],
    },
  ],
}
const faq = {
  _id: 'faq',
  _type: 'faqItem',
  question: 'How much?',
  link: { page: { _type: 'reference', _ref: 'page-pricing' } },
}
const pricing = {
  _id: 'page-pricing',
  _type: 'page',
  title: 'Pricing',
  path: '/pricing',
  sections: [{ _type: 'table', _key: 'a', anchor: 'fees' }],
}

test('links to a page are found in menus, running text and references', () => {
  const found = linksTo({ id: 'page-pricing', path: '/pricing' }, [settings, terms, faq, pricing])
  expect(found.map(({ documentTitle, field }) => `${documentTitle}: ${field}`)).toEqual([
    'Nsaa: navigation.items[_key=="a"].href',
    'Terms: clauses[_key=="one"].body[_key=="b"].markDefs[_key=="m"].href',
    'How much?: link.page',
  ])
})

test('a link with a trailing slash leads to the page, because the website removes the slash', () => {
  const link = { _id: 'x', _type: 'page', link: { href: '/pricing/?from=menu#fees' } }
  expect(linksTo({ id: 'page-pricing', path: '/pricing' }, [link])).toHaveLength(1)
  expect(brokenLinks([link, pricing])).toEqual([])
  expect(brokenLinks([link])).toHaveLength(1)
})

test('the hidden former address of a service card is a link only if the card has no page', () => {
  const card = { _id: 'card', _type: 'serviceCard', title: 'Cards', route: '/old' }
  const page = { _type: 'reference', _ref: 'page-pricing', _weak: true }
  expect(siteLinksOf({ ...card, page }).map(({ field }) => field)).toEqual(['page'])
  expect(siteLinksOf(card).map(({ field }) => field)).toEqual(['route'])
})

test('a link is broken when what it leads to is not published', () => {
  const draft = { ...pricing, _id: 'drafts.page-pricing' }
  const dead = brokenLinks([settings, terms, faq, draft])
  expect(dead.map((link) => [link.documentId, brokenTarget(link)])).toEqual([
    ['siteSettings', '/pricing'],
    ['terms', '/pricing'],
    ['faq', 'Pricing, which is not published'],
  ])
  expect(brokenLinks([settings, terms, faq, pricing])).toEqual([])
  const moved = { _id: 'r', _type: 'redirect', source: '/pricing', destination: '/terms' }
  expect(brokenLinks([settings, terms, moved])).toEqual([])
})

test.each([
  ['fees', []],
  ['payments', ['link.page']],
])('a link to a page with the anchor %s has the broken links %j', (place, broken) => {
  const page = { _type: 'reference', _ref: 'page-pricing', _weak: true }
  const from = { _id: 'x', _type: 'faqItem', link: { _type: 'link', label: 'Fees', page, place } }
  const found = brokenLinks([from, pricing])
  expect(found.map(({ field }) => field)).toEqual(broken)
  expect(brokenLinks([from]).map(({ target }) => target)).toEqual([{ id: 'page-pricing' }])
})

test.each([
  ['/pricing#fees', []],
  ['/pricing#payments', [{ path: '/pricing', anchor: 'payments' }]],
  ['/pricing/?a=b#payments', [{ path: '/pricing', anchor: 'payments' }]],
  ['/pricing#:~:text=fees', []],
  ['/gone#fees', [{ path: '/gone' }]],
  ['/old#payments', []],
  ['/assets/app.js#payments', []],
  ['#own', []],
  ['#payments', [{ id: 'article', anchor: 'payments' }]],
])('the typed address %s in a draft has the broken targets %j', (href, broken) => {
  const article = {
    _id: 'drafts.article',
    _type: 'article',
    sections: [{ _type: 'divider', _key: 'a', anchor: 'own' }],
    text: [{ _type: 'block', _key: 'b', markDefs: [{ _key: 'm', href }] }],
  }
  const redirect = { _id: 'r', _type: 'redirect', source: '/old', destination: '/pricing' }
  const found = brokenLinks([article, pricing, redirect])
  expect(found.map(({ target }) => target)).toEqual(broken)
})

test('an anchor alone in a document that is no page is no link to a page', () => {
  expect(siteLinksOf({ ...faq, link: { href: '#payments' } })).toEqual([])
})

test('the draft of a document is judged in place of the document', () => {
  const corrected = { _id: 'drafts.siteSettings', _type: 'siteSettings', name: 'Nsaa' }
  expect(brokenLinks([settings, corrected])).toEqual([])
})

test('assets, other sites and places on the page are no links to pages', () => {
  const hrefs = ['https://x.example/#a', 'mailto:a@x.example', '/lake/files/a.pdf']
  const links = hrefs.map((href) => ({ _type: 'link', href }))
  const image = { asset: { _type: 'reference', _ref: 'image-abc-1x1-png' } }
  expect(siteLinksOf({ _id: 'x', _type: 'page', links, image, text: 'a / b' })).toEqual([])
  const files = {
    _id: 'x',
    _type: 'page',
    links: ['/artwork/a.pdf', '/studio', '/assets/app', '/healthz', '/articles/page/2'].map(
      (href) => ({ _type: 'link', href }),
    ),
  }
  expect(siteLinksOf(files)).toHaveLength(5)
  expect(brokenLinks([files])).toEqual([])
})

test('a text that begins with a slash is a link only in a field for an address', () => {
  const code = { _type: 'code', label: '/payments', lines: ['/v1/payments'] }
  const redirect = { _type: 'redirect', source: '/old', destination: '/gone' }
  const found = [{ _type: 'page', path: '/api', sections: [code] }, redirect].map((document) =>
    siteLinksOf({ _id: 'x', ...document }).map(({ field }) => field),
  )
  expect(found).toEqual([[], ['destination']])
})
