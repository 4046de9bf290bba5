import type { IncomingMessage, ServerResponse } from 'node:http'
import type { NextFunction, Request, Response } from 'express'
import { PAGE_UPDATES_PATH } from '../../../app/content/urls/serverPaths.ts'
import type { Clock } from '../../../runtime/clock.ts'
import type { PathIndex } from '../../pageCache/pathIndex.ts'
import type { WatchedPages } from '../../pageUpdates/watchedPages.ts'

export interface PageUpdatesOptions {
  watchedPages: Pick<WatchedPages, 'watch'>
  pathIndex: PathIndex
  clientOf(req: IncomingMessage): string
  isStopping(): boolean
  clock: Clock
  /** From 0 to 1. */
  random(): number
  limits?: Partial<typeof DEFAULT_LIMITS>
}

const DEFAULT_LIMITS = { streamsMax: 2_000, streamsPerClientMax: 200 }
/** Shorter than the idle timeouts of proxies and of this server. */
const HEARTBEAT_MS = 25_000
/** Browsers reconnect after this delay, with jitter, so that a restart causes no burst. */
const RETRY_MS = { least: 15_000, spread: 15_000 }
/** The page was rendered before it arrived; reporting a change twice is harmless. */
const LATENCY_MS = 1_000
const PATH_LENGTH_MAX = 512
/** A client that leaves this much unread is disconnected. */
const BACKLOG_BYTES_MAX = 4_096
const STREAM_HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
}

/** Does nothing after `close` has ended a stream whose client has not read all of it yet. */
function send(res: ServerResponse, text: string): void {
  if (!res.writableEnded) res.write(text)
}

/**
 * `GET /page-updates?path=&age=`: server-sent events that report changes of the page at a path.
 * `age` is the number of milliseconds since the browser received what it shows, `Infinity` if it
 * is unknown. A refusal is 204, after which browsers do not reconnect by themselves; a page works
 * without the stream.
 */
export function pageUpdates(options: PageUpdatesOptions) {
  const { watchedPages, pathIndex, clientOf, isStopping, clock, random } = options
  const { streamsMax, streamsPerClientMax } = { ...DEFAULT_LIMITS, ...options.limits }
  /** The client of each stream. */
  const streams = new Map<ServerResponse, string>()
  sendHeartbeats(streams, clock)

  const isFull = (client: string) =>
    streams.size >= streamsMax ||
    [...streams.values()].filter((one) => one === client).length >= streamsPerClientMax
  const open = (req: IncomingMessage, res: ServerResponse, path: string, ageMs: number) => {
    const lastSeenMs = Number(req.headers['last-event-id'])
    const sinceMs = lastSeenMs > 0 ? lastSeenMs : clock.date() - ageMs - LATENCY_MS
    res.writeHead(200, STREAM_HEADERS)
    const opening = firstEvent(sinceMs, RETRY_MS.least + random() * RETRY_MS.spread)
    // A browser reconnects after a stream that ended, to another instance or the next process.
    if (isStopping()) return void res.end(opening)
    streams.set(res, clientOf(req))
    res.write(opening)
    const unwatch = watchedPages.watch(path, sinceMs, (isChanged, atMs) =>
      send(res, `id: ${atMs}\n${isChanged ? 'data:' : ':'}\n\n`),
    )
    res.once('close', () => {
      unwatch()
      streams.delete(res)
    })
  }
  return {
    handler(req: Request, res: Response, next: NextFunction) {
      if (req.path !== PAGE_UPDATES_PATH || req.method !== 'GET') return next()
      const query = new URLSearchParams(req.url.split('?')[1])
      const path = (query.get('path') ?? '').slice(0, PATH_LENGTH_MAX)
      const ageMs = Math.max(Number(query.get('age')) || 0, 0)
      pathIndex.has(path).then((exists) => {
        const isRefused = !exists || isFull(clientOf(req)) || res.destroyed
        if (isRefused) res.status(204).set('Cache-Control', 'no-store').end()
        else open(req, res, path, ageMs)
      }, next)
    },
    openCount: () => streams.size,
    /** Ends every stream; browsers reconnect to another instance. */
    close() {
      for (const res of streams.keys()) res.end()
    },
  }
}

/**
 * The time of what the browser shows is the id, so it is sent as `Last-Event-ID` after an
 * interruption, also if the stream ends before the first comparison.
 */
function firstEvent(sinceMs: number, retryMs: number): string {
  const id = Number.isFinite(sinceMs) ? `id: ${Math.round(sinceMs)}\n` : ''
  return `retry: ${Math.round(retryMs)}\n${id}:\n\n`
}

/** Sends comments, which show proxies and clients that the streams are alive. */
function sendHeartbeats(streams: ReadonlyMap<ServerResponse, unknown>, clock: Clock): void {
  clock.schedule(() => {
    for (const res of streams.keys()) {
      if (res.writableLength > BACKLOG_BYTES_MAX) res.destroy()
      else send(res, ':\n\n')
    }
    sendHeartbeats(streams, clock)
  }, HEARTBEAT_MS)
}
