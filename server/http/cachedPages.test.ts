import { beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { createPageCache, type PageCache } from '../pageCache/pageCache.ts'
import { type CachedPages, cachedPages } from './cachedPages.ts'
import type { PlainRequest } from './plainRequest.ts'
import { createWire } from './wire.ts'

let nowMs: number
let cache: PageCache
let pages: CachedPages
beforeEach(async () => {
  nowMs = Date.UTC(2026, 10, 21, 7)
  cache = createPageCache({
    render: async (key) => ({
      status: key === '/404' ? 404 : 200,
      headers: { 'content-type': 'text/html', 'x-any': 'thing' },
      body: Buffer.from(`page at ${key}`),
      reads: { tags: ['s1:faq'], anything: false, lastKnown: false, incomplete: false },
    }),
    now: () => 0,
    startTimer: () => () => undefined,
    log: createLog({ write: () => undefined, format: 'json', now: () => new Date(0) }),
  })
  pages = cachedPages({
    cache,
    known: { has: async () => true, renew: () => undefined },
    routeIds: new Set(['home']),
    previewCookie: 'nsaa-preview',
    seesDrafts: () => false,
    wire: createWire(() => nowMs, 65_000),
    personal: () => undefined,
  })
  for (const key of ['/', '/404']) await cache.get({ key, path: key }, true)
})

const ask = (target: string, more: Partial<PlainRequest> = {}) =>
  pages
    .answerPlain({
      ...{ target, acceptEncoding: undefined, ifNoneMatch: undefined, cookie: undefined, end: 0 },
      ...more,
    })
    ?.toString('latin1')

const etagOf = (answer = '') => /^etag: (.*)$/m.exec(answer)?.[1]?.trim()

describe('what the front door answers', () => {
  test('is a whole answer with its headers, its date and its length', () => {
    const [head, body] = ask('/')?.split('\r\n\r\n') ?? []
    expect(body).toBe('page at /')
    expect(head?.split('\r\n')).toEqual([
      'HTTP/1.1 200 OK',
      'content-type: text/html',
      'x-any: thing',
      'content-length: 9',
      expect.stringMatching(/^etag: "[\w-]+"$/),
      'Date: Sat, 21 Nov 2026 07:00:00 GMT',
      'Connection: keep-alive',
      'Keep-Alive: timeout=65',
    ])
  })

  test('bears the date of its second', () => {
    ask('/')
    nowMs += 1_000
    expect(ask('/')).toContain('Date: Sat, 21 Nov 2026 07:00:01 GMT')
  })

  test('says "unchanged" to who has these bytes, not about what is missing', () => {
    const unchanged = ask('/', { ifNoneMatch: etagOf(ask('/')) })
    expect(unchanged).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n/)
    expect(unchanged).not.toContain('content-length')
    expect(unchanged).toMatch(/\r\n\r\n$/)
    const missing = ask('/404')
    expect(ask('/404', { ifNoneMatch: etagOf(missing) })).toBe(missing)
  })

  test('leaves out parameters that no page reads', () => {
    expect(ask('/?utm_source=x')).toBe(ask('/'))
  })
})

describe('the front door leaves to others', () => {
  test.each([
    ['a page that is not kept', '/about-us', {}],
    ['the answer to a form', '/?sent=contact', {}],
    ['a preview', '/', { cookie: 'nsaa-preview=x' }],
    ['a preview among other cookies', '/', { cookie: 'a=b; nsaa-preview=; c=d' }],
  ])('%s', (_what, target, more) => {
    expect(ask(target, more)).toBeUndefined()
  })

  test('a page that a change has touched', () => {
    cache.invalidate(['s1:faq'])
    expect(ask('/')).toBeUndefined()
  })

  test('not a visitor with somebody else’s cookie', () => {
    expect(ask('/', { cookie: 'x-nsaa-preview=1; other=nsaa-preview=2' })).toBe(ask('/'))
  })
})
