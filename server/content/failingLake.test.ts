import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createClient } from '@sanity/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '../../runtime/log.ts'
import { ManualClock } from '../../tests/manualClock.ts'
import { freePort } from '../../tests/site/freePort.ts'
import { CircuitBreaker } from './circuitBreaker.ts'
import { createRunQuery } from './client.ts'
import { CachedReader } from './reader.ts'

type Behaviour = (req: IncomingMessage, res: ServerResponse) => void

const SOFT_TIMEOUT_MS = 500
const BACKOFF_MS = 1_000
const RETRY_AFTER_MS = 30_000
const well: Behaviour = (_req, res) => {
  res.setHeader('content-type', 'application/json')
  res.end(JSON.stringify({ result: 'the result', syncTags: ['s1:a'], ms: 1 }))
}

let respond: Behaviour
let asked: { method: string | undefined; bodyBytes: number }[]
let onRequest: () => void
let server: Server
let port: number
let clock: ManualClock
let circuit: CircuitBreaker
let reader: CachedReader
let log: { event: string }[]

async function open(): Promise<void> {
  server = createServer(async (req, res) => {
    let bodyBytes = 0
    for await (const chunk of req) bodyBytes += chunk.length
    asked.push({ method: req.method, bodyBytes })
    respond(req, res)
    onRequest()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
}

function close(): Promise<unknown> {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeAllConnections()
  return closed
}

beforeEach(async () => {
  respond = well
  asked = []
  onRequest = () => undefined
  port = await freePort()
  await open()
  clock = new ManualClock()
  log = []
  const logger = createLog({
    write: (line) => log.push(JSON.parse(line)),
    format: 'json',
    now: () => new Date(0),
  })
  const client = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `http://127.0.0.1:${port}`,
    useProjectHostname: false,
    useCdn: false,
    maxRetries: 0,
    timeout: 60_000,
  })
  circuit = new CircuitBreaker({
    clock,
    log: logger,
    random: () => 0,
    reachedBefore: undefined,
    backoffMs: BACKOFF_MS,
    backoffMaxMs: 15_000,
  })
  reader = new CachedReader({
    runQuery: createRunQuery(client, 60_000),
    watch(listener) {
      listener.connected()
      return () => undefined
    },
    circuit,
    clock,
    log: logger,
    limits: { softTimeoutMs: SOFT_TIMEOUT_MS },
  })
  reader.feed.start()
})
afterEach(async () => {
  reader.feed.stop()
  await close()
})

/** Resolves when the next response of the lake has been processed. */
function recovered(): Promise<void> {
  return new Promise((resolve) => {
    const end = reader.onStale(() => {
      end()
      resolve()
    })
  })
}

const manners: Record<string, Behaviour> = {
  'responds with 500': (_req, res) => res.writeHead(500).end('{}'),
  'responds with 503': (_req, res) => res.writeHead(503).end('busy'),
  'refuses the token': (_req, res) =>
    res.writeHead(401, { 'content-type': 'application/json' }).end('{"message":"Unauthorized"}'),
  'is cut in the middle of the body': (_req, res) => {
    res.writeHead(200, { 'content-type': 'application/json', 'content-length': 1_000 })
    res.write('{"result": "the ans', () => res.socket?.destroy())
  },
  'ends too early': (_req, res) =>
    res.writeHead(200, { 'content-type': 'application/json' }).end('{"result": "the ans'),
  'returns JSON without a result': (_req, res) =>
    res.writeHead(200, { 'content-type': 'application/json' }).end('{"hello": "world"}'),
  'is a captive portal': (_req, res) =>
    res.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in to this network</h1>'),
  'cuts the connection': (_req, res) => void res.socket?.destroy(),
}

test.each(Object.entries(manners))(
  'a lake that %s: last known results during the failure, fresh ones after',
  async (_manner, failing) => {
    expect((await reader.read('*[0]')).data).toBe('the result')
    respond = failing
    reader.invalidate('all')
    expect(await reader.read('*[0]')).toEqual({
      data: 'the result',
      tags: ['s1:a'],
      lastKnown: true,
    })
    const before = asked.length
    await Promise.all([reader.read('*[0]'), reader.read('*[0]')])
    expect(asked, 'sends no query during the backoff').toHaveLength(before)
    respond = well
    clock.pass(BACKOFF_MS)
    const back = recovered()
    expect(await reader.read('*[0]')).toHaveProperty('lastKnown', true)
    await back
    expect(await reader.read('*[0]')).not.toHaveProperty('lastKnown')
    expect(log.map(({ event }) => event)).toEqual(['content.unreachable', 'content.reachable'])
  },
)

test('a lake that restarts: last known results during the outage, fresh ones after it', async () => {
  await reader.read('*[0]')
  await close()
  reader.invalidate('all')
  expect(await reader.read('*[0]')).toHaveProperty('lastKnown', true)
  await open()
  clock.pass(BACKOFF_MS)
  const back = recovered()
  await reader.read('*[0]')
  await back
  expect(await reader.read('*[0]')).not.toHaveProperty('lastKnown')
})

test('a hanging lake delays one read by the soft timeout, and all reads share its query', async () => {
  await reader.read('*[0]')
  let release: () => void = () => undefined
  respond = (req, res) => {
    release = () => well(req, res)
  }
  reader.invalidate('all')
  const arrived = new Promise<void>((resolve) => {
    onRequest = resolve
  })
  const first = reader.read('*[0]')
  await arrived
  clock.pass(SOFT_TIMEOUT_MS)
  expect(await first).toHaveProperty('lastKnown', true)
  for (let count = 0; count < 100; count += 1) await reader.read('*[0]')
  expect(asked, 'all reads share the query in flight').toHaveLength(2)
  const back = recovered()
  release()
  await back
  expect(await reader.read('*[0]')).not.toHaveProperty('lastKnown')
  expect(log, 'it was slow, not away').toEqual([])
})

const LAKE_TIME_MS = Date.UTC(2026, 10, 25)
test.each([
  ['seconds', { 'retry-after': `${RETRY_AFTER_MS / 1_000}` }],
  [
    'a date, by a clock that differs from ours',
    {
      date: new Date(LAKE_TIME_MS).toUTCString(),
      'retry-after': new Date(LAKE_TIME_MS + RETRY_AFTER_MS).toUTCString(),
    },
  ],
])('a lake that sends Retry-After is not queried before that time: %s', async (_what, headers) => {
  await reader.read('*[0]')
  respond = (_req, res) => res.writeHead(429, headers).end('{}')
  reader.invalidate('all')
  await reader.read('*[0]')
  expect(circuit.remainingBackoffMs).toBe(RETRY_AFTER_MS)
  clock.pass(RETRY_AFTER_MS - 1)
  await reader.read('*[0]')
  expect(asked).toHaveLength(2)
})

test('a pooled connection that the lake has closed costs no visitor a page', async () => {
  let cuts = 1
  respond = (req, res) => {
    if (cuts > 0) res.socket?.destroy()
    else well(req, res)
    cuts -= 1
  }
  expect((await reader.read('*[0]')).data).toBe('the result')
})

test('a query too long for a URL is sent by POST and gets the same result', async () => {
  const query = `*[0]{ ${'title, '.repeat(3_000)} _id }`
  expect(await reader.read(query)).toEqual({ data: 'the result', tags: ['s1:a'] })
  expect(asked).toEqual([{ method: 'POST', bodyBytes: expect.any(Number) }])
  expect(asked[0]?.bodyBytes).toBeGreaterThan(query.length)
})
