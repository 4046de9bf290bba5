import { randomUUID } from 'node:crypto'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../site/freePort.ts'
import { postForm } from '../site/postForm.ts'
import { LAKE_TOKEN } from '../site/startSite.ts'
import { type FakeBackend, startFakeBackend } from '../submissions/fakeBackend.ts'
import { newsletterPost } from '../submissions/fixtures.ts'
import { type SiteProcess, startedSite, startedSiteInTest } from './siteProcess.ts'

let site: SiteProcess
let backend: FakeBackend
let port: number

beforeAll(async () => {
  backend = await startFakeBackend('OK')
  port = await freePort()
  site = await startedSite({ METRICS_PORT: String(port), SUBSCRIBE_API_ORIGIN: backend.origin })
})
afterAll(async () => {
  await site.remove()
  await backend.stop()
})

interface Sample {
  name: string
  labels: Record<string, string>
  value: number
}

async function scrape(from = port): Promise<Sample[]> {
  const text = await (await fetch(`http://127.0.0.1:${from}/metrics`)).text()
  return text.split('\n').flatMap((line) => {
    const [, name, labels = '', value] = /^([a-z0-9_]+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
    if (name === undefined) return []
    const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', word = '']) => [
      key,
      word,
    ])
    return [{ name, labels: Object.fromEntries(pairs), value: Number(value) }]
  })
}

async function total(name: string, labels: Record<string, string> = {}, from = port) {
  const matching = (await scrape(from)).filter(
    (one) =>
      one.name === name &&
      Object.entries(labels).every(([key, value]) => one.labels[key] === value),
  )
  return matching.reduce((sum, { value }) => sum + value, 0)
}

const REQUESTS = 'nsaa_http_request_duration_seconds_count'

