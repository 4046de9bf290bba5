import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type StartedLake, startLake } from './startLake.ts'

/**
 * The GROQ that a website and its Studio use, over HTTP, compared with the results that the
 * specification gives.
 */
const span = (text: string, key: string) => ({ _type: 'span', _key: key, text, marks: [] })
const DOCUMENTS: readonly ({ _id: string; _type: string } & Record<string, unknown>)[] = [
  { _id: 'ada', _type: 'author', name: 'Ada Lovelace', order: 2 },
  { _id: 'grace', _type: 'author', name: 'Grace Hopper', order: 1 },
  {
    _id: 'p1',
    _type: 'page',
    path: '/about',
    title: 'About us',
    published: '2025-03-01T10:00:00Z',
    tags: ['company', 'people'],
    author: { _type: 'reference', _ref: 'ada' },
    slug: { _type: 'slug', current: 'about' },
    sections: [
      { _type: 'hero', _key: 'h', heading: 'Hello', link: { _type: 'reference', _ref: 'p2' } },
      { _type: 'team', _key: 't', members: [{ _key: 'm1', _type: 'reference', _ref: 'grace' }] },
    ],
    body: [
      {
        _type: 'block',
        _key: 'b1',
        style: 'normal',
        markDefs: [{ _key: 'l1', _type: 'link', href: '/x' }],
        children: [span('First words. ', 's1'), span('More.', 's2')],
      },
      { _type: 'block', _key: 'b2', style: 'h2', children: [span('A heading', 's3')] },
    ],
  },
  {
    _id: 'p2',
    _type: 'page',
    path: '/payouts',
    title: 'Payouts',
    published: '2024-01-01T00:00:00Z',
    tags: ['product'],
    author: { _type: 'reference', _ref: 'grace' },
  },
  { _id: 'p3', _type: 'page', path: '/help', title: 'Help Center', tags: [] },
  { _id: 'f1', _type: 'faqItem', question: 'How much?', order: 3 },
  { _id: 'f2', _type: 'faqItem', question: 'How long?', order: 1 },
  { _id: 'f3', _type: 'faqItem', question: 'Where is it?' },
]

