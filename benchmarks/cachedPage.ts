import { ROUTES } from '../tests/site/routes.ts'
import type { Findings, Measurement } from './measurement.ts'
import { NGINX_MISSING, startNginx, startShippedNginx } from './nginx.ts'
import { downloadRecompressed, startMeasured, temporaryDir } from './site.ts'
import { type PlainRemix, startPlainRemix } from './startPlainRemix.ts'
import { median } from './statistics.ts'
import type { BenchOptions } from './suite.ts'
import { isInstalled, type Load, load, WRK_MISSING } from './wrk.ts'

const PATH = '/'
const ROUNDS = 8
const RATE = 'cached page, requests per second'
const OF_NGINX_MIN = 0.45
const BEHIND_NGINX_MIN = 0.95
const PROCESSOR_MAX_MS = 6

/**
 * Compares the home page from the cache with nginx that serves the same compressed bytes and
 * headers, with the same build that renders each request, and with the shipped nginx in front of
 * this site. All run at the same time and are measured alternately, so other load on the machine
 * affects all.
 */
export async function measureCachedPage({ quick, step }: BenchOptions): Promise<Findings> {
  const site = await startMeasured(temporaryDir())
  const stops = [() => site.stop()]
  try {
    step('rendering without a cache')
    const plain = await startPlainRemix(site.origin)
    stops.push(plain.stop)
    const uncached = await measureRenders(plain, quick ? 20 : 150)
    if (!(await isInstalled('wrk', '--version'))) {
      return { measurements: [...uncached, withoutWrk()] }
    }
    const page = await downloadRecompressed(site.origin + PATH)
    const nginx = await startNginx(page)
    if (nginx) stops.push(nginx.stop)
    const proxy = await startShippedNginx(site.origin)
    if (proxy) stops.push(proxy.stop)
    const runs: Record<Server, Load[]> = { ours: [], nginx: [], proxy: [], plain: [] }
    const seconds = quick ? 1 : 3
    await load(site.origin + PATH, 1)
    for (let round = 0; round < (quick ? 2 : ROUNDS); round++) {
      step(`round ${round + 1}`)
      runs.ours.push(await load(site.origin + PATH, seconds))
      if (nginx) runs.nginx.push(await load(nginx.url, seconds))
      if (proxy) runs.proxy.push(await load(proxy.url, seconds))
      if (round % 2 === 0) runs.plain.push(await load(plain.origin + PATH, seconds))
    }
    return { measurements: [...comparisons(runs, page.body.length), ...uncached] }
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}

type Server = 'ours' | 'nginx' | 'proxy' | 'plain'

function comparisons(
  runs: Readonly<Record<Server, readonly Load[]>>,
  bytes: number,
): Measurement[] {
  const rate = (loads: readonly Load[]) =>
    loads.length > 0 ? median(loads.map((each) => each.requestsPerSecond)) : null
  const p99 = (loads: readonly Load[]) =>
    loads.length > 0 ? median(loads.map((each) => each.p99Ms)) : null
  const failures = runs.ours.reduce((sum, each) => sum + each.failures, 0)
  return [
    {
      name: RATE,
      value: rate(runs.ours),
      unit: 'requests/s',
      against: { name: 'nginx', value: rate(runs.nginx) },
      bound: { atLeast: OF_NGINX_MIN },
      note: `${PATH}, ${bytes} bytes of brotli, 16 connections, ${failures} failed requests${
        runs.nginx.length === 0 ? `; ${NGINX_MISSING}` : ''
      }`,
    },
    {
      name: 'cached page, 99th percentile',
      value: p99(runs.ours),
      unit: 'ms',
      against: { name: 'nginx', value: p99(runs.nginx) },
    },
    {
      name: 'cached page behind the shipped nginx',
      value: rate(runs.proxy),
      unit: 'requests/s',
      against: { name: 'nginx', value: rate(runs.nginx) },
      bound: { atLeast: BEHIND_NGINX_MIN },
    },
    {
      name: 'cached page against rendering each time',
      value: rate(runs.ours),
      unit: 'requests/s',
      against: { name: 'plain Remix', value: rate(runs.plain) },
      note: 'plain Remix: the same build under express without a cache, as remix-serve runs it',
    },
  ]
}

function withoutWrk(): Measurement {
  return { name: RATE, value: null, unit: 'requests/s', note: WRK_MISSING }
}

/** Sequential renders, then four concurrent ones. */
async function measureRenders(plain: PlainRemix, count: number): Promise<Measurement[]> {
  const url = plain.origin + PATH
  const render = async () => {
    const beganMs = performance.now()
    await (await fetch(url)).arrayBuffer()
    return performance.now() - beganMs
  }
  for (let n = 0; n < count / 3; n++) await render()
  const durationsMs: number[] = []
  for (let n = 0; n < count; n++) durationsMs.push(await render())
  let left = count
  const beganMs = performance.now()
  const work = async () => {
    while (left-- > 0) await render()
  }
  await Promise.all([work(), work(), work(), work()])
  const seconds = (performance.now() - beganMs) / 1000
  return [
    await processorTime(plain, count),
    { name: 'uncached render, median', value: median(durationsMs), unit: 'ms' },
    { name: 'uncached renders per second', value: count / seconds, unit: 'pages/s' },
  ]
}

/** Rendering each page of the site, without compression: what the server's process needs. */
async function processorTime(plain: PlainRemix, count: number): Promise<Measurement> {
  const timesMs: number[] = []
  for (const { path } of ROUTES.filter(({ path }) => path !== '/404')) {
    const before = plain.processorMs()
    for (let n = 0; n < count / 5; n++) await (await fetch(plain.origin + path)).arrayBuffer()
    const after = plain.processorMs()
    if (before !== null && after !== null) timesMs.push((after - before) / Math.ceil(count / 5))
  }
  return {
    name: 'uncached page, processor time, median of all pages',
    value: timesMs.length > 0 ? median(timesMs) : null,
    unit: 'ms',
    bound: { atMost: PROCESSOR_MAX_MS },
    note: `from ${Math.min(...timesMs).toFixed(1)} to ${Math.max(...timesMs).toFixed(1)} ms`,
  }
}
