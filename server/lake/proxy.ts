import { Agent, type IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { createProxyServer } from 'httpxy'
import { LOGOUT_URL, POSITION_HEADER, WRITE_URL } from '../../lake/http/endpoints.ts'
import { forwardedAddressHeaders } from '../../lake/http/forwardedAddress.ts'
import { systemClock } from '../../runtime/clock.ts'
import { endLateBody } from '../../runtime/lateBody.ts'
import { type Log, onceAMinute } from '../../runtime/log.ts'
import type { RefusalReport } from '../http/limits/refusals.ts'
import type { LakeConnection } from './connection.ts'

/** Longer than the lake's keep-alive interval, and than its slowest image transformation. */
const IDLE_MAX_MS = 60_000
const UPGRADE_MAX_MS = 10_000
const RETRY_AFTER_S = 2
/** Requests that wait for a lake that restarts; more are refused. */
const WAITING_MAX = 256
/** Concern one connection only (RFC 9110, 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
]
/** An error as the lake itself sends it. */
const RESTARTING = {
  statusCode: 503,
  error: 'Service Unavailable',
  message: 'The Content Lake is restarting. Try again in a moment.',
}

export interface LakeProxyOptions {
  lake: LakeConnection
  log: Log
  clientOf(req: IncomingMessage): string
  refused: RefusalReport
  /** Resolves when this site has processed changes up to a position of the lake's live events. */
  whenCaughtUp(position: number): Promise<void>
  /** Cookies to clear when an editor signs out, in addition to the session's own. */
  clearedAtSignOut(): readonly string[]
}

/** Proxies requests and WebSockets below `/lake` to the lake, unchanged and streamed. */
export function createLakeProxy(options: LakeProxyOptions) {
  const { lake, log, clientOf } = options
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 })
  const mayLog = onceAMinute(systemClock.now)
  const logFailure = (error: unknown) => {
    if (mayLog()) log.warn('lake.proxy.failed', { error })
  }
  const proxy = createProxy(options, logFailure)
  const whenUp = waitForLake(lake)

  const forward = (req: IncomingMessage, res: ServerResponse, target: string) => {
    if (/\bclose\b/i.test(req.headers.connection ?? '')) res.setHeader('Connection', 'close')
    removeHopByHop(req)
    Object.assign(req.headers, forwardedAddressHeaders(lake.token, clientOf(req)))
    const selfHandleResponse = WRITE_URL.test(req.url ?? '')
    proxy.web(req, res, { target, agent, selfHandleResponse }).catch(logFailure)
  }

  return {
    handle(req: IncomingMessage, res: ServerResponse) {
      res.once('finish', () => endLateBody(req))
      const target = lake.origin()
      if (target !== undefined) return forward(req, res, target)
      whenUp(res).then(
        (origin) => forward(req, res, origin),
        () => refuse(res),
      )
    },
    upgrade(req: IncomingMessage, socket: Duplex, head: Buffer) {
      const target = lake.origin()
      if (target === undefined || !(socket instanceof Socket)) return refuseUpgrade(socket)
      Object.assign(req.headers, forwardedAddressHeaders(lake.token, clientOf(req)))
      proxy.ws(req, socket, { target }, head).catch(logFailure)
    },
    /** Closes the connections to a lake process that has ended; later requests open others. */
    dropConnections: () => agent.destroy(),
  }
}

/** Responds with 503 while the lake is down, and adjusts the headers of its responses. */
function createProxy(
  { whenCaughtUp, clearedAtSignOut, refused }: LakeProxyOptions,
  logFailure: (error: unknown) => void,
) {
  const proxy = createProxyServer({ proxyTimeout: IDLE_MAX_MS, upgradeTimeout: UPGRADE_MAX_MS })
  const opened = new WeakSet<object>()
  proxy.on('error', (error, _req, res) => {
    if (res instanceof ServerResponse) {
      if (res.destroyed) return
      logFailure(error)
      if (res.headersSent) res.destroy()
      else refuse(res)
    } else if (res && !opened.has(res)) {
      logFailure(error)
      refuseUpgrade(res)
    }
  })
  // httpxy asks the lake to close after a chunked request. A refusal that arrives during the body
  // would be lost: the lake closes right after it, and the next write fails before it is read.
  proxy.on('proxyReq', (request) => request.setHeader('Connection', 'keep-alive'))
  proxy.on('proxyReqWs', (request, _req, socket) => {
    request.once('upgrade', () => opened.add(socket))
  })
  proxy.on('proxyRes', (response, { url = '' }, res) => {
    setConnection(response, res)
    const isChallenge = response.headers['www-authenticate'] !== undefined
    if (isChallenge && response.statusCode === 429) refused('signInAttempts')
    if (LOGOUT_URL.test(url) && response.statusCode === 200)
      addCookies(response, clearedAtSignOut())
    if (!WRITE_URL.test(url)) return
    // After a publish is confirmed, the site must read the published content.
    const position = Number(response.headers[POSITION_HEADER] ?? 0)
    whenCaughtUp(position).then(() => passOn(response, res), logFailure)
  })
  return proxy
}

/**
 * Waits for a lake that restarts, because Sanity's client repeats a request for only three seconds.
 * Rejects when the lake stays down, the client leaves or too many wait.
 */
function waitForLake(lake: LakeConnection): (res: ServerResponse) => Promise<string> {
  let waiting = 0
  return async (res) => {
    if (waiting >= WAITING_MAX) throw new Error('Too many requests are waiting for the lake')
    const left = new AbortController()
    res.once('close', () => left.abort())
    waiting += 1
    try {
      return await lake.whenUp(left.signal)
    } finally {
      waiting -= 1
    }
  }
}

function setConnection(response: IncomingMessage, res: ServerResponse): void {
  const connection = res.getHeader('connection')
  for (const name of HOP_BY_HOP) delete response.headers[name]
  // While stopping, the site sets its own value; otherwise the default of the protocol.
  response.headers.connection = typeof connection === 'string' ? connection : 'keep-alive'
}

function addCookies({ headers }: IncomingMessage, cookies: readonly string[]): void {
  headers['set-cookie'] = [...(headers['set-cookie'] ?? []), ...cookies]
}

function passOn(response: IncomingMessage, res: ServerResponse): void {
  if (res.destroyed) return
  const { [POSITION_HEADER]: _position, ...headers } = response.headers
  res.writeHead(response.statusCode ?? 502, headers)
  response.pipe(res)
}

/**
 * Also removes the headers that `Connection` names, except those that frame or route the message:
 * removing `Content-Length` would allow request smuggling.
 */
function removeHopByHop({ headers }: IncomingMessage): void {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
  for (const name of [...HOP_BY_HOP, ...named]) {
    if (!/^(?:content-length|host|transfer-encoding)$/.test(name)) delete headers[name]
  }
}

function refuse(res: ServerResponse): void {
  if (res.destroyed) return
  res.writeHead(503, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': String(RETRY_AFTER_S),
  })
  res.end(JSON.stringify(RESTARTING))
}

function refuseUpgrade(socket: Duplex): void {
  if (!socket.writable) return
  socket.end(
    `HTTP/1.1 503 Service Unavailable\r\nRetry-After: ${RETRY_AFTER_S}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  )
}
