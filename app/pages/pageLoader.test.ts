import { expect, test, vi } from 'vitest'
import type { Services } from '../services.ts'
import { SITE_QUERY } from '../siteShell/query.ts'
import { ARTICLE_IDS_QUERY, ARTICLE_QUERY, ARTICLES_QUERY } from './article/query.ts'
import { breadcrumbOf } from './breadcrumb.ts'
import { loadPage } from './pageLoader.ts'
import { POLICY_QUERY } from './policy/query.ts'
import { PAGE_QUERY, REDIRECT_QUERY } from './query.ts'

/** The response for a path at which there is only a redirect. */
async function responseFor(destination: string): Promise<Response> {
  const results = new Map<string, unknown>([
    [SITE_QUERY, {}],
    [REDIRECT_QUERY, { destination, permanent: true }],
  ])
  const content = {
    read: async (query: string) => ({ data: results.get(query) ?? null, tags: [] }),
  }
  const thrown = await loadPage('/old', { content } as unknown as Services).catch((error) => error)
  if (thrown instanceof Response) return thrown
  throw thrown
}

test.each(['/about?a=b#c', 'https://docs.nsaa.example/payouts', 'mailto:hello@nsaa.example'])(
  'a redirect to %s sends the visitor there',
  async (destination) => {
    const response = await responseFor(destination)
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(destination)
  },
)

test.each([
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'http://evil.example/',
  '/a\nb',
  '/a\r\nSet-Cookie: a=b',
])('a redirect to %j is not followed: the page is not found', async (destination) => {
  const response = await responseFor(destination)
  expect(response.status).toBe(404)
  expect(response.headers.get('location')).toBeNull()
})

interface Params {
  path?: string
  ids?: readonly string[]
}

/** Loads a path of a site on which only these queries have results. */
function loadFrom(path: string, resultsFor: (params: Params) => ReadonlyMap<string, unknown>) {
  const logError = vi.fn()
  const services = {
    content: {
      read: async (query: string, params: Params = {}) => ({
        data: resultsFor(params).get(query) ?? null,
        tags: [],
      }),
    },
    sectionAssets: { modulesFor: () => [] },
    siteUrl: 'https://nsaa.example',
    logError,
  }
  return { loading: loadPage(path, services as unknown as Services), logError }
}

test('unknown grounds of a page are those of its layouts', async () => {
  const sections = [{ _type: 'divider', _key: 'a', layout: 'beam', ground: 'plum' }]
  const page = { title: 'Soon', path: '/soon', sections, standalone: { ground: 'plum' } }
  const results = new Map<string, unknown>([
    [SITE_QUERY, {}],
    [PAGE_QUERY, page],
  ])
  expect(await loadFrom('/soon', () => results).loading).toMatchObject({
    page: { standalone: { ground: null }, sections: [{ layout: 'beam', ground: null }] },
  })
})

test('a section of unknown type is left out and logged with its page', async () => {
  const sections = [
    { _type: 'hologram', _key: 'a' },
    { _type: 'divider', _key: 'b', layout: 'beam' },
  ]
  const results = new Map<string, unknown>([
    [SITE_QUERY, {}],
    [PAGE_QUERY, { title: 'Soon', path: '/soon', sections }],
  ])
  const { loading, logError } = loadFrom('/soon', () => results)
  expect(await loading).toMatchObject({ page: { sections: [{ _type: 'divider' }] } })
  expect(logError.mock.calls).toEqual([
    ['page.section.unknown', { path: '/soon', sectionType: 'hologram' }],
  ])
})

test('members of sections that are no objects are left out and logged', async () => {
  const sections = [null, { _type: 5 }, { _type: 'divider', _key: 'b', layout: 'beam' }]
  const results = new Map<string, unknown>([
    [SITE_QUERY, {}],
    [PAGE_QUERY, { title: 'Soon', path: '/soon', sections }],
  ])
  const { loading, logError } = loadFrom('/soon', () => results)
  expect(await loading).toMatchObject({ page: { sections: [{ _key: 'b' }] } })
  expect(logError.mock.calls).toEqual([
    ['page.section.unknown', { path: '/soon', sectionType: 'null' }],
    ['page.section.unknown', { path: '/soon', sectionType: '5' }],
  ])
})

test('a page whose questions have a member that is no object is shown without structured data', async () => {
  const sections = [{ _type: 'questions', _key: 'a', items: [null] }]
  const results = new Map<string, unknown>([
    [SITE_QUERY, {}],
    [PAGE_QUERY, { title: 'Soon', path: '/soon', sections }],
  ])
  const { loading, logError } = loadFrom('/soon', () => results)
  expect(await loading).toMatchObject({
    page: { title: 'Soon' },
    head: { seoTags: { structuredData: [] } },
  })
  expect(logError.mock.calls).toEqual([
    ['page.structuredData.failed', { path: '/soon', error: expect.any(TypeError) }],
  ])
})

test('a title of a page that is no text is left out and logged with its document', async () => {
  const title = { en: 'Soon' }
  const parent = { title: 'Later', path: '/later', parent: null }
  const results = new Map<string, unknown>([
    [SITE_QUERY, { seo: { titleSuffix: 'Nsaa' } }],
    [PAGE_QUERY, { _id: 'soon', title, path: '/soon', parent, sections: [] }],
  ])
  const { loading, logError } = loadFrom('/soon', () => results)
  expect(await loading).toMatchObject({
    page: { title: null, path: '/soon', parent },
    head: { metadata: { title: 'Nsaa' } },
  })
  expect(logError.mock.calls).toEqual([['content.malformed', { id: 'soon', fields: ['title'] }]])
})

