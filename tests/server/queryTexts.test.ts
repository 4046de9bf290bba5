import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenOnLoopback } from '../listenOnLoopback.ts'
import { LAKE_TOKEN, type Site, startSite } from '../site/startSite.ts'

/** Ends strings, comments and filters of GROQ, and occurs in no query of the site. */
const MARK = 'zq"\'])}//zq'

/** Forwards queries to a site's embedded lake and records their texts. */
function createQueryRecorder(origin: string, texts: Set<string>): Server {
  return createServer(async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const url = new URL(req.url ?? '/', origin)
    const text = body === '' ? url.searchParams.get('query') : JSON.parse(body).query
    if (text !== null) texts.add(text)
    const response = await fetch(url, {
      method: req.method ?? 'GET',
      headers: { authorization: `Bearer ${LAKE_TOKEN}`, 'content-type': 'application/json' },
      ...(body !== '' && { body }),
    }).catch(() => undefined)
    if (!response || url.pathname.includes('/live/')) res.destroy()
    else {
      const type = { 'content-type': 'application/json' }
      res.writeHead(response.status, type).end(await response.text())
    }
  })
}

const texts = new Set<string>()
let lake: Site
let recorder: Server
let site: Site
beforeAll(async () => {
  lake = await startSite()
  recorder = createQueryRecorder(lake.origin, texts)
  const { origin } = await listenOnLoopback(recorder)
  site = await startSite({
    SANITY_PROJECT_ID: 'local',
    SANITY_API_HOST: `${origin}/lake`,
    SANITY_API_READ_TOKEN: LAKE_TOKEN,
  })
})
afterAll(async () => {
  await site?.stop()
  recorder?.closeAllConnections()
  recorder?.close()
  await lake?.stop()
})

test("no route puts a visitor's input into the text of a query", async () => {
  const mark = encodeURIComponent(MARK)
  const addresses = [
    '/',
    '/careers',
    '/privacy-policy',
    '/sitemap.xml',
    '/page-updates',
    '/studio/live',
    `/${mark}`,
    `/${mark}.data`,
    `/careers/${mark}`,
    '/_root.data',
    `/preview/link/${mark}`,
    `/preview/enable?sanity-preview-secret=${mark}&sanity-preview-perspective=${mark}`,
  ]
  for (const address of addresses) {
    const separator = address.includes('?') ? '&' : '?'
    const named = ['id', 'path', 'query', 'revision', '_routes', 'q'].map(
      (name) => `${name}=${mark}`,
    )
    for (const target of [address, `${address}${separator}${named.join('&')}`]) {
      const response = await fetch(site.origin + target, {
        redirect: 'manual',
        headers: {
          cookie: `nsaa-preview=${mark}; nsaa-studio=${mark}`,
          referer: `http://x/${mark}`,
        },
        signal: AbortSignal.timeout(60_000),
      })
      await response.body?.cancel()
    }
  }
  for (const form of ['newsletter', 'contact', MARK]) {
    const fields = { form, email: MARK, name: MARK, message: MARK, [MARK]: MARK }
    await (
      await fetch(site.origin, { method: 'POST', body: new URLSearchParams(fields) })
    ).arrayBuffer()
  }
  expect(texts.size).toBeGreaterThan(3)
  expect([...texts].filter((text) => text.includes('zq'))).toEqual([])
})
