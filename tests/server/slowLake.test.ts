import { createServer } from 'node:http'
import { createProxyServer } from 'httpxy'
import { expect, onTestFinished, test } from 'vitest'
import { listenOnLoopback } from '../listenOnLoopback.ts'
import { LAKE_TOKEN, lakeClient } from '../site/startSite.ts'
import { runSiteInTest } from './siteProcess.ts'

const RUNNING = 'Nsaa is running'
const PATH = '/contact-us'

/**
 * A proxy in front of a lake that can hold the queries of pages: these are sent by POST, as they
 * are too long for a URL, and all others by GET.
 */
async function startSlowProxy(target: string) {
  const proxy = createProxyServer({ target })
  let held: (() => void)[] | undefined
  const server = createServer((req, res) => {
    const pass = () => void proxy.web(req, res).catch(() => res.destroy())
    if (held && req.method === 'POST' && req.url?.includes('/data/query/')) held.push(pass)
    else pass()
  })
  const { origin } = await listenOnLoopback(server)
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return {
    origin,
    hold() {
      held = []
    },
    heldCount: () => held?.length ?? 0,
    release() {
      const passes = held ?? []
      held = undefined
      for (const pass of passes) pass()
    },
  }
}

test('a change is not live while the page of its document shows the last known content', async () => {
  const lake = await runSiteInTest({ LAKE_TOKEN })
  await lake.waitForOutput(RUNNING)
  const proxy = await startSlowProxy(lake.origin)
  const site = await runSiteInTest({
    SANITY_PROJECT_ID: 'local',
    SANITY_API_HOST: `${proxy.origin}/lake`,
    SANITY_DATASET_PRIVATE: '1',
    SANITY_API_READ_TOKEN: LAKE_TOKEN,
  })
  await site.waitForOutput(RUNNING)
  const client = lakeClient(lake.origin)
  const page = async () => (await fetch(site.origin + PATH)).text()
  const id = await client.fetch<string>('*[_type == "page" && path == $path][0]._id', {
    path: PATH,
  })
  expect(await page()).not.toContain('Published to a slow lake')

  proxy.hold()
  const { _rev } = await client.patch(id).set({ 'seo.title': 'Published to a slow lake' }).commit()
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
  await expect.poll(() => early.length + proxy.heldCount()).toBeGreaterThan(0)
  expect(await page()).not.toContain('Published to a slow lake')

  isReleased = true
  proxy.release()
  await answered
  expect(early).not.toContain(true)
  await expect.poll(isLive).toBe(true)
  expect(await page()).toContain('Published to a slow lake')
})
