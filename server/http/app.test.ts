import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import express from 'express'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../../runtime/log.ts'
import { routeUpgrades } from '../../runtime/upgrades.ts'
import { bareRequest } from '../../tests/bareRequest.ts'
import { listenOnLoopback } from '../../tests/listenOnLoopback.ts'
import { listFolder, serveFolder } from '../assets/staticFiles.ts'
import { studioRoutes } from '../studio/files.ts'
import { studioSettingsRoutes } from '../studio/settings.ts'
import { createApp } from './app.ts'

const PAGE = `<!doctype html><p>${'Akwaaba '.repeat(400)}</p>`
const SCRIPT = 'export const welcome = "Akwaaba"\n'.repeat(100)

let folder: string
let server: Server
let origin: string
let port: number
const logged: { event: string; path?: string }[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nsaa-app-'))
  mkdirSync(join(folder, 'site/assets'), { recursive: true })
  mkdirSync(join(folder, 'studio/assets'), { recursive: true })
  writeFileSync(join(folder, 'site/assets/entry-abc.js'), SCRIPT)
  writeFileSync(join(folder, 'site/assets/entry-abc.js.gz'), gzipSync(SCRIPT))
  writeFileSync(join(folder, 'site/assets/removed.js'), SCRIPT)
  writeFileSync(join(folder, 'site/assets/removed.js.gz'), gzipSync(SCRIPT))
  writeFileSync(join(folder, 'site/robots.txt'), 'User-agent: *\n')
  writeFileSync(join(folder, 'site/.env'), 'a secret\n')
  writeFileSync(join(folder, 'studio/index.html'), '<title>Studio</title>')
  writeFileSync(join(folder, 'studio/assets/studio-abc.js'), 'studio()')

  server = createServer(
    createApp({
      log: createLog({
        write: (line) => logged.push(JSON.parse(line)),
        format: 'json',
        now: () => new Date(0),
      }),
      siteUrl: 'https://nsaa.example',
      checkReadiness: () => Promise.reject(new Error('not asked here')),
      readContent: () => Promise.reject(new Error('not asked here')),
      isStopping: () => false,
      limits: (_req, _res, next) => next(),
      lake: (req, res) => res.end(`lake saw ${req.url}`),
      studio: [
        studioSettingsRoutes({ lake: 'embedded' }, 'production', async () => undefined),
        studioRoutes(listFolder(join(folder, 'studio'))),
      ],
      webhook: undefined,
      files: serveFolder(listFolder(join(folder, 'site'))),
      updates: undefined,
      clientErrors: (_req, _res, next) => next(),
      styles: (_req, _res, next) => next(),
      preview: (_req, _res, next) => next(),
      pages: pages(),
    }),
  )
  routeUpgrades(server, {
    '/lake/': (_req, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
  })
  for (const name of ['removed.js', 'removed.js.gz']) rmSync(join(folder, 'site/assets', name))
  const listening = await listenOnLoopback(server)
  port = listening.port
  origin = listening.origin
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  logged.length = 0
})

/** Takes the place of Remix. */
function pages() {
  const router = express.Router()
  router.get('/', (_req, res) => {
    // In two parts, as Remix writes it.
    res.type('html').write(PAGE.slice(0, 1_000))
    res.end(PAGE.slice(1_000))
  })
  router.get('/small', (_req, res) => res.type('html').send('<p>Akwaaba'))
  router.get('/picture', (_req, res) => res.type('png').send(Buffer.alloc(5_000)))
  router.get('/events', (_req, res) => {
    res.type('text/event-stream').write('data: first\n\n')
  })
  router.get('/broken', () => {
    throw new Error('a fault in a page')
  })
  router.use((_req, res) => res.status(404).type('html').send('<p>not found'))
  return router
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers, redirect: 'manual' })

/** The body as sent, undecoded. */
const raw = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  bareRequest(origin + path, headers, method)

describe('pages', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('are compressed with %s', async (coding, decode) => {
    const response = await raw('/', { 'accept-encoding': coding })
    expect(response.headers).toMatchObject({
      'content-encoding': coding,
      vary: 'Accept-Encoding',
    })
    expect(decode(response.body).toString()).toBe(PAGE)
    expect(response.body.byteLength).toBeLessThan(PAGE.length / 10)
  })

  test('are sent unencoded to a client that accepts no coding', async () => {
    const response = await raw('/')
    expect(response.headers['content-encoding']).toBeUndefined()
    expect(response.headers.vary).toBe('Accept-Encoding')
    expect(response.body.toString()).toBe(PAGE)
  })

  test('small responses and pictures are not compressed', async () => {
    for (const path of ['/small', '/picture']) {
      const response = await raw(path, { 'accept-encoding': 'br, gzip' })
      expect(response.headers['content-encoding'], path).toBeUndefined()
    }
    expect((await raw('/picture', { 'accept-encoding': 'br' })).body.byteLength).toBe(5_000)
  })

  test('an event stream is not buffered', async () => {
    const response = await get('/events', { 'accept-encoding': 'br' })
    const reader = response.body?.getReader()
    const first = await reader?.read()
    expect(new TextDecoder().decode(first?.value)).toBe('data: first\n\n')
    await reader?.cancel()
  })

  test('HEAD has no body in its response', async () => {
    const response = await raw('/', { 'accept-encoding': 'br' }, 'HEAD')
    expect(response.status).toBe(200)
    expect(response.body.byteLength).toBe(0)
  })

  test('unknown paths are handled by the pages', async () => {
    expect((await get('/nowhere')).status).toBe(404)
  })

  test('carry the baseline security headers and no software name', async () => {
    const { headers } = await get('/')
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\)/),
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    })
    expect(headers.has('x-powered-by')).toBe(false)
    expect(headers.has('cache-control'), 'caching is for the page to say').toBe(false)
  })
})

