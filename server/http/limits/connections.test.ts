import { createServer, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import express, { type RequestHandler } from 'express'
import { afterEach, describe, expect, test } from 'vitest'
import { HTTP_LIMITS, type HttpLimits, serverOptions } from '../../../runtime/httpLimits.ts'
import { listenOnLoopback } from '../../../tests/listenOnLoopback.ts'
import { limitConnections } from './connections.ts'
import { countRefusals } from './refusals.ts'
import { limitRequests, limitSiteRequests } from './requestLimits.ts'

const ended: (() => unknown)[] = []
afterEach(() => Promise.all(ended.splice(0).map((end) => end())))

interface Started {
  server: Server
  port: number
  reasons(): string[]
}

/** A server with short limits around a handler. */
async function serve(
  given: Partial<HttpLimits>,
  handler: RequestHandler = (_req, res) => void res.end('served'),
  behindProxy = false,
): Promise<Started> {
  const limits = { ...HTTP_LIMITS, checkIntervalMs: 20, ...given }
  const server = createServer(serverOptions(limits))
  const refusals = countRefusals({ warn: () => undefined }, () => 0)
  const { refused } = refusals
  limitConnections(server, { behindProxy, refused, limits })
  const app = express()
  app.use(limitSiteRequests(refused, limits), handler)
  const clientOf = () => 'a client'
  const never = () => false
  server.on(
    'request',
    limitRequests(server, app, {
      clientOf,
      isStream: never,
      isStopping: never,
      refused,
      limits,
    }),
  )
  const { port } = await listenOnLoopback(server)
  ended.push(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })
  return {
    server,
    port,
    reasons: () =>
      Object.entries(refusals.totals()).flatMap(([reason, count]) => (count > 0 ? [reason] : [])),
  }
}

/** A loopback address other than the one the server listens on. */
const ELSEWHERE = '127.0.0.2'

interface Connection {
  socket: Socket
  /** Everything received so far. */
  text(): string
  /** Resolves when the text contains this, rejects if the connection closes before. */
  receives(text: string): Promise<void>
  closed: Promise<void>
}

async function open({ port }: Started, from = '127.0.0.1'): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from })
  socket.on('error', () => undefined)
  ended.push(() => socket.destroy())
  let text = ''
  socket.on('data', (chunk) => (text += chunk))
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  await new Promise((resolve) => socket.once('connect', resolve))
  return {
    socket,
    text: () => text,
    receives: (wanted) => expect.poll(() => text, { interval: 5 }).toContain(wanted),
    closed,
  }
}

const GET = 'GET / HTTP/1.1\r\nHost: site\r\n\r\n'
const post = (length: number) =>
  `POST / HTTP/1.1\r\nHost: site\r\nContent-Type: text/plain\r\nContent-Length: ${length}\r\n\r\n`

