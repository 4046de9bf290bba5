import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { encodeSignatureHeader } from '@sanity/webhook'
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest'
import { STUDIO_HEADER } from '../../submissions/inbox/apiSchemas.ts'
import { freePort } from '../site/freePort.ts'
import { postForm } from '../site/postForm.ts'
import { LAKE_TOKEN, lakeClient } from '../site/startSite.ts'
import { type FakeBackend, startFakeBackend } from '../submissions/fakeBackend.ts'
import { newsletterPost } from '../submissions/fixtures.ts'
import { startPostgres } from '../submissions/startPostgres.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { type SiteProcess, startedSite } from './siteProcess.ts'

const SANITY_WEBHOOK_SECRET = 'a-secret-for-tests-0123456789'
/** Longer than a page takes on any machine, unless it waits for a lake that does not respond. */
const PAGE_TIMEOUT_MS = 30_000
const FORMS = 20
const PAGES = ['/', '/contact-us', '/terms-and-conditions']

/** A process that preserves its port and its data over restarts. */
interface Instance {
  origin: string
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
  start(): Promise<void>
  stderr(): string
}

const cleanUps: (() => unknown)[] = []
let lake: Instance
let sites: Instance[]
let client: SanityClient
let balancer: Balancer
let backend: FakeBackend

async function createInstance(env: Record<string, string>): Promise<Instance> {
  const dataDir = mkdtempSync(join(tmpdir(), 'nsaa-several-'))
  const PORT = String(await freePort())
  let site: SiteProcess | undefined
  cleanUps.push(
    () => rmSync(dataDir, { recursive: true, force: true }),
    () => site?.remove(),
  )
  return {
    origin: `http://127.0.0.1:${PORT}`,
    stderr: () => site?.stderr() ?? '',
    async end(signal) {
      site?.child.kill(signal)
      await site?.exited
    },
    async start() {
      await site?.remove()
      site = await startedSite({ ...env, PORT, DATA_DIR: dataDir })
    },
  }
}