describe('when a page throws', () => {
  test('the visitor gets a plain page, the log gets the path without the query', async () => {
    const response = await get('/broken?email=ama@example.org')
    expect(response.status).toBe(500)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toContain('This page can’t be shown right now')
    expect(logged).toMatchObject([{ event: 'request.failed', path: '/broken' }])
    expect(JSON.stringify(logged)).not.toContain('ama@example.org')
  })

  test('a path that can’t be decoded gets a client error', async () => {
    expect((await raw('/%E0%A4%A')).status).toBeLessThan(500)
    expect(logged).toEqual([])
  })
})

describe('addresses', () => {
  test('a trailing slash is redirected permanently, with the query', async () => {
    const response = await get('/about/?from=mail')
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe('/about?from=mail')
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  })

  test('a post to a trailing slash is redirected as a post', async () => {
    const response = await raw('/contact-us/', {}, 'POST')
    expect(response.status).toBe(308)
    expect(response.headers.location).toBe('/contact-us')
  })

  test('a trailing slash of a health check is redirected too', async () => {
    for (const path of ['/healthz', '/readyz', '/readyz/pages']) {
      const response = await get(`${path}/`)
      expect(response.status, path).toBe(301)
      expect(response.headers.get('location')).toBe(path)
    }
  })

  test('the redirect never leads to another host', async () => {
    const response = await raw('//evil.example/')
    expect(response.status).toBe(301)
    expect(response.headers.location).toBe('/evil.example')
  })
})

describe('files', () => {
  test('files with a hash in their name are cached as immutable', async () => {
    const response = await get('/assets/entry-abc.js')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await response.text()).toBe(SCRIPT)
  })

  test('files without a hash are cached for an hour and revalidated', async () => {
    const response = await get('/robots.txt')
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
    const etag = response.headers.get('etag') ?? ''
    expect((await raw('/robots.txt', { 'if-none-match': etag })).status).toBe(304)
  })

  test('are sent as precompressed at build time', async () => {
    const response = await raw('/assets/entry-abc.js', { 'accept-encoding': 'br, gzip' })
    expect(response.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(gunzipSync(response.body).toString()).toBe(SCRIPT)
  })

  test.each(['/assets/missing.js', '/studio/assets/missing.js', '/assets/removed.js'])(
    '%s, which another instance may have, is 404 and never cached',
    async (path) => {
      const response = await get(path)
      expect(await response.text()).toBe('No such file\n')
      expect(response.status).toBe(404)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('content-type')).toContain('text/plain')
    },
  )

  test.each(['/.env', '/assets/../.env', '/..%2fsite%2f.env', '/assets'])(
    '%s is not served',
    async (path) => {
      expect((await raw(path)).status).toBe(404)
    },
  )
})

describe('the Studio', () => {
  test('serves its page at every path below, with its own policy', async () => {
    const field = '/studio/presentation/page/home/sections%5B_key==%22a%22%5D.title'
    for (const path of ['/studio', '/studio/', '/studio/structure/page;home', field]) {
      const response = await get(path)
      expect(response.status, path).toBe(200)
      expect(await response.text()).toBe('<title>Studio</title>')
      expect(response.headers.get('content-security-policy')).toContain("connect-src 'self'")
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(response.headers.get('x-robots-tag')).toBe('noindex')
    }
  })

  test('serves its files, and 404 for a missing file instead of the page', async () => {
    const file = await get('/studio/assets/studio-abc.js')
    expect(await file.text()).toBe('studio()')
    expect(file.headers.get('cache-control')).toContain('immutable')
    for (const path of ['/studio/assets/gone.js', '/studio/guide/gone.webp', '/studio/gone.svg']) {
      expect((await get(path)).status, path).toBe(404)
    }
  })

  test('is 304 for its page if that is unchanged', async () => {
    const etag = (await get('/studio')).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"\w+"$/)
    expect((await raw('/studio/structure', { 'if-none-match': etag })).status).toBe(304)
    expect((await raw('/studio', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('explains what to do if it was not built', async () => {
    const app = express().use('/studio', studioRoutes(new Map()))
    const other = createServer(app)
    const { origin } = await listenOnLoopback(other)
    const response = await fetch(`${origin}/studio`)
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('npm run build')
    other.closeAllConnections()
    other.close()
  })
})

describe('the lake', () => {
  test('receives its requests with their full path', async () => {
    const response = await get('/lake/v2025-02-19/data/query/production?query=1')
    expect(await response.text()).toBe('lake saw /lake/v2025-02-19/data/query/production?query=1')
  })

  test('does not receive paths that only share its prefix', async () => {
    expect((await get('/lakeside')).status).toBe(404)
  })

  test('receives its upgrades; others are refused', async () => {
    expect(await upgrade('/lake/v1/socket/production')).toMatch(/^HTTP\/1\.1 101 /)
    expect(await upgrade('/elsewhere')).toMatch(/^HTTP\/1\.1 404 /)
  })
})

function upgrade(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      )
    })
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('end', () => resolve(text))
    socket.on('error', reject)
  })
}