describe('timeouts', () => {
  test('closes a connection whose headers never end', async () => {
    const server = await serve({ headersTimeoutMs: 60 })
    const slow = await open(server)
    slow.socket.write('GET / HTTP/1.1\r\nHost: site\r\nX-One: 1\r\n')
    await slow.closed
    expect(slow.text()).toMatch(/^HTTP\/1\.1 408/)
  })

  test('closes a connection that sends nothing', async () => {
    const server = await serve({ headersTimeoutMs: 60 })
    await (await open(server)).closed
  })

  test('responds with 408 to a body that trickles in, before any handler runs', async () => {
    let handled = 0
    const server = await serve({ bodyTimeoutMs: 80 }, (_req, res) => {
      handled += 1
      res.end()
    })
    const slow = await open(server)
    slow.socket.write(post(1_000))
    const trickle = setInterval(() => slow.socket.write('a'), 10)
    await slow.closed
    clearInterval(trickle)
    expect(slow.text()).toMatch(/^HTTP\/1\.1 408/)
    expect(handled).toBe(0)
    expect(server.reasons()).toEqual(['bodyTimeout'])
  })

  test('passes a body in several pieces on whole, if it is in time', async () => {
    const server = await serve({}, (req, res) => void req.pipe(res))
    const sender = await open(server)
    sender.socket.write(post(10))
    sender.socket.write('hello')
    sender.socket.write('there')
    await sender.receives('hellothere')
  })

  test('passes a body larger than the read-ahead buffer on whole', async () => {
    const server = await serve({}, (req, res) => {
      let count = 0
      req.on('data', (chunk) => (count += chunk.length))
      req.on('end', () => res.end(`read ${count}`))
    })
    const sender = await open(server)
    sender.socket.write(post(1_000_000))
    sender.socket.write('x'.repeat(1_000_000))
    await sender.receives('read 1000000')
  })

  test('closes an idle connection after the keep-alive timeout, and not one in use', async () => {
    const server = await serve({ keepAliveTimeoutMs: 50 }, (_req, res) => {
      setTimeout(() => res.end('served'), 4 * 50)
    })
    const visitor = await open(server)
    visitor.socket.write(GET)
    await visitor.closed
    expect(visitor.text()).toContain('served')
  })

  test('closes a connection whose response is not read', async () => {
    const server = await serve({ idleTimeoutMs: 80 }, pour)
    const reader = await open(server)
    reader.socket.pause()
    const gone = serverSideClosed(server)
    reader.socket.write(GET)
    await gone
  })

  test('closes a connection whose response is read too slowly', async () => {
    const server = await serve({ responseTimeoutMs: 100 }, pour)
    const reader = await open(server)
    reader.socket.pause()
    const gone = serverSideClosed(server)
    reader.socket.write(GET)
    const sip = setInterval(() => reader.socket.read(1_000), 10)
    await gone
    clearInterval(sip)
    expect(server.reasons()).toEqual(['responseTimeout'])
  })
})

/** A response without end: more than the socket buffers of any system take. */
const pour: RequestHandler = (_req, res) => {
  const more = () => {
    if (!res.destroyed) res.write('x'.repeat(1024 * 1024), more)
  }
  more()
}

/** Resolves when the connection of the next request is closed, as seen from the server. */
function serverSideClosed({ server }: Started): Promise<void> {
  return new Promise((resolve) => {
    server.once('request', (req) => req.socket.once('close', () => resolve()))
  })
}

describe('connection and request counts', () => {
  test('bounds the connections of one address', async () => {
    const server = await serve({ connectionsPerAddressMax: 2 })
    const first = await open(server, ELSEWHERE)
    await open(server, ELSEWHERE)
    await (await open(server, ELSEWHERE)).closed
    expect(server.reasons()).toEqual(['connectionsPerAddress'])
    first.socket.destroy()
    await first.closed
    await expect
      .poll(async () => {
        const next = await open(server, ELSEWHERE)
        next.socket.end(GET)
        await next.closed
        return next.text().includes('served')
      })
      .toBe(true)
  })

  test('exempts connections from this machine, such as the site’s own, from the bound', async () => {
    const server = await serve({ connectionsPerAddressMax: 1 })
    await open(server)
    const own = await open(server)
    own.socket.write(GET)
    await own.receives('served')
    expect(server.reasons()).toEqual([])
  })

  test('does not count per address behind a proxy, which all clients share', async () => {
    const server = await serve({ connectionsPerAddressMax: 1 }, undefined, true)
    await open(server, ELSEWHERE)
    const second = await open(server, ELSEWHERE)
    second.socket.write(GET)
    await second.receives('served')
  })

  test('closes idle connections before it refuses new ones', async () => {
    const server = await serve({ connectionsMax: 3 })
    const waiting = await Promise.all([open(server), open(server)])
    for (const one of waiting) {
      one.socket.write(GET)
      await one.receives('served')
    }
    for (let i = 0; i < 4; i += 1) {
      const next = await open(server)
      next.socket.write(GET)
      await next.receives('served')
    }
    expect(server.reasons()).toEqual([])
  })

  test('refuses connections above the maximum', async () => {
    const server = await serve({ connectionsMax: 2 })
    await Promise.all([open(server), open(server)])
    await (await open(server)).closed
    expect(server.reasons()).toEqual(['connections'])
  })

  test.each<[string, Partial<HttpLimits>]>([
    ['of one client', { requestsPerClientMax: 5 }],
    ['of one connection', { pipelinedRequestsMax: 5 }],
  ])('bounds pipelined requests %s, and serves those below the bound', async (_of, limits) => {
    const pending: (() => void)[] = []
    const server = await serve(limits, (_req, res) => {
      pending.push(() => res.end('served'))
    })
    const pipeliner = await open(server)
    pipeliner.socket.write(GET.repeat(8))
    await expect.poll(() => server.reasons()).toEqual(['requestsPerClient'])
    expect(pending).toHaveLength(5)
    for (const end of pending) end()
    await pipeliner.closed
    expect(pipeliner.text().match(/HTTP\/1\.1 200/g)).toHaveLength(5)
    expect(pipeliner.text()).toMatch(/HTTP\/1\.1 503.+Retry-After: 2/s)
  })

  test('renews a connection after its maximum of requests, without losing one', async () => {
    const server = await serve({ requestsPerConnectionMax: 2 })
    const visitor = await open(server)
    visitor.socket.write(GET)
    await visitor.receives('served')
    visitor.socket.write(GET)
    await visitor.receives('Connection: close')
    expect(visitor.text().match(/served/g)).toHaveLength(2)
  })
})