test('a policy with fields that are no text is shown without them, and they are logged', async () => {
  const span = { _type: 'span', _key: 'b', text: { en: 'We refund.' }, marks: ['strong'] }
  const policy = {
    _id: 'refunds',
    title: { en: 'Refunds' },
    path: '/refunds',
    labels: { keyFiguresHeading: { en: 'In short' }, siblingsHeading: 'Other policies' },
    keyFigures: [{ _key: 'a', figure: '30 days' }],
    clauses: [{ _key: 'a', title: 'Claims', body: [{ _type: 'block', children: [span] }] }],
    siblings: [],
  }
  const results = new Map<string, unknown>([
    [SITE_QUERY, {}],
    [POLICY_QUERY, policy],
  ])
  const { loading, logError } = loadFrom('/refunds', () => results)
  expect(await loading).toMatchObject({
    policy: {
      title: null,
      labels: { keyFiguresHeading: null, siblingsHeading: 'Other policies' },
      keyFigures: policy.keyFigures,
      clauses: [{ title: 'Claims', body: [{ children: [{ text: null, marks: ['strong'] }] }] }],
    },
    head: { metadata: { title: '' } },
  })
  expect(logError.mock.calls).toEqual([
    ['content.malformed', { id: 'refunds', fields: ['title', 'keyFiguresHeading', 'text'] }],
  ])
})

test('an article with fields that are no text is shown without them, and they are logged', async () => {
  const article = {
    _id: 'licence',
    title: { en: 'Licence renewed' },
    path: '/articles/licence',
    author: { _id: 'ama', name: 'Ama', role: { en: 'Editor' } },
    labels: { authorHeading: { en: 'The author' }, by: 'By' },
    sameTopic: [],
  }
  const results = new Map<string, unknown>([
    [SITE_QUERY, {}],
    [ARTICLE_QUERY, article],
  ])
  const { loading, logError } = loadFrom('/articles/licence', () => results)
  expect(await loading).toMatchObject({
    article: {
      title: null,
      author: { name: 'Ama', role: null },
      labels: { authorHeading: null, by: 'By' },
    },
  })
  expect(logError.mock.calls).toEqual([
    ['content.malformed', { id: 'licence', fields: ['title', 'role', 'authorHeading'] }],
  ])
})

test('an article with fields that are no text is listed without them, unless path or title is one', async () => {
  const sections = [{ _type: 'articleList', _key: 'a', layout: 'ledger' }]
  const news = { _id: 'news', title: 'News', path: '/articles/news', publishedAt: '2026-11-20' }
  const licence = { ...news, _id: 'licence', title: { en: 'Licence' } }
  const nowhere = { ...news, _id: 'nowhere', path: { current: 'nowhere' } }
  const undated = { ...news, _id: 'undated', publishedAt: 20_261_120 }
  const results = new Map<string, unknown>([
    [SITE_QUERY, {}],
    [PAGE_QUERY, { title: 'Articles', path: '/articles', sections }],
    [ARTICLE_IDS_QUERY, ['licence', 'nowhere', 'undated', 'news']],
    [ARTICLES_QUERY, [licence, nowhere, undated, news]],
  ])
  const { loading, logError } = loadFrom('/articles', () => results)
  expect(await loading).toMatchObject({
    page: { sections: [{ articles: [{ ...undated, publishedAt: null }, news] }] },
  })
  expect(logError.mock.calls).toEqual([
    ['content.malformed', { id: 'licence', fields: ['title'] }],
    ['content.malformed', { id: 'nowhere', fields: ['path'] }],
    ['content.malformed', { id: 'undated', fields: ['publishedAt'] }],
  ])
})

/** Loads the second page of a list of articles. */
async function loadSecondPage(list: { path: string; title: unknown; seo: unknown }) {
  const ids = Array.from({ length: 21 }, (_, index) => `article-${index}`)
  const resultsFor = (params: Params) =>
    new Map<string, unknown>([
      [SITE_QUERY, {}],
      [PAGE_QUERY, params.path === '/articles' ? list : null],
      [ARTICLE_IDS_QUERY, ids],
      [ARTICLES_QUERY, params.ids],
    ])
  const loaded = await loadFrom('/articles/page/2', resultsFor).loading
  if (loaded.kind !== 'page') throw new Error(loaded.kind)
  return loaded
}

test.each([null, { en: 'Articles' }])(
  'a further page of a list of articles with the title %j has no title',
  async (title) => {
    const loaded = await loadSecondPage({ path: '/articles', title, seo: { title } })
    expect(loaded.page.title).toBeNull()
    expect(loaded.head.metadata.title).toBe('')
  },
)

test('a further page of the list of articles is under the list', async () => {
  const list = {
    title: 'Articles',
    path: '/articles',
    home: { title: 'Home', path: '/' },
    parent: null,
    seo: { title: null },
    sections: [],
  }
  const loaded = await loadSecondPage(list)
  expect(breadcrumbOf(loaded.page)).toEqual([
    { title: 'Home', href: '/' },
    { title: 'Articles', href: '/articles' },
    { title: 'Articles, page 2', href: '/articles/page/2' },
  ])
  expect(loaded.head.metadata.title).toBe('Articles, page 2')
})