describe('GROQ over HTTP', () => {
  let started: StartedLake
  let client: SanityClient

  beforeAll(async () => {
    started = await startLake()
    client = started.client()
    const transaction = client.transaction()
    for (const document of DOCUMENTS) transaction.createOrReplace(document)
    await transaction.commit()
    await started
      .client({ perspective: 'raw' })
      .create({ _id: 'drafts.p3', _type: 'page', path: '/help', title: 'Help Center (draft)' })
  })
  afterAll(() => started.stop())

  const pages = '*[_type == "page"] | order(path asc)'
  test.each<[string, string, Record<string, unknown>, unknown]>([
    ['by path', '*[_type == "page" && path == $path][0].title', { path: '/about' }, 'About us'],
    ['nothing found', '*[path == "/none"][0]', {}, null],
    ['an empty list', '*[_type == "none"]', {}, []],
    ['counting', 'count(*[_type == "page"])', {}, 3],
    ['ordering', `${pages}.path`, {}, ['/about', '/help', '/payouts']],
    ['ordering down', '*[_type == "page"] | order(path desc)[0].path', {}, '/payouts'],
    ['slices', `${pages}[0...2].path`, {}, ['/about', '/help']],
    ['inclusive slices', `${pages}[0..2].path`, {}, ['/about', '/help', '/payouts']],
    ['the last', `${pages}[-1].path`, {}, '/payouts'],
    [
      'missing order falls back',
      '*[_type == "faqItem"] | order(coalesce(order, 99) asc)._id',
      {},
      ['f2', 'f1', 'f3'],
    ],
    ['two orders', '*[_type == "author"] | order(order asc, name desc)._id', {}, ['grace', 'ada']],
    [
      'projection',
      '*[_id == "p2"][0]{title, "where": path}',
      {},
      { title: 'Payouts', where: '/payouts' },
    ],
    ['dereference', '*[_id == "p1"][0].author->name', {}, 'Ada Lovelace'],
    [
      'dereference in arrays',
      '*[_id == "p1"][0].sections[_type == "team"][0].members[]->name',
      {},
      ['Grace Hopper'],
    ],
    [
      'conditional projection',
      '*[_id == "p1"][0].sections[]{_type, _type == "hero" => {heading, "to": link->path}}',
      {},
      [{ _type: 'hero', heading: 'Hello', to: '/payouts' }, { _type: 'team' }],
    ],
    ['spread', '*[_id == "ada"][0]{..., "x": 1}{name, x}', {}, { name: 'Ada Lovelace', x: 1 }],
    [
      'references()',
      '*[_type == "page" && references("grace")] | order(_id)._id',
      {},
      ['p1', 'p2'],
    ],
    [
      'reverse join',
      '*[_type == "author"] | order(_id){name, "pages": count(*[_type == "page" && references(^._id)])}',
      {},
      [
        { name: 'Ada Lovelace', pages: 1 },
        { name: 'Grace Hopper', pages: 2 },
      ],
    ],
    ['in', '*[_type in ["author"]] | order(_id)._id', {}, ['ada', 'grace']],
    ['a value in a field', '*["people" in tags]._id', {}, ['p1']],
    ['ids by parameter', '*[_id in $ids] | order(_id)._id', { ids: ['p1', 'ada'] }, ['ada', 'p1']],
    ['match', '*[_type == "page" && title match "pay*"]._id', {}, ['p2']],
    ['match of words', '*[title match ["help", "cent*"]]._id', {}, ['p3']],
    ['path()', '*[_id in path("p1")]._id', {}, ['p1']],
    ['path() with a wildcard', 'count(*[_id in path("*") && _type == "page"])', {}, 3],
    ['defined', '*[defined(published)] | order(_id)._id', {}, ['p1', 'p2']],
    ['dates compare', '*[published > "2025-01-01"]._id', {}, ['p1']],
    ['dateTime', 'dateTime("2025-01-02T00:00:00Z") - dateTime("2025-01-01T00:00:00Z")', {}, 86400],
    ['select', 'select(1 > 2 => "a", 2 > 1 => "b", "c")', {}, 'b'],
    ['coalesce', 'coalesce(null, $x)', { x: 5 }, 5],
    [
      'string functions',
      '[upper("ab"), lower("AB"), string::split("a,b", ",")[1]]',
      {},
      ['AB', 'ab', 'b'],
    ],
    ['string join', 'array::join(["a", "b"], "-")', {}, 'a-b'],
    ['array::unique', 'array::unique([1, 2, 1])', {}, [1, 2]],
    ['compact', 'array::compact([1, null, 2])', {}, [1, 2]],
    [
      'math',
      '[round(2.567, 2), math::sum([1, 2]), math::max([1, 3]), 2 ** 3, 7 % 4]',
      {},
      [2.57, 3, 3, 8, 3],
    ],
    ['pt::text', 'pt::text(*[_id == "p1"][0].body)', {}, 'First words. More.\n\nA heading'],
    ['three-valued logic', 'null == null && !(1 == "1")', {}, true],
    ['null is infectious', '[1 < "a", null > 1]', {}, [null, null]],
    ['keyed access', '*[_id == "p1"][0].sections[_key == "h"][0].heading', {}, 'Hello'],
    ['flattening', '*[_type == "page"] | order(_id).tags[]', {}, ['company', 'people', 'product']],
    ['parent', '*[_id == "p1"][0]{title, "in": sections[0]{"t": ^.title}.t}.in', {}, 'About us'],
    ['parameters of any kind', '$o.a[1]', { o: { a: [1, { b: null }] } }, { b: null }],
    ['length and slug', 'length(*[_id == "p1"][0].slug.current)', {}, 5],
    [
      'score',
      '*[_type == "page"] | score(title match "help") | order(_score desc)[0]._id',
      {},
      'p3',
    ],
    ['comments', '// all\n*[_id == "ada"][0].name // name', {}, 'Ada Lovelace'],
    ['string escapes', '"a\\"b" + \'c\'', {}, 'a"bc'],
    [
      'text::query',
      '*[_type == "page" && [title] match text::query($q)]._id',
      { q: 'payo*' },
      ['p2'],
    ],
  ])('%s: %s', async (_what, query, params, expected) => {
    expect(await client.fetch(query, params)).toEqual(expected)
  })

  test('drafts replace published documents in the drafts perspective', async () => {
    const titles = '*[_type == "page"] | order(path).title'
    const drafts = await client.fetch(titles, {}, { perspective: 'drafts' })
    expect(drafts).toEqual(['About us', 'Help Center (draft)', 'Payouts'])
    const raw = await client.fetch('count(*[_type == "page"])', {}, { perspective: 'raw' })
    expect(raw).toBe(4)
  })

  test('queries of any length work by GET and POST, with and without returnQuery', async () => {
    const long = `*[_id == "ada" || _id == "${'x'.repeat(20_000)}"][0].name`
    expect(await client.fetch(long)).toBe('Ada Lovelace')
    const options = { filterResponse: false, returnQuery: false } as const
    const bare = await client.fetch('count(*)', {}, options)
    expect(bare).not.toHaveProperty('query')
    expect(bare.ms).toBeTypeOf('number')
    const full = await client.fetch('count(*)', {}, { filterResponse: false })
    expect(full.query).toBe('count(*)')
  })

  test('refuses a query without a value for a parameter, like the hosted lake', async () => {
    const query = '*[_type == "page" && path == $path][0]{"p": $path, "q": $pathname}'
    const error = await client.fetch(query, { path: '/' }).catch((caught) => caught)
    expect(error).toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('param $pathname referenced, but not provided'),
      details: { type: 'queryParseError', query, start: query.indexOf('$pathname') },
    })
    expect(error.details.end).toBe(error.details.start + '$pathname'.length)
    expect(await client.fetch('$nothing', { nothing: null })).toBeNull()
  })

  test.each(['*[', 'foo(', '*[_type == $missing', 'nofunction(1)'])(
    'refuses %s as a parse error',
    async (query) => {
      const error = await client.fetch(query).catch((caught) => caught)
      expect(error).toMatchObject({ statusCode: 400, details: { type: 'queryParseError' } })
    },
  )
})
