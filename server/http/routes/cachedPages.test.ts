import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../../../runtime/log.ts'
import { listenOnLoopback } from '../../../tests/listenOnLoopback.ts'
import { ManualClock } from '../../../tests/manualClock.ts'
import { PageCache } from '../../pageCache/pageCache.ts'
import { cachedPages } from './cachedPages.ts'

let cache: PageCache
let server: Server
let port: number

beforeEach(async () => {
  cache = new PageCache({
    render: async (key) => ({
      status: key === '/404' ? 404 : 200,
      headers: { 'content-type': 'text/html', 'x-any': 'thing' },
      body: Buffer.from(key === '/large' ? 'text '.repeat(1_000) : `page at ${key}`),
      dependencies: {
        tags: ['s1:faq'],
        dependsOnAll: false,
        mayBeOutdated: false,
        incomplete: false,
      },
    }),
    clock: new ManualClock(),
    log: createLog({ write: () => undefined, format: 'json', now: () => new Date(0) }),
  })
  const pages = cachedPages({
    cache,
    pathIndex: { has: async () => true, refresh: () => undefined },
    routeIds: new Set(['home']),
    seesDrafts: () => false,
    renderUncached: () => undefined,
  })
  for (const key of ['/', '/404', '/large']) await cache.get({ key, path: key }, true)
  server = createServer((req, res) => {
    if (!pages.serveHit(req, res)) res.writeHead(204).end()
  })
  port = (await listenOnLoopback(server)).port
})

afterEach(async () => {
  await new Promise((resolve) => server.close(resolve))
})

interface PageResponse {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

function get(
  path: string,
  headers: Record<string, string | string[]> = {},
  method = 'GET',
): Promise<PageResponse> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { port, host: '127.0.0.1', path, method, headers, agent: false },
      (res) => {
        let body = ''
        res.setEncoding('utf8')
        res.on('data', (part: string) => {
          body += part
        })
        res.on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, body }))
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}

const NEXT_HANDLER = 204

describe('a cached page', () => {
  test('is sent whole, with its headers, length and validator', async () => {
    const { status, headers, body } = await get('/')
    expect(status).toBe(200)
    expect(body).toBe('page at /')
    expect(headers).toMatchObject({
      'content-type': 'text/html',
      'x-any': 'thing',
      'content-length': '9',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    })
  })

  test('gets 304 for a matching If-None-Match', async () => {
    const { headers } = await get('/')
    const unchanged = await get('/', { 'If-None-Match': headers.etag ?? '' })
    expect(unchanged.status).toBe(304)
    expect(unchanged.headers['content-length']).toBeUndefined()
    expect(unchanged.body).toBe('')
  })

  test('has no body in the response to HEAD', async () => {
    const { status, headers, body } = await get('/', {}, 'HEAD')
    expect([status, headers['content-length'], body]).toEqual([200, '9', ''])
  })

  test('ignores query parameters that no page reads', async () => {
    expect((await get('/?utm_source=x')).body).toBe('page at /')
  })

  test('ignores other cookies', async () => {
    const response = await get('/', { Cookie: 'x-nsaa-preview=1; other=nsaa-preview=2' })
    expect(response.body).toBe('page at /')
  })
})

test('a coding that is named in a second header line is used', async () => {
  await expect.poll(async () => (await get('/large')).status).toBe(NEXT_HANDLER)
  const { status, headers } = await get('/large', { 'Accept-Encoding': ['identity', 'br'] })
  expect([status, headers['content-encoding']]).toEqual([200, 'br'])
})

test('a cached not-found page never gets 304', async () => {
  const { headers, status } = await get('/404')
  const again = await get('/404', { 'If-None-Match': headers.etag ?? '' })
  expect([status, again.status, again.body]).toEqual([404, 404, 'page at /404'])
})

describe('the cache passes to the next handler', () => {
  test.each([
    ['a page it does not have', '/about-us', {}],
    ['the outcome of a form post', '/?sent=contact', {}],
    ['a request with the preview cookie', '/', { Cookie: 'nsaa-preview=x' }],
    ['a preview cookie among others', '/', { Cookie: 'a=b; nsaa-preview=; c=d' }],
  ])('%s', async (_what, path, headers) => {
    expect((await get(path, headers)).status).toBe(NEXT_HANDLER)
  })

  test('a page that an invalidation made stale', async () => {
    cache.invalidate(['s1:faq'])
    expect((await get('/')).status).toBe(NEXT_HANDLER)
  })
})

test('the cache counts a hit when it sends the response, not when it passes to the next handler', async () => {
  const hits = () => cache.counters().hits
  // After recompression the identity bytes are no longer stored.
  await expect.poll(async () => (await get('/large')).status).toBe(NEXT_HANDLER)
  const before = hits()
  await get('/', { Cookie: 'nsaa-preview=x' })
  await get('/large')
  expect(hits()).toBe(before)
  await get('/')
  await get('/', {}, 'HEAD')
  expect(hits()).toBe(before + 2)
})
