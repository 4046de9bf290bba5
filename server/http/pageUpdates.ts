import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import type { KnownPaths } from '../pageCache/knownPaths.ts'
import type { WatchedPages } from '../pageUpdates/watchedPages.ts'

export interface PageUpdatesOptions {
  pages: WatchedPages
  known: KnownPaths
  clientOf(req: IncomingMessage): string
  isStopping(): boolean
  /** Milliseconds since 1970. */
  now(): number
  /** From 0 to 1. */
  random(): number
  /** Calls back again and again. @returns how to end that */
  startInterval(everyMs: number, callback: () => void): () => void
  limits?: Partial<PageUpdatesLimits>
}

export interface PageUpdatesLimits {
  streamsMax: number
  streamsPerClientMax: number
}

export interface PageUpdates {
  handler: RequestHandler
  openCount(): number
  /** Ends every stream; browsers come back to whoever answers then. */
  close(): void
}

const PAGE_UPDATES_PATH = '/page-updates'

const DEFAULT_LIMITS: PageUpdatesLimits = { streamsMax: 2_000, streamsPerClientMax: 200 }
/** Shorter than proxies and this server bear a connection on which nothing moves. */
const HEARTBEAT_MS = 25_000
/** Browsers come back after this, spread so that a restart is not followed by all at once. */
const RETRY_MS = { least: 15_000, spread: 15_000 }
/** The page was made before it arrived; telling of a change once too often does no harm. */
const LATENCY_MS = 1_000
/** Nobody's tab is older than this, and clocks differ. */
const AGE_MAX_MS = 24 * 60 * 60 * 1000
const PATH_LENGTH_MAX = 512
/** Who does not read this much is gone. */
const BACKLOG_BYTES_MAX = 4_096

/**
 * `GET /page-updates?path=&age=`: an event stream (the HTML standard's server-sent events) that
 * says when the page at a path has become another. `age` says for how many milliseconds the
 * browser has had what it shows. What is refused is answered with 204, on which browsers stop
 * asking; a page works without.
 */
export function pageUpdates(options: PageUpdatesOptions): PageUpdates {
  const { pages, known, clientOf, isStopping, now, random, startInterval } = options
  const { streamsMax, streamsPerClientMax } = { ...DEFAULT_LIMITS, ...options.limits }
  const streams = new Map<ServerResponse, string>()
  let endHeartbeat: (() => void) | undefined

  const beat = () => {
    for (const res of streams.keys()) {
      if (res.writableLength > BACKLOG_BYTES_MAX) res.destroy()
      else res.write(':\n\n')
    }
  }
  const isFull = (client: string) =>
    streams.size >= streamsMax ||
    [...streams.values()].filter((one) => one === client).length >= streamsPerClientMax
  const open = (req: IncomingMessage, res: ServerResponse, path: string, ageMs: number) => {
    const lastSeenMs = Number(req.headers['last-event-id'])
    const sinceMs = lastSeenMs > 0 ? lastSeenMs : now() - ageMs - LATENCY_MS
    streams.set(res, clientOf(req))
    endHeartbeat ??= startInterval(HEARTBEAT_MS, beat)
    res.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    })
    const retryMs = Math.round(RETRY_MS.least + random() * RETRY_MS.spread)
    // The time goes along as the event's id: whoever comes back says what was seen last.
    res.write(`retry: ${retryMs}\nid: ${now()}\n:\n\n`)
    const unwatch = pages.watch(path, sinceMs, () => res.write(`id: ${now()}\ndata:\n\n`))
    res.once('close', () => {
      unwatch()
      streams.delete(res)
      if (streams.size > 0) return
      endHeartbeat?.()
      endHeartbeat = undefined
    })
  }
  return {
    handler(req, res, next) {
      if (req.path !== PAGE_UPDATES_PATH || req.method !== 'GET') return next()
      // Whatever else Express makes of a query (lists, objects) is no path and no age.
      const path = text(req.query.path).slice(0, PATH_LENGTH_MAX)
      const ageMs = Math.min(Math.max(Number(text(req.query.age)) || 0, 0), AGE_MAX_MS)
      known.has(path).then((isThere) => {
        const isRefused = !isThere || isStopping() || isFull(clientOf(req)) || res.destroyed
        if (isRefused) res.status(204).set('Cache-Control', 'no-store').end()
        else open(req, res, path, ageMs)
      }, next)
    },
    openCount: () => streams.size,
    close() {
      for (const res of streams.keys()) res.end()
    },
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
