import { join } from 'node:path'
import type { Dataset } from '../lake/core/dataset.ts'
import { openDataset } from '../lake/embeddedDataset.ts'
import { type Findings, formatNumber, type Measurement } from './measurement.ts'
import { temporaryDir } from './site.ts'
import { median } from './statistics.ts'
import type { BenchOptions } from './suite.ts'

const GROWTH_MAX = 3
const DOCUMENTS = 20_000
const IMPORT_MAX_MS = 30_000
const START_MAX_MS = 2_000

/** One query, at both sizes of the dataset; medians in milliseconds. */
interface LakeQueryRow {
  readonly name: string
  readonly at200Ms: number
  readonly at20000Ms: number
  readonly atMostMs?: number
}

interface Measured {
  readonly name: string
  readonly query: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly perspective?: string
  /** For queries that read many documents: a bound in milliseconds at 20,000 instead of a ratio. */
  readonly atMostMs?: number
}

const PAGES = 20
const QUERIES_PER_PAGE = 12

/** The queries of a website: by type, by path, by id, by reference, and all of these nested. */
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
  { name: 'first 10 of a type', query: '*[_type == "article"][0..9]', atMostMs: 10 },
  {
    name: 'order and slice of 20',
    query: '*[_type == "article"] | order(title desc)[0...20]{title}',
    atMostMs: 10,
  },
  {
    name: 'list of the Studio, by _updatedAt',
    query: '*[_type == "article"] | order(_updatedAt desc)[0...100]{_id, _type, title}',
    perspective: 'drafts',
    atMostMs: 10,
  },
  { name: 'count of a type', query: 'count(*[_type == "article"])', atMostMs: 10 },
  {
    name: 'text search of the Studio',
    query:
      '*[_type in $types && [@, _id] match text::query($text)] | score(boost(title match text::query($text), 10)) | order(_score desc)[0...100]{_id, _type, _score}',
    params: { types: ['article', 'page', 'faqItem'], text: 'harbour mark*' },
    perspective: 'drafts',
    atMostMs: 150,
  },
]

export async function measureLakeQueries({ quick }: BenchOptions): Promise<Findings> {
  const rows = benchmarkLakeQueries(quick ? 20 : 300)
  return { measurements: [...rows.map(measurementOf), ...importAndStart()] }
}

function measurementOf({ name, at200Ms, at20000Ms, atMostMs }: LakeQueryRow): Measurement {
  const measurement = {
    name: `lake query ${name}, 20,000 documents`,
    value: at20000Ms,
    unit: 'ms',
  }
  if (atMostMs === undefined) {
    const against = { name: '200 documents', value: at200Ms }
    return { ...measurement, against, bound: { atMost: GROWTH_MAX } }
  }
  const ratio = formatNumber(at20000Ms / at200Ms)
  const note = `${formatNumber(at200Ms)} ms among 200 documents, ratio ${ratio}`
  return { ...measurement, bound: { atMost: atMostMs }, note }
}

/** Writing 20,000 documents to a file in transactions of 100, each synced, and opening it again. */
function importAndStart(): Measurement[] {
  const file = join(temporaryDir(), 'lake.sqlite')
  const dataset = openDataset({ file })
  const importMs = timeOf(() => fill(dataset, DOCUMENTS, 100))
  dataset.close()
  const startMs = timeOf(() => openDataset({ file }).close())
  return [
    {
      name: 'lake import, 20,000 documents',
      value: importMs,
      unit: 'ms',
      bound: { atMost: IMPORT_MAX_MS },
    },
    {
      name: 'lake start, 20,000 documents',
      value: startMs,
      unit: 'ms',
      bound: { atMost: START_MAX_MS },
    },
  ]
}

/**
 * Measures that a query's cost depends on its result and not on the dataset: the same queries with
 * the same results among 200 and among 20,000 documents, in one run, alternating.
 * @param rounds how often each query is measured at each size
 */
function benchmarkLakeQueries(rounds: number): LakeQueryRow[] {
  const small = datasetOf(200)
  const large = datasetOf(DOCUMENTS)
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
  const counted = each.atMostMs === undefined ? rounds : Math.min(rounds, 50)
  for (let round = 0; round < counted + 20; round++) {
    const [first, second] = [small, large].map((dataset) =>
      timeOf(() => dataset.query({ query, params, perspective })),
    )
    // The first rounds warm up the compiler.
    if (round < 20 || first === undefined || second === undefined) continue
    at200.push(first)
    at20000.push(second)
  }
  const { atMostMs } = each
  return { ...row(name, at200, at20000), ...(atMostMs === undefined ? {} : { atMostMs }) }
}

/** A write, with its updates of views and indexes, followed by a query that it invalidated. */
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

/** The same pages and questions among so many unrelated documents. */
function datasetOf(size: number): Dataset {
  const dataset = openDataset({ file: ':memory:' })
  fill(dataset, size, 1000)
  return dataset
}

function fill(dataset: Dataset, size: number, batch: number): void {
  const documents: Record<string, unknown>[] = []
  for (let n = 0; n < PAGES; n++) documents.push(pageOf(n))
  for (let n = 0; n < QUERIES_PER_PAGE; n++) documents.push(questionOf(n))
  while (documents.length < size) documents.push(otherOf(documents.length))
  const order = documents.map((document) => ({ create: document }))
  for (let at = 0; at < order.length; at += batch)
    dataset.transact(order.slice(at, at + batch), { skipReferenceChecks: true })
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
      _ref: `page-${(n + step) % PAGES}`,
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
    order: QUERIES_PER_PAGE - n,
    page: { _type: 'reference', _ref: `page-${n % 5}` },
  }
}

const words = 'payment market harbour savings group school pension merchant cocoa season'.split(' ')
const wordOf = (n: number) => words[n % words.length] ?? ''

/** About 2 KB. */
function otherOf(n: number) {
  return {
    _id: `other-${(n * 7919) % 1_000_003}`,
    _type: 'article',
    title: `Article ${n} on ${wordOf(n)} and ${wordOf(n * 3 + 1)}`,
    path: `/articles/${n}`,
    body: Array.from({ length: 4 }, (_, block) => ({
      _type: 'block',
      _key: `b${block}`,
      style: 'normal',
      markDefs: [],
      children: [
        {
          _type: 'span',
          _key: 's',
          marks: [],
          text: Array.from({ length: 48 }, (_, at) => wordOf(n + at * block)).join(' '),
        },
      ],
    })),
    author: { _type: 'reference', _ref: `author-${n % 50}` },
  }
}
