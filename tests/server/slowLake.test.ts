import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { SanityClient } from '@sanity/client'
import { encodeSignatureHeader } from '@sanity/webhook'
import { createProxyServer } from 'httpxy'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenOnLoopback } from '../listenOnLoopback.ts'
import { LAKE_TOKEN, lakeClient } from '../site/startSite.ts'
import { runSite, type SiteProcess } from './siteProcess.ts'

const RUNNING = 'Nsaa is running'
const PATH = '/contact-us'
const SANITY_WEBHOOK_SECRET = 'a-secret-for-tests-0123456789'

type HeldQuery = 'page' | 'poll'

/** Queries of pages are too long for a URL, so they are sent by POST, and all others by GET. */
function heldQueryOf({ method, url = '' }: IncomingMessage): HeldQuery | undefined {
  if (!url.includes('/data/query/')) return undefined
  if (method === 'POST') return 'page'
  return url.includes('latest') ? 'poll' : undefined
}

/** A proxy in front of a lake that can hold live events and queries. */
async function startSlowProxy(target: string) {
  const proxy = createProxyServer({ target })
  let liveEvents: { response: IncomingMessage; res: ServerResponse } | undefined
  proxy.on('proxyRes', (response, req, res) => {
    if (req.url?.includes('/data/live/events/')) liveEvents = { response, res }
  })
  const held = new Map<HeldQuery, (() => void)[]>()
  const server = createServer((req, res) => {
    const pass = () => void proxy.web(req, res).catch(() => res.destroy())
    const query = heldQueryOf(req)
    const waiting = query && held.get(query)
    if (waiting) waiting.push(pass)
    else pass()
  })
  const { origin } = await listenOnLoopback(server)
  return {
    origin,
    hasLiveEvents: () => liveEvents !== undefined,
    holdLiveEvents: () => void liveEvents?.response.unpipe(liveEvents.res),
    releaseLiveEvents: () => void liveEvents?.response.pipe(liveEvents.res),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
    hold: (query: HeldQuery) => void held.set(query, []),
    heldCount: (query: HeldQuery) => held.get(query)?.length ?? 0,
    release(query: HeldQuery) {
      const passes = held.get(query) ?? []
      held.delete(query)
      for (const pass of passes) pass()
    },
  }
}

let lake: SiteProcess
let proxy: Awaited<ReturnType<typeof startSlowProxy>>
let site: SiteProcess
let client: SanityClient
let id: string

beforeAll(async () => {
  lake = await runSite({ LAKE_TOKEN })
  await lake.waitForOutput(RUNNING)
  proxy = await startSlowProxy(lake.origin)
  client = lakeClient(lake.origin)
  id = await client.fetch('*[_type == "page" && path == $path][0]._id', { path: PATH })
  site = await runSite({
    SANITY_PROJECT_ID: 'local',
    SANITY_API_HOST: `${proxy.origin}/lake`,
    SANITY_DATASET_PRIVATE: '1',
    SANITY_API_READ_TOKEN: LAKE_TOKEN,
    SANITY_WEBHOOK_SECRET,
  })
  await site.waitForOutput(RUNNING)
})
afterAll(async () => {
  await site.remove()
  await proxy.stop()
  await lake.remove()
})

const page = async () => (await fetch(site.origin + PATH)).text()
const publish = (title: string) => client.patch(id).set({ 'seo.title': title }).commit()

test('a change whose live event does not arrive is visible after the webhook, without the poll', async () => {
  await page()
  await expect.poll(proxy.hasLiveEvents).toBe(true)
  proxy.holdLiveEvents()
  proxy.hold('poll')
  await publish('Published without an event')
  expect(await page()).not.toContain('Published without an event')
  const body = JSON.stringify({ _id: id })
  const signature = await encodeSignatureHeader(body, Date.now(), SANITY_WEBHOOK_SECRET)
  const headers = { 'sanity-webhook-signature': signature }
  await fetch(`${site.origin}/hooks/sanity`, { method: 'POST', headers, body })
  await expect.poll(page).toContain('Published without an event')
  proxy.release('poll')
  proxy.releaseLiveEvents()
})

test('a change is not live while the page of its document shows the last known content', async () => {
  expect(await page()).not.toContain('Published to a slow lake')

  proxy.hold('page')
  const { _rev } = await publish('Published to a slow lake')
  const isLive = async () => {
    const response = await fetch(`${site.origin}/studio/live?id=${id}&revision=${_rev}`)
    return (await response.json()).live
  }
  let isReleased = false
  // On a busy machine its bounded wait can end before the release.
  const early: unknown[] = []
  const answered = isLive().then((live) => {
    if (!isReleased) early.push(live)
  })
  await expect.poll(() => early.length + proxy.heldCount('page')).toBeGreaterThan(0)
  expect(await page()).not.toContain('Published to a slow lake')

  isReleased = true
  proxy.release('page')
  await answered
  expect(early).not.toContain(true)
  await expect.poll(isLive).toBe(true)
  expect(await page()).toContain('Published to a slow lake')
})
