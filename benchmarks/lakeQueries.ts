import type { Dataset } from '../lake/dataset.ts'
import { openDataset } from '../lake/open.ts'
import type { Findings } from './measurement.ts'
import { median } from './statistics.ts'
import type { BenchOptions } from './suite.ts'

const GROWTH_MAX = 3

/** One query, at both sizes of the dataset; medians in milliseconds. */
interface LakeQueryRow {
  readonly name: string
  readonly at200Ms: number
  readonly at20000Ms: number
}

interface Measured {
  readonly name: string
  readonly query: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly perspective?: string
}

const pages = 20
const questions = 12

/** What a website asks for: by type, by path, by id, by reference, and all of these nested. */
const measured: readonly Measured[] = [
  { name: 'by type', query: '*[_type == "faqItem"] | order(order asc){_id, question, answer}' },
  { name: 'by types', query: '*[_type in ["faqItem", "partner"]]{_id, _type}' },
  {
    name: 'by path',
    query: '*[_type in ["page", "policy"] && path == $path][0]',
    params: { path: '/page-7' },
  },
  { name: 'by path, none there', query: '*[path == $path][0]', params: { path: '/nowhere' } },
  { name: 'by id', query: '*[_id == $id][0]{title, path}', params: { id: 'page-3' } },
  {
    name: 'by ids',
    query: '*[_id in $ids]{title}',
    params: { ids: ['page-1', 'page-5', 'page-9'] },
  },
  { name: 'by reference', query: '*[references($id)]{_id}', params: { id: 'page-2' } },
  {
    name: 'by reference, nested',
    query: '*[_type == "page"]{title, "questions": *[references(^._id)]{question}}',
  },
  {
    name: 'page with everything it shows',
    query:
      '*[_type == "page" && path == $path][0]{..., "faqs": *[_type == "faqItem" && page._ref == ^._id] | order(order asc), related[]->{title, path}}',
    params: { path: '/page-4' },
  },
  {
    name: 'by path, drafts',
    query: '*[_type == "page" && path == $path][0]',
    params: { path: '/page-7' },
    perspective: 'drafts',
  },
]

export async function measureLakeQueries({ quick }: BenchOptions): Promise<Findings> {
  const rows = benchmarkLakeQueries(quick ? 20 : 300)
  return {
    measurements: rows.map(({ name, at200Ms, at20000Ms }) => ({
      name: `lake query ${name}, 20,000 documents`,
      ...{ value: at20000Ms, unit: 'ms' },
      against: { name: '200 documents', value: at200Ms },
      bound: { atMost: GROWTH_MAX },
    })),
  }
}

/**
 * Measure that a query's cost follows its result and not the dataset: the same queries with the
 * same results among 200 and among 20,000 documents, in one run, turn and turn about.
 * @param rounds how often each query is measured at each size
 */
function benchmarkLakeQueries(rounds: number): LakeQueryRow[] {
  const small = datasetOf(200)
  const large = datasetOf(20_000)
  try {
    const rows = measured.map((each) => rowOf(each, small, large, rounds))
    return [...rows, writeRow(small, large, rounds)]
  } finally {
    small.close()
    large.close()
  }
}

function rowOf(each: Measured, small: Dataset, large: Dataset, rounds: number): LakeQueryRow {
  const { name, query, params = {}, perspective = 'published' } = each
  const [at200, at20000]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds + 20; round++) {
    const [first, second] = [small, large].map((dataset) =>
      timeOf(() => dataset.query({ query, params, perspective })),
    )
    // The first rounds warm up the compiler.
    if (round < 20 || first === undefined || second === undefined) continue
    at200.push(first)
    at20000.push(second)
  }
  return row(name, at200, at20000)
}

/** A write, with the views and indexes it keeps up to date, followed by a query it changed. */
function writeRow(small: Dataset, large: Dataset, rounds: number): LakeQueryRow {
  const [at200, at20000]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    for (const [dataset, times] of [
      [small, at200],
      [large, at20000],
    ] as const) {
      const patch = { id: 'page-1', set: { title: `Title ${round}` } }
      const write = () => {
        dataset.transact([{ patch }])
        dataset.query({ query: '*[path == "/page-1"][0].title', perspective: 'drafts' })
      }
      times.push(timeOf(write))
    }
  }
  return row('write, then read by path', at200, at20000)
}

function row(name: string, at200: number[], at20000: number[]): LakeQueryRow {
  return { name, at200Ms: median(at200), at20000Ms: median(at20000) }
}

function timeOf(run: () => void): number {
  const started = performance.now()
  run()
  return performance.now() - started
}

/** The same pages and questions among so many documents that are of no concern to them. */
function datasetOf(size: number): Dataset {
  const dataset = openDataset({ file: ':memory:' })
  const documents: Record<string, unknown>[] = []
  for (let n = 0; n < pages; n++) documents.push(pageOf(n))
  for (let n = 0; n < questions; n++) documents.push(questionOf(n))
  while (documents.length < size) documents.push(otherOf(documents.length))
  const order = documents.map((document) => ({ create: document }))
  for (let at = 0; at < order.length; at += 1000)
    dataset.transact(order.slice(at, at + 1000), { skipReferenceChecks: true })
  return dataset
}

function pageOf(n: number) {
  return {
    _id: `page-${n}`,
    _type: 'page',
    title: `Page ${n}`,
    path: `/page-${n}`,
    related: [1, 2, 3].map((step) => ({
      _key: `k${step}`,
      _type: 'reference',
      _ref: `page-${(n + step) % pages}`,
    })),
    sections: Array.from({ length: 8 }, (_, at) => ({
      _key: `s${at}`,
      _type: 'richText',
      text: `Section ${at} of page ${n}. `.repeat(10),
    })),
  }
}

function questionOf(n: number) {
  return {
    _id: `faq-${n}`,
    _type: 'faqItem',
    question: `Question ${n}?`,
    answer: `Answer ${n}. `.repeat(20),
    order: questions - n,
    page: { _type: 'reference', _ref: `page-${n % 5}` },
  }
}

function otherOf(n: number) {
  return {
    _id: `other-${n}`,
    _type: 'article',
    title: `Article ${n}`,
    path: `/articles/${n}`,
    body: `Body of article ${n}. `.repeat(10),
    author: { _type: 'reference', _ref: `other-${n - (n % 50)}` },
  }
}