describe('metrics', () => {
  test('are in Prometheus’ format, with process and event loop metrics', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4')
    expect(await total('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
    expect((await scrape()).map(({ name }) => name)).toContain('nodejs_eventloop_lag_p99_seconds')
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  })

  test('are not on the site’s port, nor on another address of this machine', async () => {
    expect((await fetch(`${site.origin}/metrics`)).status).toBe(404)
    const others = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4')
    for (const { address } of others) {
      await expect(fetch(`http://${address}:${port}/metrics`)).rejects.toThrow()
    }
  })

  test('count requests by class and status', async () => {
    const before = await total(REQUESTS, { route: 'page', status: '2xx' })
    const missing = await total(REQUESTS, { route: 'page', status: '4xx' })
    for (let i = 0; i < 3; i += 1) await (await fetch(`${site.origin}/careers`)).text()
    await (await fetch(`${site.origin}/nothing-here`)).text()
    await expect.poll(() => total(REQUESTS, { route: 'page', status: '2xx' })).toBe(before + 3)
    await expect.poll(() => total(REQUESTS, { route: 'page', status: '4xx' })).toBe(missing + 1)
  })

  test('count an event stream in a class of its own, not as a page', async () => {
    const pages = await total(REQUESTS, { route: 'page' })
    const stream = await fetch(`${site.origin}/page-updates?path=%2Fcareers&age=0`)
    await expect.poll(() => total('nsaa_page_update_streams')).toBe(1)
    await stream.body?.cancel()
    await expect.poll(() => total('nsaa_page_update_streams')).toBe(0)
    expect(await total(REQUESTS, { route: 'stream' })).toBe(1)
    expect(await total(REQUESTS, { route: 'page' })).toBe(pages)
  })

  test("count the page cache's hits and misses", async () => {
    const hits = await total(REQUESTS, { cache: 'hit' })
    const counted = await total('nsaa_page_cache_hits_total')
    await expect
      .poll(async () => {
        await (await fetch(`${site.origin}/careers`)).text()
        return total(REQUESTS, { cache: 'hit' })
      })
      .toBeGreaterThan(hits)
    expect(await total('nsaa_page_cache_hits_total')).toBeGreaterThan(counted)
    expect(await total('nsaa_page_cache_bytes')).toBeGreaterThan(10_000)
  })

  test('follow a submission to its delivery', async () => {
    const deliveries = () => total('nsaa_submissions', { kind: 'newsletter', state: 'delivered' })
    const attempts = () =>
      total('nsaa_delivery_attempt_duration_seconds_count', { outcome: 'delivered' })
    const before = { deliveries: await deliveries(), attempts: await attempts() }
    const email = `${randomUUID()}@shop.example`
    const response = await postForm(site.origin, newsletterPost(email))
    expect(response.status).toBe(303)
    await expect.poll(deliveries).toBe(before.deliveries + 1)
    await expect.poll(attempts).toBe(before.attempts + 1)
  })

  test("contain the lake's size and query times, and refusals", async () => {
    expect(await total('nsaa_lake_up')).toBe(1)
    expect(await total('nsaa_lake_documents')).toBeGreaterThan(50)
    expect(await total('nsaa_lake_store_bytes')).toBeGreaterThan(100_000)
    expect(await total('nsaa_lake_query_duration_seconds_count')).toBeGreaterThan(0)
    const refusedBefore = await total('nsaa_http_refused_total', { reason: 'urlSize' })
    expect((await fetch(`${site.origin}/${'a'.repeat(5_000)}`)).status).toBe(414)
    await expect
      .poll(() => total('nsaa_http_refused_total', { reason: 'urlSize' }))
      .toBe(refusedBefore + 1)
    expect((await scrape()).map(({ name }) => name)).toContain('nsaa_admission_refused_total')
    expect(await total('nsaa_page_update_streams')).toBe(0)
    await expect.poll(() => total('nsaa_content_live_events_connected')).toBe(1)
    await expect.poll(() => total('nsaa_content_unreachable_seconds')).toBe(0)
  })

  test('count no query for stylesheets of invented pages, which are not rendered', async () => {
    const queries = () => total('nsaa_lake_query_duration_seconds_count')
    const stylesheetOf = (page: string) =>
      fetch(`${site.origin}/styles/0123456789abcdef.css?of=${encodeURIComponent(page)}`)
    expect((await stylesheetOf('/careers')).status).toBe(200)
    const before = await queries()
    const invented = Array.from({ length: 100 }, (_, n) => `/invented-${n}`)
    for (const page of invented) expect((await stylesheetOf(page)).status).toBe(404)
    // Prewarming sends at most one for each of the forty pages.
    expect((await queries()) - before).toBeLessThan(invented.length)
  })

  test('have no labels or values from visitors’ input', async () => {
    const seriesBefore = await series()
    for (let i = 0; i < 30; i += 1) {
      await fetch(`${site.origin}/made-up-${i}/by-ama?email=ama@shop.example`, {
        method: ['GET', 'POST', 'PUT', 'OPTIONS', 'PATCH'][i % 5] ?? 'GET',
        headers: { 'user-agent': `agent-${i}`, 'x-forwarded-for': `192.0.2.${i}` },
      }).then((response) => response.arrayBuffer())
    }
    const seriesAfter = await series()
    // A class may not have had this status yet: at most one series for each class and status.
    expect(seriesAfter.length - seriesBefore.length).toBeLessThan(6 * 15)
    expect(seriesAfter.join('\n')).not.toMatch(/made-up|ama|agent-|192\.0\.2|127\.0\.0\.1/)
  })
})

test('the metrics of a site whose shared lake never responded say for how long, and have no process of the lake', async () => {
  const other = await freePort()
  const LAKE_URL = `http://127.0.0.1:${await freePort()}`
  const alone = await startedSiteInTest({ METRICS_PORT: String(other), LAKE_URL, LAKE_TOKEN })
  await expect.poll(() => total('nsaa_content_unreachable_seconds', {}, other)).toBeGreaterThan(0)
  const body = new URLSearchParams({ name: 'Ama Mensah', key: LAKE_TOKEN })
  const signIn = await fetch(`${alone.origin}/studio/sign-in`, { method: 'POST', body })
  expect(signIn.status).toBe(503)
  await expect.poll(() => total(REQUESTS, { status: '503' }, other)).toBe(1)
  expect(await total(REQUESTS, { status: '5xx' }, other)).toBe(0)
  expect((await scrape(other)).map(({ name }) => name)).not.toContain('nsaa_lake_up')
})

async function series(): Promise<string[]> {
  return (await scrape()).map(({ name, labels }) => `${name}${JSON.stringify(labels)}`)
}
