import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, request } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import WebSocket from 'ws'
import { forwardedAddressHeaders } from '../../lake/http/forwardedAddress.ts'
import { endLateBody } from '../../runtime/lateBody.ts'
import { createLog } from '../../runtime/log.ts'
import { listenOnLoopback } from '../../tests/listenOnLoopback.ts'
import { connectTo } from './connection.ts'
import { createLakeProxy, type LakeProxyOptions } from './proxy.ts'

const TOKEN = 'a-token-for-tests-0123456789'
const ended: (() => unknown)[] = []
afterEach(() => Promise.all(ended.splice(0).map((end) => end())))

/** A server that proxies everything to a lake. */
async function serve(
  lake: Parameters<typeof connectTo>[0],
  options: Partial<LakeProxyOptions> = {},
): Promise<string> {
  const proxy = createLakeProxy({
    lake: connectTo(lake, TOKEN),
    log: createLog({ write: () => undefined, format: 'json', now: () => new Date(0) }),
    clientOf: () => '203.0.113.7',
    refused: () => undefined,
    whenCaughtUp: () => Promise.resolve(),
    clearedAtSignOut: () => [],
    ...options,
  })
  const server = createServer(proxy.handle).on('upgrade', proxy.upgrade)
  const { origin } = await listenOnLoopback(server)
  ended.push(() => {
    proxy.dropConnections()
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })
  return origin
}

test('the proxy refuses requests if 256 are waiting for a lake that restarts', async () => {
  const up = Promise.withResolvers<string>()
  const origin = await serve({ origin: () => undefined, whenUp: () => up.promise })
  const statuses: number[] = []
  const requests = Array.from({ length: 257 }, async () => {
    statuses.push((await fetch(`${origin}/lake/v1/ping`)).status)
  })
  await expect.poll(() => statuses).toEqual([503])
  up.reject(new Error('The Content Lake is starting'))
  await Promise.all(requests)
  expect(statuses).toHaveLength(257)
})

/** A lake that responds to every request. */
async function startLake(respond: RequestListener) {
  const server = createServer(respond)
  const { origin } = await listenOnLoopback(server)
  ended.push(() => server.close())
  return { origin: () => origin, whenUp: () => Promise.resolve(origin) }
}

test('a write is confirmed once the site has processed its position, which is not passed on', async () => {
  const lake = await startLake((_req, res) => res.setHeader('x-lake-position', 7).end('written'))
  const caughtUp = Promise.withResolvers<void>()
  const positions: number[] = []
  const whenCaughtUp = (position: number) => {
    positions.push(position)
    return caughtUp.promise
  }
  const site = await serve(lake, { whenCaughtUp })
  let isConfirmed = false
  const writing = fetch(`${site}/lake/v1/data/mutate/production`, { method: 'POST' })
  void writing.then(() => {
    isConfirmed = true
  })
  await expect.poll(() => positions).toEqual([7])
  await fetch(`${site}/lake/v1/ping`)
  expect(isConfirmed).toBe(false)
  caughtUp.resolve()
  const response = await writing
  expect(response.headers.get('x-lake-position')).toBe(null)
  expect(await response.text()).toBe('written')
})

test('a sign-out clears the cookies of the site too, another request none', async () => {
  const lake = await startLake((_req, res) => res.setHeader('Set-Cookie', 'session=').end())
  const site = await serve(lake, { clearedAtSignOut: () => ['preview='] })
  const cookiesOf = async (path: string) => (await fetch(site + path)).headers.getSetCookie()
  expect(await cookiesOf('/lake/v1/auth/logout')).toEqual(['session=', 'preview='])
  expect(await cookiesOf('/lake/v1/users/me')).toEqual(['session='])
})

test('a WebSocket is refused with 503 while the lake is down', async () => {
  const site = await serve({ origin: () => undefined, whenUp: () => Promise.reject(new Error()) })
  const socket = new WebSocket(`${site.replace('http', 'ws')}/lake/streams`)
  const [, response] = await once(socket, 'unexpected-response')
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('2')
})

test('the proxy passes the client’s address to the lake with a WebSocket', async () => {
  const lake = createServer()
  const { origin } = await listenOnLoopback(lake)
  ended.push(() => lake.close())
  const seen: IncomingMessage[] = []
  lake.on('upgrade', (req, socket) => {
    seen.push(req)
    socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n')
  })
  const site = await serve({ origin: () => origin, whenUp: () => Promise.resolve(origin) })
  const socket = new WebSocket(`${site.replace('http', 'ws')}/lake/streams`)
  await once(socket, 'error')
  expect(seen[0]?.headers).toMatchObject(forwardedAddressHeaders(TOKEN, '203.0.113.7'))
})

test('a chunked upload that the lake refuses before its end gets the lake’s response', async () => {
  const lake = await startLake((req, res) => {
    res.once('finish', () => endLateBody(req))
    res.writeHead(401).end('Sign in')
  })
  const site = await serve(lake)
  const headers = { 'Transfer-Encoding': 'chunked' }
  const upload = request(`${site}/lake/v1/assets/files/production`, { method: 'POST', headers })
  upload.on('error', () => undefined)
  upload.end(Buffer.alloc(16 * 1024 * 1024))
  const [response] = await once(upload, 'response')
  expect(response.statusCode).toBe(401)
  upload.destroy()
})
