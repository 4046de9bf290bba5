import { connect } from 'node:net'
import type { Random } from './random.ts'
import { forHeader, queryOf, type Targets } from './siteRequests.ts'
import { serialize, type WireRequest } from './wire.ts'

const RESPONSE_WAIT_MS = 600

/** Malformed bytes of a client, and the responses. */
export interface MalformedOutcome {
  sent: Buffer
  /** The statuses of the responses before the connection ended. */
  statuses: number[]
  end: 'closed' | 'left' | 'timed out'
}

const HEADS = [
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.0\r\n\r\n',
  'GET / HTTP/2.0\r\nHost: x\r\n\r\n',
  'GET  / HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
  'GET / HTTP/1.1\nHost: x\n\n',
  'GET / HTTP/1.1\r\nHost: x\r\nA b: c\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\n folded: y\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nA: \u0000\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcde',
  'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n0\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n',
  'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
  'POST /lake/v1/data/query/production HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n{}',
  'GET / HTTP/1.1\r\nHost: x\r\nExpect: something\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n\r\n',
  'GET /lake/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n\u0001',
  'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n\r\n',
  'CONNECT example.com:443 HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET http://[::1 HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET //[ HTTP/1.1\r\nHost: x\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
]

/** Event streams, which this client soon closes. */
export function streamRequest(random: Random, { host, pages, token }: Targets): WireRequest {
  const query = random.pick([
    `?path=${random.pick(pages)}&age=${random.pick(['0', '-1', '1e99', 'x', ''])}`,
    `?query=${encodeURIComponent(random.pick(['*', '*[_type=="page"]', '*[', '']))}`,
    queryOf(random, ['path', 'age', 'query', 'includeResult', 'visibility', 'events', 'tag']),
  ])
  const target = random.pick([
    '/page-updates',
    '/lake/v2025-02-19/data/listen/production',
    '/lake/v2025-02-19/data/live/events/production',
    '/studio/live',
  ])
  const headers: [string, string][] = [
    ['Host', host],
    ['X-Forwarded-For', `198.19.${random.int(256)}.${random.int(256)}`],
    ['Last-Event-ID', forHeader(random.text(12))],
    ...(random.chance(0.5) ? [['Authorization', `Bearer ${token}`] as [string, string]] : []),
  ]
  return { kind: 'stream', method: 'GET', target: target + query, headers }
}

/** Bytes that are nearly a request: corrupted, truncated, repeated, or random. */
export function malformedBytes(random: Random, wellFormed: WireRequest): Buffer {
  const kind = random.int(6)
  if (kind === 0) return random.bytes(300)
  const whole = kind < 3 ? Buffer.from(random.pick(HEADS), 'latin1') : serialize(wellFormed)
  if (kind === 1) return whole
  if (kind === 2) return Buffer.concat([whole, whole.subarray(0, random.int(whole.length))])
  if (kind === 3) return whole.subarray(0, random.int(whole.length))
  const broken = Buffer.from(whole)
  for (let faults = random.int(4) + 1; faults > 0; faults--) {
    broken[random.int(broken.length)] = random.int(256)
  }
  if (kind === 4) return broken
  const long = Buffer.from(`X-Long: ${'a'.repeat(random.int(40_000))}\r\n`)
  const at = broken.indexOf('\r\n') + 2
  return Buffer.concat([broken.subarray(0, at), long, broken.subarray(at)])
}

/**
 * Sends bytes on a new connection and collects the responses.
 * @param leaves whether the client disconnects without waiting for a response
 */
export function sendMalformed(
  port: number,
  sent: Buffer,
  leaves: boolean,
): Promise<MalformedOutcome> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    let received = ''
    const finish = (end: MalformedOutcome['end']) => {
      clearTimeout(timer)
      socket.destroy()
      const found = received.matchAll(/(?:^|\r\n\r\n|\})HTTP\/1\.1 (\d{3}) /g)
      resolve({ sent, statuses: [...found].map(([, status]) => Number(status)), end })
    }
    const timer = setTimeout(finish, RESPONSE_WAIT_MS, 'timed out')
    socket.on('data', (bytes) => {
      received += bytes.toString('latin1')
    })
    socket.on('error', () => finish('closed'))
    socket.on('close', () => finish('closed'))
    socket.end(sent, leaves ? () => finish('left') : undefined)
  })
}