describe('request size', () => {
  test.each([
    ['a long address', `GET /${'a'.repeat(4_100)} HTTP/1.1\r\nHost: site\r\n\r\n`, 414, 'urlSize'],
    ['a body announced too large', post(50_000_000), 413, 'bodySize'],
  ])('%s is refused', async (_what, request, status, reason) => {
    const server = await serve({})
    const client = await open(server)
    client.socket.write(request)
    await client.closed
    expect(client.text()).toMatch(new RegExp(`^HTTP/1.1 ${status}`))
    expect(server.reasons()).toEqual([reason])
  })

  test.each([
    ['headers that are too large', `X: ${'a'.repeat(20_000)}\r\n`],
    ['more than 100 headers', 'X: a\r\n'.repeat(99)],
  ])('%s are refused', async (_what, headers) => {
    const server = await serve({})
    const client = await open(server)
    client.socket.write(`GET / HTTP/1.1\r\nHost: site\r\nConnection: close\r\n${headers}\r\n`)
    await client.closed
    expect(client.text()).toMatch(/^HTTP\/1\.1 431/)
  })

  test('a body where none is expected is dropped, and the connection remains usable', async () => {
    const client = await open(await serve({}))
    client.socket.write(post(1_000_000).replace('POST', 'GET'))
    await client.receives('served')
    client.socket.write('a'.repeat(1_000_000) + GET)
    await expect.poll(() => client.text().split('served').length).toBe(3)
    expect(client.text()).not.toContain('Connection: close')
  })

  test('a connection is closed if a body where none is expected does not end', async () => {
    const client = await open(await serve({}))
    client.socket.write(post(1_000).replace('POST', 'GET'))
    await client.closed
    expect(client.text()).toContain('served')
  })
})

describe('request target and Host header', () => {
  const responseTo = async (request: string) => {
    const server = await serve({}, (req, res) => void res.end(`at ${req.originalUrl};`))
    const { socket, text, receives } = await open(server)
    socket.write(request)
    await receives('\r\n\r\n')
    return { text, receives }
  }

  test('a target in absolute form is handled as its path', async () => {
    const target = 'http://nsaa.example/about-us/?a=1'
    const response = await responseTo(`GET ${target} HTTP/1.1\r\nHost: nsaa.example\r\n\r\n`)
    await response.receives('at /about-us/?a=1;')
    const root = await responseTo('GET HTTP://nsaa.example HTTP/1.1\r\nHost: nsaa.example\r\n\r\n')
    await root.receives('at /;')
  })

  test('two Host headers are refused', async () => {
    const { text } = await responseTo(
      'GET / HTTP/1.1\r\nHost: a.example\r\nhost: b.example\r\n\r\n',
    )
    expect(text()).toContain('HTTP/1.1 400 ')
  })
})
