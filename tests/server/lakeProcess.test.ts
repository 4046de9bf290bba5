import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { constants, getPriority } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import WebSocket from 'ws'
import { freePort } from '../site/freePort.ts'
import { lakePid } from '../site/lakePid.ts'
import { ROUTES } from '../site/routes.ts'
import { LAKE_TOKEN, lakeClient } from '../site/startSite.ts'
import { RUNNING, runSiteInTest, type SiteProcess, startedSiteInTest } from './siteProcess.ts'

const RESTARTED = '"lake.process.restarted"'
/** Without a pause the pages take the processor from the lake that restarts. */
const VISIT_EVERY_MS = 20

const clientOf = (origin: string) => lakeClient(origin, { maxRetries: 0 })

const hasLake = (site: SiteProcess) => {
  try {
    return lakePid(site.child.pid) > 0
  } catch {
    return false
  }
}

const ask = (site: SiteProcess) =>
  fetch(`${site.origin}/lake/v1/users/me`, { headers: { authorization: `Bearer ${LAKE_TOKEN}` } })

const FILES = [
  '/.well-known/security.txt',
  '/articles/feed.xml',
  '/hub-form.html',
  '/site.webmanifest',
  '/sitemap.xml',
]

/** The results of queries that a site has stored for an outage of the lake. */
function storedContent(dataDir: string): string {
  const database = new DatabaseSync(join(dataDir, 'content/answers.sqlite'), { readOnly: true })
  const rows = database.prepare('SELECT json FROM answers').all()
  database.close()
  return rows.map(({ json }) => json).join('\n')
}

/** The addresses a process listens on, in the hexadecimal notation of Linux. */
function listeningAddresses(pid: number): string[] {
  const files = spawnSync('ls', ['-l', `/proc/${pid}/fd`]).stdout.toString()
  const tables = ['tcp', 'tcp6'].map((table) => readFileSync(`/proc/${pid}/net/${table}`, 'utf8'))
  return tables.flatMap((table) =>
    table.split('\n').flatMap((line) => {
      const [, local = '', , state, , , , , , inode] = line.trim().split(/\s+/)
      const isListening = state === '0A' && files.includes(`socket:[${inode}]`)
      return isListening ? [local.replace(/:.*/, '')] : []
    }),
  )
}

/** Leaves no unhandled rejection if the test fails before it awaits the promise. */
function awaitedLater<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined)
  return promise
}

/**
 * Fails unless the response is 200, or a 503 from before the lake had restarted: on a busy machine
 * that takes longer than a request waits.
 */
async function expectWaiting(site: SiteProcess, request: Promise<Response>): Promise<void> {
  const { status } = await request
  const isUp = site.stderr().includes(RESTARTED)
  expect(isUp ? [200] : [200, 503]).toContain(status)
}

/**
 * Requests one page after the other until it is stopped, at the latest with the test.
 * @returns every status but 200, and every failed request
 */
function visitPages(origin: string, routes = ROUTES) {
  const failures: string[] = []
  let visits = 0
  let stopping = false
  const visit = async (path: string) => {
    // The query makes each a page of its own, which is rendered instead of cached.
    const response = await fetch(`${origin}${path}?visit=${visits}`)
    await response.text()
    if (response.status !== (path === '/404' ? 404 : 200)) {
      failures.push(`${path} ${response.status}`)
    }
  }
  const walk = async () => {
    while (!stopping) {
      for (const { path } of routes) {
        if (stopping) return
        await visit(path).catch((error: unknown) => failures.push(`${path} ${error}`))
        visits += 1
        await pause(VISIT_EVERY_MS)
      }
    }
  }
  const done = walk()
  const stop = async () => {
    stopping = true
    await done
    return failures
  }
  onTestFinished(async () => {
    await stop()
  })
  return { visits: () => visits, stop }
}