beforeAll(async () => {
  backend = await startFakeBackend()
  cleanUps.push(backend.stop)
  lake = await createInstance({ LAKE_TOKEN })
  const [postgres] = await Promise.all([startPostgres(), lake.start()])
  cleanUps.push(postgres.stop)
  const env = {
    SANITY_PROJECT_ID: 'local',
    SANITY_API_HOST: `${lake.origin}/lake`,
    SANITY_DATASET_PRIVATE: '1',
    SANITY_API_READ_TOKEN: LAKE_TOKEN,
    SANITY_WEBHOOK_SECRET,
    DATABASE_URL: await postgres.createDatabase(),
    SUBSCRIBE_API_ORIGIN: backend.origin,
    TRUST_PROXY: '1',
  }
  sites = await Promise.all([createInstance(env), createInstance(env)])
  await Promise.all(sites.map((site) => site.start()))
  const upstreams = sites.map(({ origin }) => origin)
  balancer = await startBalancer({ upstreams, asksReadiness: false, retryForMs: 0 })
  cleanUps.push(balancer.stop)
  client = lakeClient(lake.origin)
})
afterAll(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

/** Publishes another title of the contact page. */
async function publish(title: string): Promise<void> {
  const id = await client.fetch<string>('*[_type == "page" && path == "/contact-us"][0]._id')
  await client.patch(id).set({ 'seo.title': title }).commit()
}

async function expectOnAll(title: string): Promise<void> {
  for (const { origin } of sites) {
    const html = async () => (await fetch(`${origin}/contact-us`)).text()
    await expect.poll(html).toContain(title)
  }
}

/** Requests every page of every instance. */
async function visitAll(when: string): Promise<void> {
  for (const { origin } of sites) {
    for (const path of PAGES) {
      const signal = AbortSignal.timeout(PAGE_TIMEOUT_MS)
      const response = await fetch(origin + path, { signal })
      expect(response.status, `${origin}${path} ${when}`).toBe(200)
      await response.text()
    }
  }
}

/** Listens on the lake's address without responding. */
async function hangAt(origin: string) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
  })
  const { port, hostname } = new URL(origin)
  await new Promise<void>((resolve) => server.listen(Number(port), hostname, resolve))
  return {
    async end() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const contentOf = async ({ origin }: Instance) =>
  (await (await fetch(`${origin}/readyz`)).json()).content

test('a published change is visible on every instance', async () => {
  await visitAll('before the change')
  for (const title of [`Published ${randomUUID()}`, `Again ${randomUUID()}`]) {
    await publish(title)
    await expectOnAll(title)
  }
})

test('a signed webhook is accepted through the proxy, and one with another secret is refused', async () => {
  const body = JSON.stringify({ _id: 'home' })
  const send = async (secret: string) =>
    fetch(`${balancer.origin}/hooks/sanity`, {
      method: 'POST',
      headers: {
        'sanity-webhook-signature': await encodeSignatureHeader(body, Date.now(), secret),
      },
      body,
    })
  expect((await send(SANITY_WEBHOOK_SECRET)).status).toBe(204)
  expect((await send('another-secret-0123456789')).status).toBe(401)
})

test.each([
  { path: '/hooks/sanity', method: 'POST', burst: 200, from: 'one client' },
  { path: '/studio/live?id=none', method: 'GET', burst: 40, from: 'one client' },
  { path: '/studio/api/messages/status', method: 'GET', burst: 120, from: 'one client' },
  { path: '/client-errors', method: 'POST', burst: 60, from: 'different clients' },
])('requests to $path from $from get 429 after a burst of $burst', async (limit) => {
  const { path, method, burst, from } = limit
  const send = async (_: unknown, n: number) => {
    const address = `198.51.100.${from === 'one client' ? 0 : n}`
    const headers = { 'x-forwarded-for': address, [STUDIO_HEADER]: '1' }
    return (await fetch(`${sites[0]?.origin}${path}`, { method, headers })).status
  }
  // Twice the burst, because tokens are refilled while they are sent.
  const statuses = await Promise.all(Array.from({ length: 2 * burst }, send))
  const refusals = statuses.filter((status) => status === 429).length
  expect(refusals).toBeGreaterThan(0)
  expect(refusals).toBeLessThanOrEqual(burst)
})

test('each form posted through the proxy is delivered once, whichever instance stored it', async () => {
  const attempt = randomUUID()
  const emails = Array.from({ length: FORMS }, (_, n) => `visitor-${n}@${attempt}.example`)
  await Promise.all(
    emails.map(async (email) => {
      const response = await postForm(balancer.origin, newsletterPost(email))
      expect(response.status).toBe(303)
    }),
  )
  const queued = async () =>
    (await (await fetch(`${balancer.origin}/readyz`)).json()).submissions.queued
  await expect.poll(queued).toBe(0)
  const delivered = backend.received
    .map(({ body }) => JSON.stringify(body))
    .filter((body) => body.includes(attempt))
  expect(delivered.sort()).toEqual(emails.map((email) => JSON.stringify({ email })).sort())
  expect([...balancer.served.keys()].sort(), 'both took some').toEqual(
    sites.map(({ origin }) => origin).sort(),
  )
})

test('all pages are served during an outage of the lake, also after a restart, and changes appear after it', async () => {
  const [, restarted] = sites
  const [last, first] = [`The last before ${randomUUID()}`, `The first after ${randomUUID()}`]
  await publish(last)
  await expectOnAll(last)
  await visitAll('before the outage')
  await expect.poll(() => restarted && contentOf(restarted)).toBe('fresh')
  await lake.end('SIGKILL')
  // The next test needs the lake, whatever this one ends with.
  onTestFailed(() => lake.start())
  await visitAll('during the outage')
  await restarted?.end('SIGTERM')
  await restarted?.start()
  await visitAll('from the disk')
  await expectOnAll(last)
  await expect
    .poll(() => restarted && contentOf(restarted))
    .toMatch(/^last known, since \d{4}-\d\d-\d\dT[\d:.]+Z$/)
  const notifications = restarted
    ?.stderr()
    .split('\n')
    .filter((line) => line.includes('content.unreachable'))
  expect(notifications).toHaveLength(1)

  const hanging = await hangAt(lake.origin)
  try {
    await restarted?.end('SIGTERM')
    await restarted?.start()
    await visitAll('with a lake that accepts requests and never responds')
  } finally {
    await hanging.end()
  }

  await lake.start()
  await publish(first)
  await expectOnAll(first)
  for (const site of sites) await expect.poll(() => contentOf(site)).toBe('fresh')
  expect(restarted?.stderr()).toContain('content.reachable')
})
