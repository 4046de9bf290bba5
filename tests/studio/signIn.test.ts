import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SESSION_IDLE_MS, SESSION_MS, SESSIONS_MAX } from '../../lake/auth/sessions.ts'
import { createUserAuthentication } from '../../lake/auth/userAuthentication.ts'
import { openLake } from '../../lake/lake.ts'
import { createLog, type Log } from '../../runtime/log.ts'
import { clientAddress } from '../../server/http/limits/clientAddress.ts'
import { connectToUrl } from '../../server/lake/connection.ts'
import { sessionClient } from '../../server/lake/embeddedLake.ts'
import { createLakeProxy } from '../../server/lake/proxy.ts'
import { StudioSignIn } from '../../server/studio/signIn.ts'
import { WITHOUT_USERS } from '../lake/withoutUsers.ts'
import { listenOnLoopback } from '../listenOnLoopback.ts'

const KEY = 'the-key-for-tests-0123'
const HOUR_MS = 60 * 60 * 1000

interface Running {
  origin: string
  logged: string[]
  /** Reasons of counted refusals. */
  refused: string[]
  /** The lake does not respond from then on. */
  stopLake(): void
  stop(): Promise<void>
}

let dataDir: string
let nowMs: number
let running: Running

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nsaa-sign-in-'))
  nowMs = Date.UTC(2026, 10, 21)
  running = await start()
})
afterEach(async () => {
  await running.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/**
 * The sign-in in front of a stand-in for the Studio, and the lake behind its proxy, as in
 * production.
 */
async function start(
  options: { key?: string; siteUrl?: string; siteName?: string; trustProxyHops?: number } = {},
): Promise<Running> {
  const { key = KEY, trustProxyHops = 0 } = options
  const logged: string[] = []
  const refused: string[] = []
  const log = createLog({
    write: (line) => void logged.push(line),
    format: 'json',
    now: () => new Date(nowMs),
  })
  const app = express()
  const server = createServer(app)
  const { origin } = await listenOnLoopback(server)
  const siteUrl = options.siteUrl ?? origin
  const lake = await startLake({ key, siteUrl, log })
  const connection = connectToUrl(lake.origin, key)
  const sessions = sessionClient(connection)
  const clientOf = (req: IncomingMessage) => clientAddress(req, trustProxyHops)
  const countRefusal = (reason: string) => void refused.push(reason)
  const studioSignIn = new StudioSignIn({
    sessions,
    siteName: () => Promise.resolve(options.siteName),
    siteUrl,
    clientOf,
    refused: countRefusal,
    log,
    clock: { now: () => nowMs },
  })
  const whenCaughtUp = () => Promise.resolve()
  const proxy = createLakeProxy({
    lake: connection,
    log,
    clientOf,
    refused: countRefusal,
    whenCaughtUp,
    clearedAtSignOut: () => studioSignIn.clearedAtSignOut(),
  })
  app.use((req, res, next) => (req.url.startsWith('/lake/') ? proxy.handle(req, res) : next()))
  app.use('/studio', studioSignIn.routes(), (_req, res) => res.send('the Studio'))
  return {
    origin,
    logged,
    refused,
    stopLake: lake.stop,
    async stop() {
      lake.close()
      proxy.dropConnections()
      lake.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function startLake({ key, siteUrl, log }: { key: string; siteUrl: string; log: Log }) {
  const authentication = createUserAuthentication({ key, dataDir, siteUrl, log, date: () => nowMs })
  const lake = await openLake({
    ...WITHOUT_USERS,
    ...authentication,
    dataDir,
    token: key,
    siteUrl,
    log,
  })
  const server = createServer(lake.handle)
  const { origin } = await listenOnLoopback(server)
  return {
    origin,
    stop() {
      server.closeAllConnections()
      server.close()
    },
    close() {
      lake.close()
      authentication.close()
    },
  }
}

function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(running.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: running.origin, ...headers },
    body: new URLSearchParams(fields),
  })
}

const signIn = (fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  post('/studio/sign-in', { name: 'Ama Mensah', key: KEY, to: '/studio', ...fields }, headers)

/** The cookie that a browser would send after this response. */
function cookieOf(response: Response): string {
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

const get = (path: string, cookie = '') =>
  fetch(running.origin + path, { redirect: 'manual', headers: { cookie } })
const whoAmI = (cookie: string) => get('/lake/v1/users/me', cookie)
const studio = (cookie = '') => get('/studio', cookie).then((response) => response.text())

test('the Studio without a session shows a sign-in page that needs and allows no script', async () => {
  const response = await get('/studio/structure/page;abc?x=1')
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(response.headers.getSetCookie()).toEqual([])
  expect(html).toContain('Sign in to the Studio')
  expect(html).not.toContain('<script')
  expect(html).toContain('value="/studio/structure/page;abc?x=1"')
})

test('an address that ends in a field is a page, with and without a session; files need none', async () => {
  const cookie = cookieOf(await signIn())
  for (const path of [
    '/studio/presentation/page/home/sections%5B_key==%22a%22%5D.title',
    '/studio/intent/edit/id=home;type=page;path=sections%5B_key==%22a%22%5D.action.href',
  ]) {
    const html = await (await get(path)).text()
    expect(html, path).toContain('Sign in to the Studio')
    expect(html).toContain(`value="${path}"`)
    expect(await (await get(path, cookie)).text(), path).toBe('the Studio')
  }
  for (const path of ['/assets/a.js', '/guide/a.webp', '/favicon.svg', '/@vite/client']) {
    expect(await (await get(`/studio${path}`)).text(), path).toBe('the Studio')
  }
})

test('the sign-in page has the name of the site settings, and none without one', async () => {
  expect(await studio()).toContain('<title>Sign in to the Studio</title>')
  await running.stop()
  running = await start({ siteName: 'Sankofa & Co' })
  const html = await studio()
  expect(html).toContain('<title>Sign in to the Studio | Sankofa &amp; Co</title>')
  expect(html).toContain('alt="Sankofa &amp; Co"')
  expect(html).not.toContain('Nsaa')
})

test('the right key opens the Studio on the requested page', async () => {
  const response = await signIn({ to: '/studio/structure/page' })
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/studio/structure/page')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await studio(cookieOf(response))).toBe('the Studio')
})

test.each([
  'https://evil.example/',
  '//evil.example/studio',
  '/',
  '/studio/../lake',
  '/studiox',
  '/studio/sign-in',
])('the right key does not redirect to %s', async (to) => {
  expect((await signIn({ to })).headers.get('location')).toBe('/studio')
})

test('the cookie is HttpOnly, SameSite and limited to the Studio and the lake', async () => {
  const cookies = (await signIn()).headers.getSetCookie()
  expect(cookies).toHaveLength(2)
  for (const cookie of cookies) {
    expect(cookie).toMatch(
      /^nsaa-studio=[\w-]{43}; Path=\/(studio|lake); HttpOnly; SameSite=Strict$/,
    )
  }
})

test('the session cookie is Secure if the site uses https', async () => {
  await running.stop()
  running = await start({ siteUrl: 'https://nsaa.example' })
  const response = await signIn({}, { origin: 'https://nsaa.example' })
  for (const cookie of response.headers.getSetCookie()) {
    expect(cookie).toMatch(/^__Secure-nsaa-studio=.*; HttpOnly; Secure; SameSite=Strict$/)
  }
})

test('the lake has the name of the editor, shows it to others, and writes it into history', async () => {
  const ama = cookieOf(await signIn())
  const kofi = cookieOf(await signIn({ name: '  Kofi   Boateng ' }))
  const me = await (await whoAmI(ama)).json()
  expect(me).toMatchObject({ name: 'Ama Mensah', id: expect.stringMatching(/^editor-/) })
  const other = await (await whoAmI(kofi)).json()
  expect(other.name).toBe('Kofi Boateng')
  const profile = await get(`/lake/v1/users/${other.id}`, ama)
  expect(await profile.json()).toMatchObject({ id: other.id, displayName: 'Kofi Boateng' })

  const mutations = [{ create: { _id: 'drafts.x', _type: 'faqItem', question: 'Who?' } }]
  const write = await fetch(`${running.origin}/lake/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { cookie: ama, 'content-type': 'application/json', origin: running.origin },
    body: JSON.stringify({ mutations }),
  })
  expect(write.status).toBe(200)
  const history = await get(
    '/lake/v2025-02-19/data/history/production/transactions/drafts.x?excludeContent=true',
    ama,
  )
  expect(await history.text()).toContain(`"author":"${me.id}"`)
})

test('a name is the same editor in any case', async () => {
  const first = await (await whoAmI(cookieOf(await signIn()))).json()
  const second = await (await whoAmI(cookieOf(await signIn({ name: 'ama MENSAH' })))).json()
  expect(second.id).toBe(first.id)
})

test('a wrong key is refused with an explanation, and the name need not be typed again', async () => {
  const response = await signIn({ key: `${KEY}x`, name: 'Ama "A" <b>' })
  const html = await response.text()
  expect(response.status).toBe(401)
  expect(response.headers.getSetCookie()).toEqual([])
  expect(html).toContain('This key is not valid')
  expect(html).toContain('value="Ama &quot;A&quot; &lt;b&gt;"')
  expect(html).not.toContain(KEY)
  expect(running.logged.join('')).not.toContain(KEY)
  expect(running.logged.join('')).not.toContain('Ama')
})

test('a name is required, and cannot consist of invisible characters', async () => {
  for (const name of ['', ' a ', '\u200b\u200e\u202e', 'x'.repeat(61)]) {
    const response = await signIn({ name })
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('Enter your name')
  }
})

test('guessing is rate limited, and other clients are not affected', async () => {
  await running.stop()
  running = await start({ trustProxyHops: 1 })
  const attacker = { 'x-forwarded-for': '203.0.113.7' }
  for (let tries = 0; tries < 10; tries += 1) {
    expect((await signIn({ key: `guess ${tries}` }, attacker)).status).toBe(401)
  }
  const limited = await signIn({ to: '/studio/structure/page' }, attacker)
  const html = await limited.text()
  expect(limited.status).toBe(429)
  expect(Number(limited.headers.get('retry-after'))).toBe(30)
  expect(running.refused).toEqual(['signInAttempts'])
  expect(html).toContain('Wait 30 seconds')
  expect(html, 'the typed name is repeated').toContain('value="Ama Mensah"')
  expect(html, 'and the page to return to').toContain('value="/studio/structure/page"')
  expect((await signIn({}, { 'x-forwarded-for': '203.0.113.8' })).status).toBe(303)
  nowMs += 30_000
  expect((await signIn({}, attacker)).status).toBe(303)
})

test('guessing bearer tokens of the lake is rate limited, and other clients are not affected', async () => {
  await running.stop()
  running = await start({ trustProxyHops: 1 })
  const send = async (key: string, client: string) => {
    const headers = { authorization: `Bearer ${key}`, 'x-forwarded-for': client }
    return (await fetch(`${running.origin}/lake/v1/users/me`, { headers })).status
  }
  const sendMany = (key: string, client: string) =>
    Promise.all(Array.from({ length: 20 }, () => send(key, client)))
  expect(await sendMany(KEY, '203.0.113.7'), 'valid').toEqual(Array(20).fill(200))
  const guesses = await sendMany('wrong', '203.0.113.7')
  expect(guesses.filter((status) => status === 401)).toHaveLength(10)
  expect(guesses.filter((status) => status === 429)).toHaveLength(10)
  expect(running.refused).toEqual(Array(10).fill('signInAttempts'))
  expect(await send(KEY, '203.0.113.7'), 'no status reveals the token').toBe(429)
  expect(await send(KEY, '203.0.113.8'), 'another client').toBe(200)
})

test('names that are too short and an unavailable lake use up no attempt', async () => {
  for (let tries = 0; tries < 11; tries += 1) {
    expect((await signIn({ name: 'A' })).status).toBe(422)
  }
  expect((await signIn()).status).toBe(303)
  running.stopLake()
  for (let tries = 0; tries < 11; tries += 1) {
    const response = await signIn()
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('2')
  }
})

test('right keys are not rate limited: a whole office can sign in from one address', async () => {
  for (let editor = 1; editor <= 15; editor += 1) {
    expect((await signIn({ name: `Editor ${editor}` })).status, `editor ${editor}`).toBe(303)
  }
})

test('forms of other sites are refused', async () => {
  for (const path of ['/studio/sign-in', '/studio/sign-out']) {
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }]) {
      const response = await post(path, { name: 'Ama', key: KEY }, headers)
      expect(response.status).toBe(403)
      expect(response.headers.getSetCookie()).toEqual([])
    }
  }
})

test('a form that is too large is not read', async () => {
  expect((await signIn({ key: 'x'.repeat(10_000) })).status).toBe(413)
})

test('signing out ends the session on the server and clears the cookie', async () => {
  const cookie = cookieOf(await signIn())
  const response = await post('/studio/sign-out', {}, { cookie })
  expect(response.status).toBe(303)
  const [studioPath, lakePath, preview] = response.headers.getSetCookie()
  expect(studioPath).toMatch(/^nsaa-studio=; Max-Age=0; Path=\/studio; HttpOnly/)
  expect(lakePath).toMatch(/^nsaa-studio=; Max-Age=0; Path=\/lake; HttpOnly/)
  expect(preview, 'drafts are left with the Studio').toMatch(/^nsaa-preview=; Max-Age=0; Path=\/;/)
  expect((await whoAmI(cookie)).status).toBe(401)
  expect(await studio(cookie)).toContain('Sign in to the Studio')
})

test('signing out clears the cookies while the lake is unavailable', async () => {
  const cookie = cookieOf(await signIn())
  running.stopLake()
  const response = await post('/studio/sign-out', {}, { cookie })
  expect(response.status).toBe(303)
  expect(response.headers.getSetCookie()).toHaveLength(3)
  expect(running.logged.join('')).toContain('"studio.signOut.failed"')
})

test('signing in again ends the previous session of the browser', async () => {
  const first = cookieOf(await signIn())
  const second = cookieOf(await signIn({}, { cookie: first }))
  expect((await whoAmI(first)).status).toBe(401)
  expect((await whoAmI(second)).status).toBe(200)
})

test('signing out in the Studio ends the session and clears its cookies', async () => {
  const cookie = cookieOf(await signIn())
  const response = await post('/lake/v1/auth/logout', {}, { cookie })
  expect(response.headers.getSetCookie()).toHaveLength(3)
  expect((await whoAmI(cookie)).status).toBe(401)
})

test('a session expires when unused, and in any case after its maximum age', async () => {
  const idle = cookieOf(await signIn())
  nowMs += SESSION_IDLE_MS - 1
  expect((await whoAmI(idle)).status).toBe(200)
  nowMs += SESSION_IDLE_MS
  expect((await whoAmI(idle)).status).toBe(401)

  const busy = cookieOf(await signIn())
  const endMs = nowMs + SESSION_MS
  for (; nowMs < endMs; nowMs += 6 * HOUR_MS) expect((await whoAmI(busy)).status).toBe(200)
  expect((await whoAmI(busy)).status).toBe(401)
})

test('sessions survive a restart, not a change of the key, and only the owner can read the file', async () => {
  const cookie = cookieOf(await signIn())
  const file = join(dataDir, 'studio-sessions.json')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readFile(file, 'utf8')).not.toContain(cookie.split('=')[1])
  await running.stop()
  running = await start()
  expect((await whoAmI(cookie)).status).toBe(200)
  await running.stop()
  running = await start({ key: 'another-key-for-tests-1' })
  expect((await whoAmI(cookie)).status).toBe(401)
})

test('sessions of the version with one key go on, and that version accepts none of these', async () => {
  await running.stop()
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
  const secret = 'a'.repeat(43)
  const editor = `editor-${sha256('ama mensah').slice(0, 12)}`
  const file = join(dataDir, 'studio-sessions.json')
  const stored = {
    keyDigest: sha256(`studio-sessions:${KEY}`),
    sessions: [[sha256(secret), { editor, begunMs: nowMs, seenMs: nowMs }]],
    editors: [[editor, 'Ama Mensah']],
  }
  await writeFile(file, JSON.stringify(stored))
  running = await start()
  const me = await (await whoAmI(`nsaa-studio=${secret}`)).json()
  expect(me).toMatchObject({ id: editor, name: 'Ama Mensah', role: 'administrator' })
  await signIn()
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ keyDigest: '' })
})

test('the number of sessions is bounded; the least recently used is ended first', async () => {
  const first = cookieOf(await signIn())
  for (let count = 0; count < SESSIONS_MAX; count += 1) {
    nowMs += 30_000
    await signIn()
  }
  expect((await whoAmI(first)).status).toBe(401)
})

test('a forged cookie is no session', async () => {
  for (const value of ['x', 'x'.repeat(43), '__proto__-constructor-0123456789']) {
    expect((await whoAmI(`nsaa-studio=${value}`)).status).toBe(401)
  }
})