describe('the lake’s process', () => {
  test('runs with a lower priority than the website, a heap limit of its own and none of its secrets, on the loopback interface only', async () => {
    const secret = 'a-secret-for-tests-0123456789'
    const site = await startedSiteInTest({ LAKE_TOKEN, EMAIL_PRIVATE_KEY: secret })
    const pid = lakePid(site.child.pid)
    const { PRIORITY_LOW } = constants.priority
    const expected = Math.min(PRIORITY_LOW, getPriority(site.child.pid) + 10)
    expect(getPriority(pid)).toBe(expected)
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    expect(command).toContain('--max-old-space-size=512')
    const hasSecret = (of: number | undefined) =>
      readFileSync(`/proc/${of}/environ`, 'utf8').includes(secret)
    expect([hasSecret(site.child.pid), hasSecret(pid)]).toEqual([true, false])
    expect(listeningAddresses(pid)).toEqual(['0100007F'])
  })

  test('is restarted after twice the delay each time it ends', async () => {
    const site = await startedSiteInTest({ LAKE_TOKEN })
    const delaysMs = () =>
      [...site.stderr().matchAll(/"lake\.process\.exited".*"restartInMs":(\d+)/g)].map(([, ms]) =>
        Number(ms),
      )
    for (let ends = 1; ends <= 4; ends += 1) {
      await expect.poll(() => hasLake(site)).toBe(true)
      process.kill(lakePid(site.child.pid), 'SIGKILL')
      await expect.poll(() => delaysMs().length).toBe(ends)
    }
    expect(delaysMs()).toEqual([100, 200, 400, 800])
    await expect.poll(async () => (await ask(site)).status).toBe(200)
  })

  test('restarts after it was killed during writes and page loads, and nothing is lost', async () => {
    const site = await startedSiteInTest({ LAKE_TOKEN })
    const client = clientOf(site.origin)
    const visitor = visitPages(site.origin)
    // A page that was never read waits for the lake, on a busy machine for too long.
    await expect.poll(visitor.visits).toBeGreaterThan(ROUTES.length)
    const acknowledged: string[] = []
    const lost = new Set<string>()
    let writing = true
    onTestFinished(() => {
      writing = false
    })
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let n = 0; writing; n += 1) {
        const _id = `kill-${writer}-${n}`
        await client.create({ _id, _type: 'killTest' }, { visibility: 'sync' }).then(
          () => acknowledged.push(_id),
          (error: unknown) => lost.add(String(error)),
        )
      }
    })
    for (let kills = 0; kills < 3; kills += 1) {
      const writes = acknowledged.length + 5
      await expect.poll(() => acknowledged.length).toBeGreaterThan(writes)
      const killed = lakePid(site.child.pid)
      process.kill(killed, 'SIGKILL')
      await expect
        .poll(async () => (await ask(site)).status === 200 && lakePid(site.child.pid) !== killed)
        .toBe(true)
    }
    writing = false
    await Promise.all(writers)
    const seen = visitor.visits()
    await expect.poll(visitor.visits).toBeGreaterThan(seen + ROUTES.length)
    expect(await visitor.stop()).toEqual([])
    const stored = await client.fetch<string[]>(
      '*[_type == "killTest"]._id',
      {},
      { perspective: 'raw' },
    )
    expect(acknowledged.filter((id) => !stored.includes(id))).toEqual([])
    expect(site.stderr()).toContain('"lake.process.exited"')
    expect(site.stderr()).toContain(RESTARTED)
  })

  test('is killed and restarted if it hangs; until then pages are served and the lake is 503', async () => {
    const site = await startedSiteInTest({ LAKE_TOKEN })
    const [unread, ...read] = ROUTES
    for (const { path } of read) await (await fetch(site.origin + path)).text()
    const hung = lakePid(site.child.pid)
    process.kill(hung, 'SIGSTOP')
    const readiness = awaitedLater(fetch(`${site.origin}/readyz`).then((res) => res.json()))
    const asked = awaitedLater(ask(site))
    const getUnread = () => fetch(site.origin + unread?.path)
    const unreadPage = awaitedLater(expectWaiting(site, getUnread()))
    const visitor = visitPages(site.origin, read)
    await site.waitForOutput('"lake.process.unresponsive"')
    const visits = visitor.visits()
    expect(await readiness).toMatchObject({ reason: 'The Content Lake does not respond' })
    expect((await asked).status).toBe(503)
    await unreadPage
    await expect.poll(async () => (await ask(site)).status).toBe(200)
    await expect.poll(async () => (await getUnread()).status).toBe(200)
    expect(lakePid(site.child.pid)).not.toBe(hung)
    expect(await visitor.stop()).toEqual([])
    expect(visits).toBeGreaterThan(0)
  })

  test('open requests get 503 with Retry-After when the process ends, and its sockets close', async () => {
    const site = await startedSiteInTest({ LAKE_TOKEN })
    const opened = new WebSocket(`${site.origin.replace('http', 'ws')}/lake/streams`, {
      headers: { authorization: `Bearer ${LAKE_TOKEN}` },
    })
    await new Promise((resolve) => opened.once('open', resolve))
    const closed = new Promise((resolve) => opened.once('close', resolve))
    const killed = lakePid(site.child.pid)
    // A stopped lake responds to nothing, so it is killed before it can respond to this request.
    process.kill(killed, 'SIGSTOP')
    const request = get(`${site.origin}/lake/v1/users/me`)
    const answered: Promise<IncomingMessage[]> = once(request, 'response')
    await once(request, 'finish')
    // The site has passed the request on before it responds to later ones.
    for (let later = 0; later < 3; later += 1) await fetch(`${site.origin}/healthz`)
    process.kill(killed, 'SIGKILL')
    const [response] = await answered
    expect(response?.statusCode).toBe(503)
    expect(response?.headers['retry-after']).toBe('2')
    response?.resume()
    await closed
    await expect.poll(async () => (await ask(site)).status).toBe(200)
  })

  test('a request that arrives while it restarts waits for it', async () => {
    const site = await startedSiteInTest({ LAKE_TOKEN })
    process.kill(lakePid(site.child.pid), 'SIGKILL')
    await site.waitForOutput('"lake.process.exited"')
    await expectWaiting(site, ask(site))
    await expect.poll(async () => (await ask(site)).status).toBe(200)
    expect(site.stderr()).toContain(RESTARTED)
  })

  test('the query that was running when it was killed is logged', async () => {
    const site = await startedSiteInTest({ LAKE_TOKEN })
    const slow = 'count(*[count(*[count(*[count(*[_id != ^._id]) > 0]) > 0]) > 0]) // slow'
    const asked = clientOf(site.origin)
      .fetch(slow)
      .catch(() => undefined)
    const record = `${site.dataDir}/lake/running-work`
    await expect.poll(() => readFileSync(record, 'utf8')).toContain('count(*[count(')
    process.kill(lakePid(site.child.pid), 'SIGKILL')
    await asked
    await site.waitForOutput('"lake.operation.interrupted"')
    expect(site.stderr()).toContain('count(*[count(*[count(*[count(*[_id != ^._id])')
  })

  test('exits with a server that is killed while both are starting', async () => {
    for (let isStarted = true; isStarted; ) {
      const site = await runSiteInTest({ LAKE_TOKEN })
      await expect.poll(() => hasLake(site)).toBe(true)
      site.child.kill('SIGKILL')
      // Resolves when both have closed their output.
      await site.exited
      // Killed too late for this test: once more.
      isStarted = site.stdout().includes(RUNNING)
    }
  })

  test('exits with its server, however that ends', async () => {
    const site = await startedSiteInTest({ LAKE_TOKEN })
    const pid = lakePid(site.child.pid)
    site.child.kill('SIGKILL')
    // Resolves when both have closed their output, a moment before they have ended.
    await site.exited
    // Without an init process that reaps orphans, an ended process is still listed, as a zombie.
    const state = () =>
      spawnSync('ps', ['-o', 'stat=', '-p', String(pid)])
        .stdout.toString()
        .trim()
    await expect.poll(state).toMatch(/^(Z.*)?$/)
  })
})

