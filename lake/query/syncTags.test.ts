import { describe, expect, test } from 'vitest'
import { randomOf } from '../../tests/lake/random.ts'
import type { Dataset, TransactionEvent } from '../core/dataset.ts'
import { openDataset } from '../embeddedDataset.ts'

const queries = [
  '*[_type == "page" && path == "/1"][0]{title, "linked": link->title}',
  '*[_type in ["page", "policy"] && path == "/2"][0]',
  '*[path == "/nowhere"][0]',
  '*[path in ["/1", "/3"]]{title}',
  '*[_type == "faq"] | order(title)[0..1]{title}',
  '*[_type == "faq" && defined(link)]{"l": link->{title, "up": link->title}}',
  '*[_id == "d1"][0].title',
  '*[_id in ["d2", "d3"]]{title}',
  '*[references("d1")]._id',
  '*[_type == "page"]{_id, "from": *[references(^._id)]{title}}',
  '*[_type == "page"]{_id, "at": *[_id == ^.link._ref][0].title}',
  '*[_type == "faq"]{"same": *[path == ^.path && _type == "page"]._id}',
  '*[_type == "page" && link->title == "t1"]._id',
  'count(*[title == "t2"])',
  '{"pages": count(*[_type == "page"]), "first": *[_id == "d0"][0].title}',
  '*[slug.current == "s1" || _id == "d4"]._id',
  '*[_type in ["page", "policy"] && defined(path)].path',
  'count(*[defined(slug.current)])',
  '*[_type == "policy"]{"x": select(title == "t0" => *[_type == "faq"].title, "none")}',
]

const ids = ['d0', 'd1', 'd2', 'd3', 'd4', 'd5']
const types = ['page', 'policy', 'faq']

function randomMutation(random: (bound: number) => number): Record<string, unknown> {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[random(items.length)]
  const published = pick(ids) ?? 'd0'
  const id = (pick(['', '', 'drafts.', 'versions.r1.']) ?? '') + published
  if (random(5) === 0) return { delete: { id } }
  if (random(3) === 0)
    return { patch: { query: `*[_id == "${id}"]`, set: { title: `t${random(3)}` } } }
  return {
    createOrReplace: {
      _id: id,
      _type: pick(types),
      title: `t${random(3)}`,
      ...(random(3) > 0 ? { path: random(6) > 0 ? `/${random(4)}` : 7 } : {}),
      ...(random(3) > 0 ? { link: { _ref: pick(ids), _weak: true } } : {}),
      ...(random(4) === 0 ? { slug: { current: 's1' } } : {}),
    },
  }
}

function resultsOf(dataset: Dataset, perspective: string) {
  return queries.map((query) => dataset.query({ query, perspective }))
}

describe('a query whose result changed has a tag of the transaction', () => {
  test.each([1, 2, 3, 4, 5])('random changes, seed %i', async (seed) => {
    const random = randomOf(seed)
    const dataset = openDataset({ file: ':memory:' })
    const events: TransactionEvent[] = []
    dataset.onTransaction((event) => events.push(event))
    const perspectives = ['raw', 'published', 'drafts', 'r1,drafts']
    let changed = 0
    const resultsOfAll = () => perspectives.map((perspective) => resultsOf(dataset, perspective))
    let before = resultsOfAll()
    for (let step = 0; step < 150; step++) {
      events.length = 0
      dataset.transact(Array.from({ length: 1 + random(2) }, () => randomMutation(random)))
      await Promise.resolve()
      const results = resultsOfAll()
      for (const [at, perspective] of perspectives.entries()) {
        const invalidated = new Set(
          events.flatMap(({ syncTags }) =>
            perspective === 'published' ? syncTags.published : syncTags.all,
          ),
        )
        for (const [number, after] of results[at]?.entries() ?? []) {
          const earlier = before[at]?.[number]
          if (JSON.stringify(earlier?.result) === JSON.stringify(after.result)) continue
          changed++
          const hit = earlier?.syncTags.some((tag) => invalidated.has(tag))
          expect(hit, `${perspective} ${queries[number]} at step ${step}`).toBe(true)
        }
      }
      before = results
    }
    dataset.close()
    expect(changed).toBeGreaterThan(100)
  })
})

