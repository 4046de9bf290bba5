import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { CHROMIUM_ARGS, locateChromium } from '../tests/browser/chromium.ts'
import { ROUTES } from '../tests/site/routes.ts'
import { type Findings, type Measurement, notMeasured } from './measurement.ts'
import { downloadRecompressed, startMeasured, temporaryDir } from './site.ts'
import { startRemixBaseline } from './startPlainRemix.ts'
import { median } from './statistics.ts'
import type { BenchOptions } from './suite.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const SCORE_MIN = 100
const BLOCKING_MAX_MS = 50
const NAME = 'Lighthouse mobile, lowest score'
const HOME = '/'
const RUNS = 5

interface Audit {
  path: string
  /** 0 to 100, in the order of CATEGORIES. */
  scores: number[]
  /** First and largest contentful paint and total blocking time in ms; layout shift. */
  figures: number[]
  /** Audits with a score below the maximum, and their results. */
  short: string[]
}

/**
 * Lighthouse with its default mobile settings: a 4x slower CPU, 1.6 Mbit/s, 150 ms. The home page
 * is compared with the same page rendered with Remix's defaults; runs alternate.
 */
export async function measureLighthouse(options: BenchOptions): Promise<Findings> {
  const { lighthouse: extent, quick, step } = options
  if (extent === 'none') {
    return { measurements: [notMeasured(NAME, 'of 100', 'left out by --lighthouse=none')] }
  }
  const paths = ROUTES.map(({ path }) => path).filter((path) => path !== '/404' && path !== HOME)
  const { executablePath, env } = await locateChromium()
  const site = await startMeasured(temporaryDir())
  const plain = await startRemixBaseline(site.origin)
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless', ...CHROMIUM_ARGS],
    envVars: { ...process.env, ...env },
  })
  try {
    step('a first page that does not count')
    await downloadRecompressed(site.origin + HOME)
    await auditPage(site.origin, HOME, chrome.port)
    const home: Audit[] = []
    const baseline: Audit[] = []
    for (let run = 1; run <= (quick ? 1 : RUNS); run++) {
      step(`${HOME} ${run}`)
      home.push(await auditPage(site.origin, HOME, chrome.port))
      baseline.push(await auditPage(plain.origin, HOME, chrome.port))
    }
    const audits: Audit[] = [medianOf(home)]
    for (const path of extent === 'all' ? paths : []) {
      step(path)
      await downloadRecompressed(site.origin + path)
      audits.push(await auditUntilWithin(site.origin, path, chrome.port))
    }
    return {
      measurements: [
        ...CATEGORIES.map((_, index) => lowest(audits, index)),
        longestBlocking(audits),
        againstBaseline(medianOf(home), medianOf(baseline)),
      ],
      details: pages(audits),
    }
  } finally {
    chrome.kill()
    await plain.stop()
    await site.stop()
  }
}

const blockingOf = ({ figures: [, , blockingMs = 0] }: Audit) => blockingMs

function againstBaseline(home: Audit, baseline: Audit): Measurement {
  const [fcp, lcp] = baseline.figures
  return {
    name: 'Lighthouse mobile, total blocking time of the home page',
    value: blockingOf(home),
    unit: 'ms',
    against: { name: 'plain Remix', value: blockingOf(baseline) },
    bound: { atMost: 1 },
    note: `medians of ${RUNS} visits to each, in turn; plain Remix: the same components, all hydrated, under express with gzip (benchmarks/remixBaseline), performance ${baseline.scores[0]}, FCP ${fcp} ms, LCP ${lcp} ms`,
  }
}

function lowest(audits: readonly Audit[], index: number): Measurement {
  const category = CATEGORIES[index]
  const of = ({ scores }: Audit) => scores[index] ?? 0
  const counted = audits.filter((each) => category !== 'seo' || !isHidden(each))
  const [worst] = counted.toSorted((a, b) => of(a) - of(b))
  const full = counted.filter((each) => of(each) === SCORE_MIN).length
  const left = audits.filter((each) => !counted.includes(each)).map(({ path }) => path)
  return {
    name: `${NAME}: ${category}`,
    value: worst ? of(worst) : null,
    unit: 'of 100',
    bound: { atLeast: SCORE_MIN },
    note: [
      `${full} of ${counted.length} pages have 100`,
      ...(worst && of(worst) < SCORE_MIN ? [`lowest on ${worst.path}`] : []),
      ...(left.length > 0 ? [`not counted, because it asks not to be indexed: ${left}`] : []),
    ].join('; '),
  }
}

function longestBlocking(audits: readonly Audit[]): Measurement {
  const [worst] = audits.toSorted((a, b) => blockingOf(b) - blockingOf(a))
  const within = audits.filter((each) => blockingOf(each) <= BLOCKING_MAX_MS).length
  return {
    name: 'Lighthouse mobile, longest total blocking time',
    value: worst ? blockingOf(worst) : null,
    unit: 'ms',
    bound: { atMost: BLOCKING_MAX_MS },
    note: `${within} of ${audits.length} pages are within the bound${worst ? `; longest on ${worst.path}` : ''}`,
  }
}

/** Asks search engines not to index it, which costs nearly a third of the SEO score. */
const isHidden = ({ short }: Audit) => short.includes('is-crawlable')

function pages(audits: readonly Audit[]): NonNullable<Findings['details']> {
  return {
    columns: [
      'page',
      ...CATEGORIES,
      'FCP ms',
      'LCP ms',
      'TBT ms',
      'CLS',
      'audits below full score',
    ],
    rows: audits.map(({ path, scores, figures, short }) => [
      path,
      ...scores,
      ...figures,
      short.join('; '),
    ]),
  }
}

/**
 * One run on a busy machine is noisy: of a page whose first run is not within the bounds, the
 * medians of five runs count.
 */
async function auditUntilWithin(origin: string, path: string, port: number): Promise<Audit> {
  const runs = [await auditPage(origin, path, port)]
  if (runs.every(isWithin)) return medianOf(runs)
  while (runs.length < RUNS) runs.push(await auditPage(origin, path, port))
  return medianOf(runs)
}

const isWithin = (one: Audit) => one.scores[0] === SCORE_MIN && blockingOf(one) <= BLOCKING_MAX_MS

/** Each figure's median; what fell short is that of the run with the median performance. */
function medianOf(runs: readonly Audit[]): Audit {
  const sorted = runs.toSorted((a, b) => (a.scores[0] ?? 0) - (b.scores[0] ?? 0))
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('There is no run to take the median of')
  const medians = (of: (run: Audit) => readonly number[]) =>
    of(middle).map((_, index) => median(runs.map((run) => of(run)[index] ?? 0)))
  return {
    path: middle.path,
    scores: medians(({ scores }) => scores),
    figures: medians(({ figures }) => figures),
    short: middle.short,
  }
}

async function auditPage(origin: string, path: string, port: number): Promise<Audit> {
  const run = await lighthouse(`${origin}${path}`, {
    port,
    onlyCategories: [...CATEGORIES],
    logLevel: 'error',
  })
  if (!run) throw new Error(`Lighthouse gave no result for ${path}`)
  const { audits, categories } = run.lhr
  const refs = CATEGORIES.flatMap((id) => categories[id]?.auditRefs ?? [])
  const figure = (id: string) => Math.round((audits[id]?.numericValue ?? 0) * 1000) / 1000
  return {
    path,
    scores: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    figures: [
      ...['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map((id) =>
        Math.round(figure(id)),
      ),
      figure('cumulative-layout-shift'),
    ],
    short: refs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.995)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
  }
}
