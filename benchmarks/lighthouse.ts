import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { CHROMIUM_ARGS, locateChromium } from '../tests/browser/chromium.ts'
import { ROUTES } from '../tests/site/routes.ts'
import { type Findings, type Measurement, notMeasured } from './measurement.ts'
import { downloadFinished, startMeasured, temporaryDir } from './site.ts'
import type { BenchOptions } from './suite.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const SCORE_MIN = 100
const BLOCKING_MAX_MS = 50
const NAME = 'Lighthouse mobile, lowest score'

interface Judged {
  path: string
  /** 0 to 100, in the order of CATEGORIES. */
  scores: number[]
  /** First and largest contentful paint and total blocking time in ms; layout shift. */
  figures: number[]
  /** Audits with a score below the maximum, and their results. */
  short: string[]
}

/** Lighthouse with its default mobile settings: a 4x slower CPU, 1.6 Mbit/s, 150 ms. */
export async function measureLighthouse(options: BenchOptions): Promise<Findings> {
  const { lighthouse: extent, step } = options
  if (extent === 'none') {
    return { measurements: [notMeasured(NAME, 'of 100', 'left out by --lighthouse=none')] }
  }
  const paths = ROUTES.map(({ path }) => path).filter((path) => path !== '/404')
  const { executablePath, env } = await locateChromium()
  const site = await startMeasured(temporaryDir())
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless', ...CHROMIUM_ARGS],
    envVars: { ...process.env, ...env },
  })
  try {
    const judged: Judged[] = []
    step('a first page that does not count')
    await judge(site.origin, '/', chrome.port)
    for (const path of extent === 'all' ? paths : paths.slice(0, 1)) {
      step(path)
      await downloadFinished(site.origin + path)
      judged.push(await judgeFairly(site.origin, path, chrome.port))
    }
    return {
      measurements: [
        ...CATEGORIES.map((_, index) => lowest(judged, index)),
        longestBlocking(judged),
      ],
      details: pages(judged),
    }
  } finally {
    chrome.kill()
    await site.stop()
  }
}

function lowest(judged: readonly Judged[], index: number): Measurement {
  const category = CATEGORIES[index]
  const of = ({ scores }: Judged) => scores[index] ?? 0
  const counted = judged.filter((each) => category !== 'seo' || !isHidden(each))
  const [worst] = counted.toSorted((a, b) => of(a) - of(b))
  const full = counted.filter((each) => of(each) === SCORE_MIN).length
  const left = judged.filter((each) => !counted.includes(each)).map(({ path }) => path)
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

function longestBlocking(judged: readonly Judged[]): Measurement {
  const of = ({ figures: [, , blockingMs = 0] }: Judged) => blockingMs
  const [worst] = judged.toSorted((a, b) => of(b) - of(a))
  const within = judged.filter((each) => of(each) <= BLOCKING_MAX_MS).length
  return {
    name: 'Lighthouse mobile, longest total blocking time',
    value: worst ? of(worst) : null,
    unit: 'ms',
    bound: { atMost: BLOCKING_MAX_MS },
    note: `${within} of ${judged.length} pages are within the bound${worst ? `; longest on ${worst.path}` : ''}`,
  }
}

/** Asks search engines not to index it, which costs nearly a third of the SEO score. */
const isHidden = ({ short }: Judged) => short.includes('is-crawlable')

function pages(judged: readonly Judged[]): NonNullable<Findings['details']> {
  return {
    columns: ['page', ...CATEGORIES, 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'short'],
    rows: judged.map(({ path, scores, figures, short }) => [
      ...[path, ...scores, ...figures, short.join('; ')],
    ]),
  }
}

/**
 * One run on a busy machine is noisy: a page below its bound is measured three times and the median
 * counts.
 */
async function judgeFairly(origin: string, path: string, port: number): Promise<Judged> {
  const first = await judge(origin, path, port)
  if (performanceOf(first) === SCORE_MIN) return first
  const runs = [first, await judge(origin, path, port), await judge(origin, path, port)]
  return runs.toSorted((a, b) => performanceOf(a) - performanceOf(b))[1] ?? first
}

const performanceOf = ({ scores: [performance = 0] }: Judged) => performance

async function judge(origin: string, path: string, port: number): Promise<Judged> {
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