describe('a change does not invalidate unrelated queries', () => {
  async function invalidates(query: string, mutation: unknown, perspective = 'published') {
    const dataset = openDataset({ file: ':memory:' })
    dataset.transact([
      { create: { _id: 'home', _type: 'page', path: '/', title: 'Home', link: { _ref: 'about' } } },
      { create: { _id: 'about', _type: 'page', path: '/about', title: 'About' } },
      { create: { _id: 'faq', _type: 'faqItem', question: 'Why?' } },
      { create: { _id: 'job', _type: 'jobPosition', title: 'Weaver' } },
    ])
    await Promise.resolve()
    const { syncTags } = dataset.query({ query, perspective })
    const invalidated: string[] = []
    dataset.onTransaction((event) =>
      invalidated.push(
        ...(perspective === 'published' ? event.syncTags.published : event.syncTags.all),
      ),
    )
    dataset.transact([mutation])
    await Promise.resolve()
    dataset.close()
    return syncTags.some((tag) => invalidated.includes(tag))
  }
  const careers = '*[_type == "jobPosition"] | order(order)'
  const about = '*[_type == "page" && path == "/about"][0]'
  const home = '*[_type in ["page", "policy"] && path == "/"][0]{title, link->{title}}'

  test('a change of a FAQ item does not invalidate the careers page', async () => {
    const change = { patch: { id: 'faq', set: { question: 'How?' } } }
    expect(await invalidates(careers, change)).toBe(false)
    expect(await invalidates('*[_type == "faqItem"]', change)).toBe(true)
    expect(await invalidates('*', change)).toBe(true)
  })

  test('the title of one page does not invalidate another page', async () => {
    expect(await invalidates(about, { patch: { id: 'home', set: { title: 'New' } } })).toBe(false)
    expect(await invalidates(about, { patch: { id: 'about', set: { title: 'New' } } })).toBe(true)
  })

  test('the title of a page invalidates the pages that show it', async () => {
    expect(await invalidates(home, { patch: { id: 'about', set: { title: 'New' } } })).toBe(true)
  })

  test('a change of path invalidates the old and the new path, even if nothing was there', async () => {
    const move = { patch: { id: 'about', set: { path: '/who' } } }
    expect(await invalidates(about, move)).toBe(true)
    expect(await invalidates('*[path == "/who"][0]', move)).toBe(true)
    expect(await invalidates('*[path == "/else"][0]', move)).toBe(false)
  })

  test('a draft invalidates only queries that include drafts', async () => {
    const draft = { create: { _id: 'drafts.about', _type: 'page', path: '/draft', title: 'D' } }
    expect(await invalidates(about, draft)).toBe(false)
    expect(await invalidates(about, draft, 'drafts')).toBe(true)
  })

  test('a query that reads very many documents has few tags, which still cover it', async () => {
    const dataset = openDataset({ file: ':memory:' })
    const documents = Array.from({ length: 400 }, (_, n) => [
      { create: { _id: `target-${n}`, _type: 'target', title: 'a' } },
      { create: { _id: `source-${n}`, _type: 'source', link: { _ref: `target-${n}` } } },
    ]).flat()
    dataset.transact(documents)
    await Promise.resolve()
    const { syncTags } = dataset.query({ query: '*[_type == "source"]{"t": link->title}' })
    expect(syncTags.length).toBeLessThan(80)
    const invalidated: string[] = []
    dataset.onTransaction((event) => invalidated.push(...event.syncTags.published))
    dataset.transact([{ patch: { id: 'target-123', set: { title: 'b' } } }])
    await Promise.resolve()
    expect(syncTags.some((tag) => invalidated.includes(tag))).toBe(true)
    dataset.close()
  })

  test('a query for very many types and paths has few tags, which still cover it', async () => {
    const dataset = openDataset({ file: ':memory:' })
    const many = (prefix: string) => Array.from({ length: 300 }, (_, n) => `${prefix}${n}`)
    const { syncTags } = dataset.query({
      query: '*[_type in $types && path in $paths]',
      params: { types: ['page', ...many('t')], paths: ['/about-us', ...many('/p')] },
    })
    expect(syncTags.length).toBeLessThan(80)
    const invalidated: string[] = []
    dataset.onTransaction((event) => invalidated.push(...event.syncTags.published))
    dataset.transact([{ create: { _id: 'about', _type: 'page', path: '/about-us' } }])
    await Promise.resolve()
    expect(syncTags.some((tag) => invalidated.includes(tag))).toBe(true)
    dataset.close()
  })
})
