import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { freePort } from '../site/freePort.ts'
import { newsletterPost } from '../submissions/fixtures.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { type SiteProcess, startedSite } from './siteProcess.ts'

const VISITORS = 4
/** More requests than this only take processor time from the instances that start. */
const VISIT_EVERY_MS = 25

/** An instance that preserves its port and its data over restarts. */
interface Instance {
  origin: string
  dataDir: string
  restart(): Promise<void>
}

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

async function startInstance(env: Record<string, string>): Promise<Instance> {
  const dataDir = mkdtempSync(join(tmpdir(), 'nsaa-rolling-'))
  const PORT = String(await freePort())
  const run = async () => {
    const site = await startedSite({ PORT, DATA_DIR: dataDir, TRUST_PROXY: '1', ...env })
    return site
  }
  let site: SiteProcess = await run()
  cleanUps.push(
    () => rmSync(dataDir, { recursive: true, force: true }),
    () => site.remove(),
  )
  return {
    origin: site.origin,
    dataDir,
    async restart() {
      site.child.kill('SIGTERM')
      expect(await site.exited).toBe(0)
      await site.remove()
      site = await run()
    },
  }
}

async function balance(options: Parameters<typeof startBalancer>[0]): Promise<Balancer> {
  const balancer = await startBalancer(options)
  cleanUps.push(balancer.stop)
  return balancer
}

/** Visitors who request one page after the other on new connections, until stopped. */
function visit({ origin }: Balancer, posts: boolean) {
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS })
  const failures: string[] = []
  const subscribed: string[] = []
  let going = true
  let count = 0
  const send = (method: string, path: string, body?: string) =>
    new Promise<number>((resolve, reject) => {
      const posted = {
        'Content-Type': 'application/x-www-form-urlencoded',
        // One client for each post, so that the rate limit refuses none.
        'X-Forwarded-For': `198.18.${count >> 8}.${count & 255}`,
      }
      const sent = request(origin + path, { method, agent, headers: body ? posted : {} })
      sent.on('error', reject).on('response', (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0))
      })
      sent.end(body)
    })
  const visitor = async (number: number) => {
    for (let i = 0; going; i += 1) {
      count += 1
      const isPost = posts && i % 10 === 9
      const email = `visitor-${number}-${i}@shop.example`
      const status = await (isPost
        ? send('POST', '/', `${new URLSearchParams(newsletterPost(email))}`)
        : send('GET', i % 2 ? '/contact-us' : '/')
      ).catch(String)
      if (status !== (isPost ? 303 : 200)) failures.push(`${isPost} ${status}`)
      else if (isPost) subscribed.push(email)
      await pause(VISIT_EVERY_MS)
    }
  }
  const visitors = Array.from({ length: VISITORS }, (_, number) => visitor(number))
  return {
    failures,
    subscribed,
    count: () => count,
    async end() {
      going = false
      await Promise.all(visitors)
      agent.destroy()
    },
  }
}

/** The addresses of the subscriptions that an instance stores. */
function storedAddresses(dataDir: string): unknown[] {
  const store = new DatabaseSync(`${dataDir}/submissions/submissions.sqlite`, { readOnly: true })
  const rows = store.prepare('SELECT fields FROM submissions').all()
  store.close()
  return rows.map(({ fields }) => JSON.parse(String(fields)).email)
}

const more = (count: () => number) => {
  const from = count()
  return expect.poll(count).toBeGreaterThan(from + 20)
}

describe('a rolling restart', () => {
  test('of two instances behind a load balancer loses no request and no form', async () => {
    // Many times as long as the balancer needs to notice.
    const env = { SHUTDOWN_DELAY_SECONDS: '4' }
    const instances = await Promise.all([startInstance(env), startInstance(env)])
    const upstreams = instances.map(({ origin }) => origin)
    // It retries nothing: a request to a stopping instance must be answered.
    const balancer = await balance({ upstreams, asksReadiness: true, retryForMs: 0 })
    const visits = visit(balancer, true)
    await more(visits.count)
    for (const instance of instances) {
      await instance.restart()
      await expect.poll(async () => (await fetch(`${instance.origin}/readyz`)).status).toBe(200)
      await more(visits.count)
    }
    await visits.end()
    expect(balancer.lost).toEqual([])
    expect(visits.failures).toEqual([])
    expect(visits.subscribed.length).toBeGreaterThan(0)
    const stored = instances.flatMap(({ dataDir }) => storedAddresses(dataDir))
    expect(stored.sort()).toEqual(visits.subscribed.sort())
    expect([...balancer.served.keys()].sort()).toEqual([...upstreams].sort())
  })

  test('of a single instance behind a proxy that retries loses no page', async () => {
    const instance = await startInstance({})
    const upstreams = [instance.origin]
    const balancer = await balance({ upstreams, asksReadiness: false, retryForMs: 120_000 })
    const visits = visit(balancer, false)
    await more(visits.count)
    await instance.restart()
    await more(visits.count)
    await visits.end()
    expect(balancer.lost).toEqual([])
    expect(visits.failures).toEqual([])
  })
})

test('readiness fails while stopping; requests are answered, and connections are closed', async () => {
  const site = await startedSite({ SHUTDOWN_DELAY_SECONDS: '60' })
  cleanUps.push(() => site.remove())
  site.child.kill('SIGTERM')
  await site.waitForOutput('"server.stopping"')
  const readiness = await fetch(`${site.origin}/readyz`)
  expect(readiness.status).toBe(503)
  expect(await readiness.json()).toEqual({ status: 'stopping' })
  const page = await fetch(site.origin)
  expect(page.status).toBe(200)
  expect(page.headers.get('connection')).toBe('close')
  await page.text()
})
