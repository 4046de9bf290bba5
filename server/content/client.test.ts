import { createServer, type Server, type ServerResponse } from 'node:http'
import { createClient } from '@sanity/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '../../runtime/log.ts'
import { listenOnLoopback } from '../../tests/listenOnLoopback.ts'
import { ManualClock } from '../../tests/manualClock.ts'
import { CircuitBreaker } from './circuitBreaker.ts'
import { assetOrigins, createContentClient, createRunQuery, liveChanges } from './client.ts'
import { CachedReader } from './reader.ts'

/** The two endpoints of a Content Lake that a reader uses, on a real port that can be closed. */
class SmallLake {
  title = 'first'
  queries = 0
  streams = new Set<ServerResponse>()
  onStream: () => void = () => undefined
  port = 0
  #server: Server | undefined

  async open() {
    const server = createServer((req, res) => {
      const { pathname } = new URL(req.url ?? '/', 'http://lake')
      if (pathname.endsWith('/data/query/production')) {
        this.queries += 1
        res.setHeader('content-type', 'application/json')
        res.end(JSON.stringify({ result: this.title, syncTags: ['s1:title'], ms: 1 }))
      } else if (pathname.endsWith('/data/live/events/production')) {
        res.writeHead(200, { 'content-type': 'text/event-stream' })
        // Reconnect without delay: the tests wait for events, not for time.
        res.write('retry: 5\nevent: welcome\nid: 1\ndata: {}\n\n')
        this.streams.add(res)
        res.once('close', () => this.streams.delete(res))
        this.onStream()
      } else {
        res.writeHead(404).end()
      }
    })
    this.port = (await listenOnLoopback(server, this.port)).port
    this.#server = server
  }

  async close() {
    const server = this.#server
    if (!server) return
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }

  send(event: string, data: unknown) {
    for (const stream of this.streams) {
      stream.write(`event: ${event}\nid: 2\ndata: ${JSON.stringify(data)}\n\n`)
    }
  }
}

let lake: SmallLake
let reader: CachedReader
let calls: string[]
let waiting: { for: string; resolve: () => void }[]

/** Resolves at the next event of the given kind from the reader's change feed. */
const next = (what: string) =>
  new Promise<void>((resolve) => {
    waiting.push({ for: what, resolve })
  })

beforeEach(async () => {
  lake = new SmallLake()
  calls = []
  waiting = []
  await lake.open()
  const client = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `http://127.0.0.1:${lake.port}`,
    useProjectHostname: false,
    useCdn: false,
    maxRetries: 0,
    timeout: 60_000,
  })
  const clock = new ManualClock()
  const log = createLog({ write: () => undefined, format: 'json', now: () => new Date(0) })
  const notify = (what: string) => {
    calls.push(what)
    for (const one of waiting.filter((each) => each.for === what)) one.resolve()
    waiting = waiting.filter((each) => each.for !== what)
  }
  reader = new CachedReader({
    runQuery: createRunQuery(client),
    watch: (listener) =>
      liveChanges(client, { resubscribeDelayMs: 5 })({
        changed(tags) {
          listener.changed(tags)
          notify('changed')
        },
        connected() {
          listener.connected()
          notify('connected')
        },
        disconnected(reason) {
          listener.disconnected(reason)
          notify('disconnected')
        },
      }),
    circuit: new CircuitBreaker({
      clock,
      log,
      random: () => 0,
      reachedBefore: undefined,
      backoffMs: 0,
      backoffMaxMs: 0,
    }),
    clock,
    log,
  })
  const connected = next('connected')
  reader.feed.start()
  await connected
})
afterEach(async () => {
  reader.feed.stop()
  await lake.close()
})

const title = async () => (await reader.read('*[_id == "home"][0].title')).data

test('a live event invalidates results with its tag, and no others', async () => {
  expect(await title()).toBe('first')
  lake.title = 'second'
  const unrelated = next('changed')
  lake.send('message', { tags: ['s1:other'] })
  await unrelated
  expect(await title()).toBe('first')
  const related = next('changed')
  lake.send('message', { tags: ['s1:title'] })
  await related
  expect(await title()).toBe('second')
  expect(lake.queries).toBe(2)
})

test('a restart event invalidates everything', async () => {
  expect(await title()).toBe('first')
  lake.title = 'second'
  const restarted = next('connected')
  lake.send('restart', {})
  await restarted
  expect(await title()).toBe('second')
})

test('content survives a restart of the lake: last known results during it, fresh ones after', async () => {
  expect(await title()).toBe('first')
  const cut = next('disconnected')
  await lake.close()
  await cut
  reader.invalidate(['s1:title'])
  expect(await title()).toBe('first')
  const back = next('connected')
  lake.title = 'second'
  await lake.open()
  await back
  expect(await title()).toBe('second')
})

test('stop() ends the event stream', async () => {
  const [stream] = lake.streams
  const closed = new Promise((resolve) => stream?.once('close', resolve))
  reader.feed.stop()
  await closed
  expect(lake.streams.size).toBe(0)
})

test.each([
  [false, undefined],
  [true, 'sk-0123456789abcdef'],
])('published queries carry the token only if the dataset is private: %s', (isPrivate, token) => {
  const readToken = 'sk-0123456789abcdef'
  const dataset = { projectId: 'abc12345', dataset: 'production', apiHost: undefined }
  const client = createContentClient({ kind: 'hosted', ...dataset, readToken, isPrivate })
  expect(client.config()).toMatchObject({ useCdn: false, perspective: 'published' })
  expect(client.config().token).toBe(token)
})

test('a hosted lake with its own API host receives the project in a header', () => {
  const apiHost = 'http://127.0.0.1:4300/lake'
  const source = { kind: 'hosted', projectId: 'local', dataset: 'production', apiHost } as const
  const client = createContentClient({ ...source, readToken: undefined, isPrivate: false })
  expect(client.getUrl('/data/query/production')).toBe(
    `${apiHost}/v2025-02-19/data/query/production`,
  )
})

test.each([
  [undefined, ['https://cdn.sanity.io']],
  ['https://lake.example.org/api', ['https://cdn.sanity.io', 'https://lake.example.org']],
])('assets of a hosted lake with the API host %s come from %j', (apiHost, origins) => {
  const dataset = { projectId: 'abc12345', dataset: 'production', readToken: undefined }
  expect(assetOrigins({ kind: 'hosted', ...dataset, isPrivate: false, apiHost })).toEqual(origins)
})
