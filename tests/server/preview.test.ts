import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { ClientConfig } from '@sanity/client'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { enablePreviewAccessSharing } from '@sanity/preview-url-secret/toggle-preview-access-sharing'
import express from 'express'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../../runtime/log.ts'
import { createPreview } from '../../server/preview/preview.ts'
import { createPreviewSessions } from '../../server/preview/sessions.ts'
import { type StartedLake, startLake, TEST_TOKEN } from '../lake/startLake.ts'
import { listenOnLoopback } from '../listenOnLoopback.ts'
import { freePort } from '../site/freePort.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const TITLES = '*[_type == "page"] | order(_id).title'

/** The routes of previews over real HTTP, on a real lake; pages respond with what they may read. */
describe('preview', () => {
  let lake: StartedLake
  let server: Server
  let origin = ''
  let clockMs = Date.now()
  const lines: string[] = []

  const serve = (
    token: string | undefined,
    siteUrl = 'http://site.example',
    from: Pick<StartedLake, 'client'> = lake,
  ) => {
    const client = from.client({ perspective: 'published', maxRetries: 0 })
    const log = createLog({
      write: (line) => void lines.push(line),
      format: 'text',
      now: () => new Date(clockMs),
    })
    const options = {
      client,
      token,
      siteUrl,
      log,
      clientOf: (req: IncomingMessage) => String(req.headers['x-client'] ?? 'one client'),
      clock: { now: () => clockMs, date: () => clockMs },
    }
    const preview = createPreview(options)
    const app = express()
    app.use(preview.handler)
    app.get('*', async (req, res) => {
      const seen = preview.previewOf(req)
      const titles = await seen?.content.read(TITLES).catch(() => undefined)
      res.json({ seen: seen ? { ...seen, content: undefined } : null, titles: titles?.data })
    })
    return app
  }
  const listen = async (app: RequestListener) => {
    const server = createServer(app)
    const { origin } = await listenOnLoopback(server)
    return { server, origin }
  }

  beforeAll(async () => {
    lake = await startLake({ date: () => clockMs })
    await lake.client().createOrReplace({ _id: 'a', _type: 'page', title: 'Published' })
    await lake.client().createOrReplace({ _id: 'drafts.a', _type: 'page', title: 'Draft' })
    const started = await listen(serve(TEST_TOKEN))
    server = started.server
    origin = started.origin
  })
  afterAll(async () => {
    server.close()
    await lake.stop({ keepData: false })
  })

  const get = (path: string, cookie?: string) =>
    fetch(origin + path, { redirect: 'manual', headers: cookie ? { cookie } : {} })
  const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? ''
  const enable = async (pathname: string, perspective = 'drafts') => {
    const { secret } = await createPreviewSecret(lake.client(), 'test', `${origin}/studio`, 'ama')
    const query = new URLSearchParams({
      'sanity-preview-secret': secret,
      'sanity-preview-pathname': pathname,
      'sanity-preview-perspective': perspective,
    })
    return get(`/preview/enable?${query}`)
  }
  const share = async (
    link: { path: string; expiresMs: number; _createdAt?: string; perspective?: unknown },
    from = lake,
  ) => {
    const secret = `secret-${Math.random().toString(36).slice(2)}-0123456789`
    const document = await from.client().create({
      _id: `preview-link.${secret.slice(7, 15)}`,
      _type: 'previewLink',
      path: link.path,
      perspective: link.perspective,
      _createdAt: link._createdAt,
      digest: createHash('sha256').update(secret).digest('hex'),
      expiresAt: new Date(link.expiresMs).toISOString(),
      madeBy: 'Ama <Mensah>',
    })
    return { path: `/preview/link/${secret}`, id: document._id }
  }

  test('the Studio’s secret opens it, on the requested page, with drafts', async () => {
    const response = await enable('/careers?sanity-preview-perspective=drafts&a=1#b')
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/careers?a=1#b')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(response.headers.get('set-cookie')).toMatch(
      /^nsaa-preview=[\w.-]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    const page = await get('/careers', cookieOf(response))
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(page.headers.get('x-robots-tag')).toBe('noindex')
    expect(await page.json()).toMatchObject({
      seen: { kind: 'editor', perspective: 'drafts' },
      titles: ['Draft'],
    })
  })

  test('the perspective selected in the Studio is shown', async () => {
    const page = await get('/', cookieOf(await enable('/', 'published')))
    expect(await page.json()).toMatchObject({ titles: ['Published'] })
    const raw = await get('/', cookieOf(await enable('/', 'raw')))
    expect(await raw.json()).toMatchObject({ seen: { perspective: 'drafts' } })
  })

  test.each([
    ['//evil.example/x', '/x'],
    ['https://evil.example/x', '/x'],
    ['/\\evil.example', '/'],
    ['http://localhost//evil.example', '/'],
    ['/.//evil.example', '/'],
    ['/lake/v1/users/me', '/'],
    ['/preview/disable', '/'],
  ])('it redirects to pages of this site only: %s', async (asked, location) => {
    expect((await enable(asked)).headers.get('location')).toBe(location)
    const leaving = await get(`/preview/disable?path=${encodeURIComponent(asked)}`)
    expect(new URL(leaving.headers.get('location') ?? '', origin).origin).toBe(origin)
    expect(leaving.headers.get('location')).toMatch(/^\/(?![/\\])/)
  })

  test('invalid and old secrets are refused, with an explanation', async () => {
    const wrong = await get('/preview/enable?sanity-preview-secret=no-such-secret')
    expect(wrong.status).toBe(401)
    expect(await wrong.text()).toContain('Open the Studio')
    expect(wrong.headers.get('set-cookie')).toBeNull()
    expect((await get('/preview/enable')).status).toBe(401)
    const { secret } = await createPreviewSecret(lake.client(), 'test', origin, 'ama')
    clockMs += 2 * HOUR_MS
    expect((await get(`/preview/enable?sanity-preview-secret=${secret}`)).status).toBe(401)
  })

  test('the secret of Presentation’s own sharing, which never expires, is refused', async () => {
    const { secret } = await enablePreviewAccessSharing(lake.client(), 'test', origin, 'ama')
    const response = await get(`/preview/enable?sanity-preview-secret=${secret}`)
    expect(response.status).toBe(401)
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  test('a session expires, and ends when it is left; its cookie is cleared', async () => {
    const cookie = cookieOf(await enable('/'))
    const left = await get('/preview/disable?path=/careers', cookie)
    expect(left.headers.get('location')).toBe('/careers')
    expect(left.headers.get('set-cookie')).toMatch(/^nsaa-preview=; Max-Age=0; Path=\/;/)
    clockMs += 13 * HOUR_MS
    const expired = await get('/', cookie)
    expect(await expired.json()).toEqual({ seen: null })
    expect(expired.headers.get('set-cookie')).toMatch(/^nsaa-preview=; Max-Age=0/)
    expect(expired.headers.get('cache-control')).toBe('private, no-store')
  })

  test('a forged session is refused', async () => {
    const forged = createPreviewSessions('another secret than the lake’s', { date: () => clockMs })
    const expiresMs = clockMs + DAY_MS
    const token = forged.seal({ kind: 'editor', perspective: 'drafts', expiresMs })
    const own = cookieOf(await enable('/'))
    const [payload, mac] = own.split('=')[1]?.split('.') ?? []
    const damaged = [token, 'x', '', `${payload}.`, `${payload}A.${mac}`, `${mac}.${payload}`]
    for (const value of damaged) {
      const response = await get('/', `nsaa-preview=${value}`)
      expect(await response.json(), value).toEqual({ seen: null })
      expect(response.headers.get('set-cookie')).toMatch(/Max-Age=0/)
    }
  })

  test('a visitor’s request is not affected', async () => {
    const response = await get('/', 'other=nsaa-preview')
    expect(response.headers.get('cache-control')).toBeNull()
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(await response.json()).toEqual({ seen: null })
  })

  test('a share link shows its own page, as drafts, until it expires', async () => {
    const link = await share({ path: '/careers', expiresMs: clockMs + DAY_MS })
    const opened = await get(link.path)
    expect(opened.headers.get('location')).toBe('/careers')
    expect(opened.headers.get('referrer-policy')).toBe('no-referrer')
    const cookie = cookieOf(opened)
    const seen = { seen: { kind: 'shared' }, titles: ['Draft'] }
    expect(await (await get('/careers', cookie)).json()).toMatchObject(seen)
    expect(await (await get('/careers.data', cookie)).json()).toMatchObject(seen)
    expect(await (await get('/', cookie)).json()).toEqual({ seen: null })
    clockMs += DAY_MS
    expect(await (await get('/careers', cookie)).json()).toEqual({ seen: null })
    const expired = await get(link.path)
    expect(expired.status).toBe(410)
    expect(await expired.text()).toContain('Ask Ama &lt;Mensah&gt; for a new one.')
  })

  const opened = async (perspective?: unknown) => {
    const link = await share({ path: '/', expiresMs: clockMs + DAY_MS, perspective })
    return cookieOf(await get(link.path))
  }
  const shown = async (cookie: string) => (await get('/', cookie)).json()

  test.each([
    [undefined, 'drafts', 'Draft'],
    ['drafts', 'drafts', 'Draft'],
    ['published', 'published', 'Published'],
  ])('a share link with the perspective %s shows %s', async (stored, perspective, title) => {
    const page = await shown(await opened(stored))
    expect(page).toMatchObject({ seen: { kind: 'shared', perspective }, titles: [title] })
  })

  test('a share link to a release shows its version, until the release is deleted', async () => {
    const client = lake.client()
    await client.releases.create({ releaseId: 'rDecember', metadata: { title: 'December' } })
    await client.create({ _id: 'versions.rDecember.a', _type: 'page', title: 'In December' })
    const cookie = await opened('rDecember,rForgotten,drafts')
    const seen = { kind: 'shared', perspective: 'rDecember,drafts' }
    expect(await shown(cookie)).toMatchObject({ seen, titles: ['In December'] })
    await client.releases.archive({ releaseId: 'rDecember' })
    await client.releases.delete({ releaseId: 'rDecember' })
    clockMs += 3_000
    const after = { seen: { kind: 'shared', perspective: 'published' }, titles: ['Published'] }
    expect(await shown(cookie)).toMatchObject(after)
    expect(await shown(await opened('rDecember,drafts'))).toMatchObject(after)
  })

  test('a share link to a release that is published shows the published page, not an older draft', async () => {
    const client = lake.client()
    await client.create({ _id: 'b', _type: 'page', title: 'Before' })
    await client.create({ _id: 'drafts.b', _type: 'page', title: 'Older draft' })
    await client.releases.create({ releaseId: 'rJanuary' })
    await client.create({ _id: 'versions.rJanuary.b', _type: 'page', title: 'In January' })
    const cookie = await opened('rJanuary,drafts')
    expect(await shown(cookie)).toMatchObject({ titles: ['Draft', 'In January'] })
    await client.releases.publish({ releaseId: 'rJanuary' })
    clockMs += 3_000
    expect(await shown(cookie)).toMatchObject({
      seen: { perspective: 'published' },
      titles: ['Published', 'In January'],
    })
    await client.delete({ query: '*[_id in ["b", "drafts.b"]]' })
  })

  test.each([['raw'], ['raw,drafts'], ['../x'], ['a b'], ['']])(
    'a share link ignores the invalid perspective "%s" and shows drafts',
    async (stored) => {
      expect(await shown(await opened(stored))).toMatchObject({
        seen: { perspective: 'drafts' },
        titles: ['Draft'],
      })
    },
  )

  test.each([
    ['a number', 1],
    ['a list', ['drafts']],
    ['longer than 4,000 characters', 'drafts,'.repeat(600)],
  ])('a share link whose perspective is %s shows no drafts', async (_, stored) => {
    expect(await shown(await opened(stored))).toEqual({ seen: null })
  })

  test('a share link lasts a week at most, whatever its document says', async () => {
    const later = new Date(clockMs + 358 * DAY_MS).toISOString()
    const link = await share({ path: '/', expiresMs: clockMs + 365 * DAY_MS, _createdAt: later })
    expect((await get(link.path)).headers.get('set-cookie')).toContain('Max-Age=604800;')
    clockMs += 7 * DAY_MS
    expect((await get(link.path)).status).toBe(410)
  })

  test('a revoked share link is invalid, also for sessions that it has opened', async () => {
    const link = await share({ path: '/', expiresMs: clockMs + DAY_MS })
    const cookie = cookieOf(await get(link.path))
    expect(await (await get('/', cookie)).json()).toMatchObject({ titles: ['Draft'] })
    await lake.client().delete(link.id)
    clockMs += 3_000
    expect(await (await get('/', cookie)).json()).toEqual({ seen: null })
    const gone = await get(link.path)
    expect(gone.status).toBe(404)
    expect(await gone.text()).toContain('for a new one')
  })

  test('a share link’s session shows no drafts during an outage of the lake, and does after it', async () => {
    const port = await freePort()
    let own = await startLake({ date: () => clockMs, port })
    await own.client().createOrReplace({ _id: 'drafts.a', _type: 'page', title: 'Draft' })
    const shared = await listen(serve(TEST_TOKEN, undefined, own))
    const link = await share({ path: '/', expiresMs: clockMs + DAY_MS }, own)
    const opened = await fetch(shared.origin + link.path, { redirect: 'manual' })
    const page = () => fetch(shared.origin, { headers: { cookie: cookieOf(opened) } })
    expect(await (await page()).json()).toMatchObject({ titles: ['Draft'] })
    await own.stop({ keepData: true })
    clockMs += 3_000
    lines.length = 0
    const during = await page()
    expect(await during.json()).toEqual({ seen: null })
    expect(during.headers.get('set-cookie')).toBeNull()
    expect(during.headers.get('cache-control')).toBe('private, no-store')
    await page()
    expect(lines, 'once a minute').toEqual([expect.stringContaining('preview.failed')])
    own = await startLake({ dataDir: own.dataDir, port })
    clockMs += 3_000
    expect(await (await page()).json()).toMatchObject({ titles: ['Draft'] })
    shared.server.close()
    await own.stop({ keepData: false })
  })

  test('a page that cannot be read in a preview of the Studio is logged once a minute', async () => {
    const opened = await enable('/')
    const refusing = await listen((_req, res) =>
      res.writeHead(401).end('{"message":"Session not found"}'),
    )
    const client = (config: ClientConfig = {}) =>
      lake.client({ ...config, apiHost: `${refusing.origin}/lake` })
    const other = await listen(serve(TEST_TOKEN, undefined, { client }))
    lines.length = 0
    for (let page = 0; page < 3; page += 1) {
      const response = await fetch(other.origin, { headers: { cookie: cookieOf(opened) } })
      expect(await response.json()).toMatchObject({ seen: { perspective: 'drafts' } })
    }
    expect(lines).toEqual([expect.stringMatching(/preview\.failed.+Unauthorized/s)])
    other.server.close()
    refusing.server.close()
  })

  test('a page of a share link does not wait for a lake that accepts and never responds', async () => {
    const asked: string[] = []
    const ended: string[] = []
    const hanging = await listen(
      express().use((req, res) => {
        const query = req.url.includes('digest') ? 'find a link' : 'perspective'
        asked.push(query)
        res.once('close', () => ended.push(query))
      }),
    )
    const client = lake.client({
      apiHost: hanging.origin,
      perspective: 'published',
      maxRetries: 0,
    })
    const preview = createPreview({
      client,
      token: TEST_TOKEN,
      siteUrl: origin,
      log: createLog({ write: () => undefined, format: 'text', now: () => new Date(clockMs) }),
      clientOf: () => 'one client',
      clock: { now: () => clockMs, date: () => clockMs },
    })
    const site = await listen(
      express()
        .use(preview.handler)
        .use((req, res) => res.json({ seesDrafts: preview.seesDrafts(req), asked })),
    )
    const token = createPreviewSessions(TEST_TOKEN, { date: () => clockMs }).seal({
      kind: 'shared',
      link: 'preview-link.x',
      path: '/',
      expiresMs: clockMs + DAY_MS,
    })
    const page = async (path: string) => {
      const headers = { cookie: `nsaa-preview=${token}` }
      return (await fetch(site.origin + path, { headers })).json()
    }
    expect(await page('/careers')).toEqual({ seesDrafts: false, asked: [] })
    // Its bound of five seconds begins before that of the page, and ends after it.
    fetch(`${site.origin}/preview/link/unknown-0123456789abcdef`).catch(() => undefined)
    await expect.poll(() => asked).toEqual(['find a link'])
    const inVain = { seesDrafts: false, asked: ['find a link', 'perspective'] }
    expect(await page('/')).toEqual(inVain)
    await expect.poll(() => ended).not.toEqual([])
    expect(ended[0]).toBe('perspective')
    clockMs += 1_900
    expect(await page('/')).toEqual(inVain)
    for (const { server } of [site, hanging]) {
      server.closeAllConnections()
      server.close()
    }
  })

  test('a link’s document is not public and does not contain its secret', async () => {
    await share({ path: '/', expiresMs: clockMs + DAY_MS })
    const stored = await lake
      .client()
      .fetch('*[_type == "previewLink"][0]', {}, { perspective: 'raw' })
    expect(JSON.stringify(stored)).not.toContain('secret-')
  })

  test('the cookie is Secure with https', async () => {
    const secure = await listen(serve(TEST_TOKEN, 'https://site.example'))
    const { secret } = await createPreviewSecret(lake.client(), 'test', origin, 'ama')
    const response = await fetch(
      `${secure.origin}/preview/enable?sanity-preview-secret=${secret}`,
      { redirect: 'manual' },
    )
    expect(response.headers.get('set-cookie')).toMatch(/; Secure(;|$)/)
    secure.server.close()
  })

  test('a page explains what is missing without a token that reads drafts', async () => {
    const without = await listen(serve(undefined))
    const response = await fetch(`${without.origin}/preview/enable?sanity-preview-secret=x`)
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('SANITY_API_READ_TOKEN')
    const page = await fetch(without.origin, { headers: { cookie: 'nsaa-preview=x' } })
    expect(await page.json()).toEqual({ seen: null })
    without.server.close()
  })

  /** The response to an attempt to open a preview with another lake. */
  const openFrom = async (lakeOrigin: string) => {
    const client = (config: ClientConfig = {}) =>
      lake.client({ ...config, apiHost: `${lakeOrigin}/lake`, timeout: 10_000 })
    const alone = await listen(serve(TEST_TOKEN, undefined, { client }))
    const response = await fetch(`${alone.origin}/preview/enable?sanity-preview-secret=abc`)
    alone.server.close()
    return { status: response.status, text: await response.text() }
  }

  test('opening a preview during an outage of the lake is 503 and asks to try again', async () => {
    const { status, text } = await openFrom('http://127.0.0.1:9')
    expect(status).toBe(503)
    expect(text).toContain('Try again in a minute')
  })

  test.each([
    ['does not end', 'aborted due to timeout', '{"result":'],
    ['is too large', 'too large', Buffer.alloc(64 * 1024 * 1024, ' ')],
  ])(
    'opening a preview is 503 if the lake’s response %s, and ends that response',
    async (_what, reason, body) => {
      let ended = false
      const other = await listen((_req, res) => {
        res.once('close', () => {
          ended = true
        })
        res.writeHead(200, { 'Content-Type': 'application/json' }).write(body)
      })
      expect((await openFrom(other.origin)).status).toBe(503)
      await expect.poll(() => ended).toBe(true)
      expect(lines.at(-1)).toContain(reason)
      other.server.close()
    },
  )

  test('a share link whose document names another site opens the home page', async () => {
    const link = await share({ path: 'https://evil.example/x', expiresMs: clockMs + DAY_MS })
    expect((await get(link.path)).headers.get('location')).toBe('/')
  })

  test('guessing is rate limited per client, and no secret is logged', async () => {
    let status = 0
    for (let tries = 0; tries < 60 && status !== 429; tries += 1) {
      status = (await get(`/preview/link/guess-${tries}-0123456789abcdef`)).status
    }
    expect(status).toBe(429)
    const guess = async (path: string, client: string) =>
      (await fetch(origin + path, { headers: { 'x-client': client } })).status
    expect(await guess('/preview/link/guess-0123456789abcdef', 'another')).toBe(404)
    expect(await guess('/preview/enable?sanity-preview-secret=guess-', 'another')).toBe(401)
    expect(await guess('/preview/enable?sanity-preview-secret=guess-', 'one client')).toBe(429)
    expect(lines.join('')).not.toMatch(/secret-|guess-|nsaa-preview=/)
    expect(lines.join('')).not.toContain(TEST_TOKEN)
  })
})