describe('a standalone lake', () => {
  const LAKE = ['node_modules/.bin/node', 'lake/main.ts'] as const

  test('responds to /metrics with its token only', async () => {
    const lake = await runSiteInTest({ LAKE_TOKEN, SITE_URL: 'http://127.0.0.1' }, LAKE)
    await lake.waitForOutput('The Content Lake listens on')
    const scrape = (headers: Record<string, string>) => fetch(`${lake.origin}/metrics`, { headers })
    for (const headers of [{}, { authorization: 'Bearer wrong-token' }]) {
      const refused = await scrape(headers)
      expect(refused.status).toBe(401)
      expect(await refused.text()).not.toContain('nsaa_')
    }
    const metrics = await scrape({ authorization: `Bearer ${LAKE_TOKEN}` })
    expect(metrics.status).toBe(200)
    expect(await metrics.text()).toContain('nsaa_lake_documents')
  })

  test('is shared by several sites: what one publishes, the other shows', async () => {
    const siteOrigin = `http://127.0.0.1:${await freePort()}`
    const lake = await runSiteInTest({ LAKE_TOKEN, SITE_URL: siteOrigin }, LAKE)
    await lake.waitForOutput('The Content Lake listens on')
    const env = { LAKE_TOKEN, LAKE_URL: lake.origin }
    const [one, other] = await Promise.all([
      runSiteInTest({ ...env, PORT: new URL(siteOrigin).port }),
      runSiteInTest(env),
    ])
    await Promise.all([one.waitForOutput(RUNNING), other.waitForOutput(RUNNING)])
    expect(() => lakePid(one.child.pid)).toThrow()
    const client = clientOf(one.origin)
    const id = await client.fetch<string>('*[_type == "page" && path == "/contact-us"][0]._id')
    for (const title of ['Shared once', 'Shared twice']) {
      await client.patch(id).set({ 'seo.title': title }).commit()
      for (const { origin } of [one, other]) {
        const html = async () => (await fetch(`${origin}/contact-us`)).text()
        await expect.poll(html).toContain(title)
      }
    }
    const body = new URLSearchParams({ name: 'Ama Mensah', key: LAKE_TOKEN })
    const entry = await fetch(`${one.origin}/studio/sign-in`, {
      method: 'POST',
      body,
      redirect: 'manual',
    })
    expect(entry.status).toBe(303)
    const cookie = entry.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const me = await fetch(`${other.origin}/lake/v1/users/me`, { headers: { cookie } })
    expect(await me.json()).toMatchObject({ name: 'Ama Mensah', role: 'administrator' })

    // Pages follow files.
    const unvisited = `"_id":"${await client.fetch('*[path == "/careers"][0]._id')}"`
    for (const { dataDir } of [one, other])
      await expect.poll(() => storedContent(dataDir)).toContain(unvisited)
    lake.child.kill('SIGKILL')
    await lake.exited
    for (const { origin } of [one, other]) {
      expect((await fetch(`${origin}/contact-us?after=1`)).status).toBe(200)
      expect((await fetch(`${origin}/readyz`)).status).toBe(200)
      for (const file of FILES) expect((await fetch(origin + file)).status, file).toBe(200)
    }
  })

  test('refuses a wrong LAKE_TOKEN of a site, whose start ends with one line', async () => {
    const lake = await runSiteInTest({ LAKE_TOKEN, SITE_URL: 'http://127.0.0.1' }, LAKE)
    await lake.waitForOutput('The Content Lake listens on')
    const site = await runSiteInTest({ LAKE_TOKEN: `${LAKE_TOKEN}-old`, LAKE_URL: lake.origin })
    expect(await site.exited).toBe(1)
    expect(site.stdout()).toBe('')
    expect(site.stderr()).toBe(
      'LAKE_TOKEN must be the token of the lake at LAKE_URL, which refuses it\n',
    )
  })

  test.each([
    [{ PORT: 'eighty' }, 'PORT must be a port number from 1 to 65535\n'],
    [{ LAKE_TOKEN: 'short' }, 'LAKE_TOKEN must be 16 to 512 printable characters without spaces\n'],
    [
      { DATA_DIR: '/dev/null/data' },
      'DATA_DIR must be a folder this process can write to (ENOTDIR)\n',
    ],
  ])('%j fails the start with one line', async (env, line) => {
    const lake = await runSiteInTest(env, LAKE)
    expect(await lake.exited).toBe(1)
    expect(lake.stderr()).toBe(line)
  })

  test('stops in order on SIGTERM', async () => {
    const lake = await runSiteInTest({ LAKE_TOKEN }, LAKE)
    await lake.waitForOutput('The Content Lake listens on')
    expect((await fetch(`${lake.origin}/readyz`)).status).toBe(200)
    lake.child.kill('SIGTERM')
    expect(await lake.exited).toBe(0)
  })
})
