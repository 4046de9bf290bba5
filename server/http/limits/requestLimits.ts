import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { RequestHandler } from 'express'
import { countDown } from '../../../runtime/countDown.ts'
import { HTTP_LIMITS, type HttpLimits } from '../../../runtime/httpLimits.ts'
import { endLateBody } from '../../../runtime/lateBody.ts'
import { isSafeMethod } from '../../../runtime/safeMethod.ts'
import type { RefusalReport } from './refusals.ts'
import { rawValues, toOriginForm } from './requestTarget.ts'

const RETRY_AFTER_S = 2

export interface RequestLimitOptions {
  /** The key of a client, see `clientKey`. */
  clientOf(req: IncomingMessage): string
  /** Whether the response is an event stream, which has no end of its own. */
  isStream(req: IncomingMessage): boolean
  /**
   * While stopping, every response closes its connection, so that clients move to another instance.
   */
  isStopping(): boolean
  refused: RefusalReport
  limits?: HttpLimits
}

/**
 * Bounds the requests that one client has in flight, pipelined or on many connections, and the time
 * it may take to read a response.
 */
export function limitRequests(
  server: Server,
  handle: RequestListener,
  { clientOf, isStream, isStopping, refused, limits = HTTP_LIMITS }: RequestLimitOptions,
): RequestListener {
  const inFlight = new Map<string | Socket, number>()
  const countUp = (key: string | Socket) => {
    const count = (inFlight.get(key) ?? 0) + 1
    inFlight.set(key, count)
    return count
  }
  const begunAtMs = new Map<ServerResponse, number>()
  const sweep = setInterval(() => {
    const tooOld = performance.now() - limits.responseTimeoutMs
    for (const [res, atMs] of begunAtMs) {
      if (atMs > tooOld) return
      refused('responseTimeout')
      res.destroy()
    }
  }, limits.checkIntervalMs)
  sweep.unref()
  server.once('close', () => clearInterval(sweep))

  return (req, res) => {
    const { socket } = req
    // The connection closes after the refusal that is before this response.
    if ((inFlight.get(socket) ?? 0) > limits.pipelinedRequestsMax) return
    if (isStopping()) res.setHeader('Connection', 'close')
    const client = clientOf(req)
    const ofClient = countUp(client)
    const ofConnection = countUp(socket)
    if (!isStream(req)) begunAtMs.set(res, performance.now())
    res.once('close', () => {
      countDown(inFlight, client)
      countDown(inFlight, socket)
      begunAtMs.delete(res)
    })
    // RFC 9112, section 3.2
    if (rawValues(req, 'host').length > 1) return refuse(res, 400, 'Send exactly one Host header.')
    toOriginForm(req)
    const { requestsPerClientMax, pipelinedRequestsMax } = limits
    if (ofClient <= requestsPerClientMax && ofConnection <= pipelinedRequestsMax)
      return handle(req, res)
    refused('requestsPerClient')
    res.setHeader('Retry-After', RETRY_AFTER_S)
    refuse(res, 503, 'Too many requests. Try again in a moment.')
  }
}

/**
 * Bounds the URL length, the body size and the body's arrival time of a request to the site.
 * Handlers run when the body is complete, so a slow sender occupies no slot. Where no body is
 * expected, it is dropped after the response.
 */
export function limitSiteRequests(
  refused: RefusalReport,
  limits: HttpLimits = HTTP_LIMITS,
): RequestHandler {
  return (req, res, next) => {
    if (req.originalUrl.length > limits.urlBytesMax) {
      refused('urlSize')
      return refuse(res, 414, `The URL is too long. Use at most ${limits.urlBytesMax} bytes.`)
    }
    if (!hasBody(req)) return next()
    if (isSafeMethod(req.method)) {
      // A proxy counts a connection that closes while it sends as a failure of this instance.
      res.once('finish', () => endLateBody(req))
      return next()
    }
    if (Number(req.headers['content-length'] ?? 0) > limits.bodyBytesMax) {
      refused('bodySize')
      return refuse(res, 413, `The body is too large. Send at most ${limits.bodyBytesMax} bytes.`)
    }
    const timer = setTimeout(() => {
      if (req.complete || req.destroyed) return
      refused('bodyTimeout')
      if (res.headersSent) req.destroy()
      else refuse(res, 408, 'The request arrived too slowly. Try again.')
    }, limits.bodyTimeoutMs)
    res.once('close', () => {
      if (req.complete) clearTimeout(timer)
      // A client that is still sending a body that is too large can't read the response before.
      else req.removeAllListeners('data').resume()
    })
    whenArrived(req, () => {
      if (!res.headersSent) next()
    })
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/**
 * Calls back when the whole body is buffered, or the stream's buffer of 64 KiB is full; the handler
 * that reads a larger body limits its size.
 */
function whenArrived(req: IncomingMessage, callback: () => void): void {
  const look = () => {
    if (!req.complete && req.readableLength < req.readableHighWaterMark) return
    req.off('readable', look)
    callback()
  }
  req.on('readable', look)
  look()
}

function refuse(res: ServerResponse, status: number, message: string): void {
  res.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    Connection: 'close',
  })
  res.end(`${message}\n`)
}
