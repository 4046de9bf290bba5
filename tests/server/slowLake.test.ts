import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { SanityClient } from '@sanity/client'
import { encodeSignatureHeader } from '@sanity/webhook'
import { createProxyServer } from 'httpxy'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEFAULT_LIMITS } from '../../server/content/readerOptions.ts'
import { listenOnLoopback } from '../listenOnLoopback.ts'
import { LAKE_TOKEN, lakeClient } from '../site/startSite.ts'
import { type SiteProcess, startedSite } from './siteProcess.ts'

const PATH = '/contact-us'
const SANITY_WEBHOOK_SECRET = 'a-secret-for-tests-0123456789'

/** Queries of pages are too long for a URL, and all others are not. */
const isPageQuery = (req: IncomingMessage) => req.method === 'POST'
const isPathsQuery = ({ url = '' }: IncomingMessage) => url.includes('%22moved%22')

/**
 * A proxy in front of a lake that can hold live events and queries, and repeat the result of a poll.
 */
async function startSlowProxy(target: string) {
  const proxy = createProxyServer({ target })
  let liveEvents: { response: IncomingMessage; res: ServerResponse } | undefined
  proxy.on('proxyRes', (response, req, res) => {
    if (req.url?.includes('/data/live/events/')) liveEvents = { response, res }
  })
  let isHeld = (_query: IncomingMessage) => false
  const held: (() => void)[] = []
  let isPollFrozen = false
  let pollResult: string | undefined
  const answerPoll = async (req: IncomingMessage, res: ServerResponse) => {
    if (!isPollFrozen || pollResult === undefined) {
      const headers = { authorization: req.headers.authorization ?? '' }
      pollResult = await (await fetch(target + req.url, { headers })).text()
    }
    res.writeHead(200, { 'content-type': 'application/json' }).end(pollResult)
  }
  const server = createServer((req, res) => {
    const pass = () => void proxy.web(req, res).catch(() => res.destroy())
    const isQuery = req.url?.includes('/data/query/') ?? false
    if (isQuery && req.method === 'GET' && req.url?.includes('latest')) {
      answerPoll(req, res).catch(() => res.destroy())
    } else if (isQuery && isHeld(req)) held.push(pass)
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
    freezePoll(frozen: boolean) {
      isPollFrozen = frozen
    },
    hold(queries: (query: IncomingMessage) => boolean) {
      isHeld = queries
    },
    heldCount: () => held.length,
    release() {
      isHeld = () => false
      for (const pass of held.splice(0)) pass()
    },
  }
}

let lake: SiteProcess
let proxy: Awaited<ReturnType<typeof startSlowProxy>>
let site: SiteProcess
let client: SanityClient
let id: string

beforeAll(async () => {
  lake = await startedSite({ LAKE_TOKEN })
  proxy = await startSlowProxy(lake.origin)
  client = lakeClient(lake.origin)
  id = await client.fetch('*[_type == "page" && path == $path][0]._id', { path: PATH })
  site = await startedSite({
    SANITY_PROJECT_ID: 'local',
    SANITY_API_HOST: `${proxy.origin}/lake`,
    SANITY_DATASET_PRIVATE: '1',
    SANITY_API_READ_TOKEN: LAKE_TOKEN,
    SANITY_WEBHOOK_SECRET,
  })
})
afterAll(async () => {
  await site.remove()
  await proxy.stop()
  await lake.remove()
})

const page = async () => (await fetch(site.origin + PATH)).text()
const isLive = async (document: string, revision: string): Promise<unknown> => {
  const response = await fetch(`${site.origin}/studio/live?id=${document}&revision=${revision}`)
  return (await response.json()).live
}
const publish = (title: string) => client.patch(id).set({ 'seo.title': title }).commit()

test('a change whose live event does not arrive is visible after the webhook, without the poll', async () => {
  const startedAtMs = performance.now()
  await page()
  await expect.poll(proxy.hasLiveEvents).toBe(true)
  proxy.holdLiveEvents()
  proxy.freezePoll(true)
  await publish('Published without an event')
  expect(await page()).not.toContain('Published without an event')
  const body = JSON.stringify({ _id: id })
  const signature = await encodeSignatureHeader(body, Date.now(), SANITY_WEBHOOK_SECRET)
  const headers = { 'sanity-webhook-signature': signature }
  await fetch(`${site.origin}/hooks/sanity`, { method: 'POST', headers, body })
  await expect.poll(page).toContain('Published without an event')
  // Later the cache would have queried the lake again, without the webhook.
  expect(performance.now() - startedAtMs).toBeLessThan(DEFAULT_LIMITS.ttlMs)
  proxy.freezePoll(false)
  proxy.releaseLiveEvents()
})

/** Asks whether a revision is live while the proxy holds queries, and after their release. */
async function expectLiveOnceReleased(
  document: string,
  revision: string,
  expectHeld: () => Promise<void>,
) {
  let isReleased = false
  // On a busy machine its bounded wait can end before the release.
  const early: unknown[] = []
  const answered = isLive(document, revision).then((live) => {
    if (!isReleased) early.push(live)
  })
  await expect.poll(() => early.length + proxy.heldCount()).toBeGreaterThan(0)
  await expectHeld()

  isReleased = true
  proxy.release()
  await answered
  expect(early).not.toContain(true)
  await expect.poll(() => isLive(document, revision)).toBe(true)
}

test('a change is not live while the page of its document shows the last known content', async () => {
  expect(await page()).not.toContain('Published to a slow lake')

  proxy.hold(isPageQuery)
  const { _rev } = await publish('Published to a slow lake')
  await expectLiveOnceReleased(id, _rev, async () => {
    expect(await page()).not.toContain('Published to a slow lake')
  })
  expect(await page()).toContain('Published to a slow lake')
})

test('a new page is not live while the last known list of paths lacks it', async () => {
  const status = async () => (await fetch(`${site.origin}/new-page`)).status
  expect(await status()).toBe(404)
  const [existing] = await client.fetch('*[_id == $id]', { id })

  proxy.hold(isPathsQuery)
  const { _rev } = await client.create({ ...existing, _id: 'new-page', path: '/new-page' })
  await expectLiveOnceReleased('new-page', _rev, async () => expect(await status()).toBe(404))
  expect(await status()).toBe(200)
})
