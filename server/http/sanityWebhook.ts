import type { IncomingMessage } from 'node:http'
import {
  assertValidSignature,
  decodeSignatureHeader,
  isSignatureError,
  SIGNATURE_HEADER_NAME,
} from '@sanity/webhook'
import { type Request, type Response, Router } from 'express'
import { LRUCache } from 'lru-cache'
import type { Log } from '../log.ts'

export interface WebhookOptions {
  /** Shared with Sanity, which signs with it. */
  secret: string
  /** Something was published, changed or taken down. */
  changed(): void
  /** Takes one from the client's allowance. @returns 0, or how many seconds to wait */
  limit(req: Request): number
  log: Log
  /** Milliseconds since 1970. */
  now(): number
  /** Calls back after some milliseconds. @returns how to cancel that */
  startTimer(afterMs: number, callback: () => void): () => void
}

/** A whole document, as Sanity sends it when nobody has chosen fields. */
const BODY_BYTES_MAX = 1024 * 1024
/** How far Sanity's clock and this machine's may be apart, and how old a message may be. */
const WINDOW_MS = 5 * 60_000
/** Messages remembered, each until it is too old to be taken anyway. */
const REMEMBERED_MAX = 2_000
/** A hundred documents published at once are a hundred messages and few invalidations. */
const TOGETHER_MS = 1_000
const TELL_EVERY_MS = 60_000

const WRONG = 'The signature is missing or wrong. Is SANITY_WEBHOOK_SECRET the secret of the hook?'
const OLD = 'The signature is not of the last five minutes. Are both clocks right?'

/**
 * `POST /hooks/sanity`: a signed message of Sanity's that content changed
 * (https://www.sanity.io/docs/webhooks). 204 when it is taken or was taken before, 401 when it is
 * not Sanity's or not of now, 413 when too large, 429 when there are too many. What it says is not
 * read: whichever document changed, any page may show it.
 */
export function sanityWebhook(options: WebhookOptions): Router {
  const { limit, log, now } = options
  const taken = rememberedFor(2 * WINDOW_MS, now)
  const changed = together(options)
  let toldAt = -Infinity

  function refuse(res: Response, status: number, words: string, retryAfterS?: number) {
    if (now() - toldAt >= TELL_EVERY_MS) {
      toldAt = now()
      log.warn('webhook.refused', { status, reason: words })
    }
    if (retryAfterS !== undefined) res.set('Retry-After', String(retryAfterS))
    res.status(status).type('text/plain').send(`${words}\n`)
  }

  const routes = Router()
  routes.all('/hooks/sanity', async (req, res, next) => {
    res.set('Cache-Control', 'no-store')
    if (req.method !== 'POST') {
      res.set('Allow', 'POST')
      return refuse(res, 405, 'Sanity posts here.')
    }
    const waitS = limit(req)
    if (waitS > 0) return refuse(res, 429, 'Too many messages at once.', waitS)
    try {
      const body = await readBody(req)
      if (body === undefined) {
        res.set('Connection', 'close')
        return refuse(res, 413, 'A message may have 1 MB.')
      }
      const signature = req.get(SIGNATURE_HEADER_NAME)
      if (signature === undefined) return refuse(res, 401, WRONG)
      await assertValidSignature(body, signature, options.secret)
      const { timestamp } = decodeSignatureHeader(signature)
      if (Math.abs(now() - timestamp) > WINDOW_MS) return refuse(res, 401, OLD)
      // The signature covers the time, so it is another one for each message. A repetition by
      // Sanity itself has the key of the first.
      const isNew = [signature, req.get('idempotency-key')].map((key) => taken(key))
      if (!isNew.includes(false)) changed()
      res.status(204).end()
    } catch (error) {
      if (isSignatureError(error)) return refuse(res, 401, WRONG)
      if (req.destroyed) return
      next(error)
    }
  })
  return routes
}

/** @returns undefined when it is too large */
async function readBody(req: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of req) {
    const buffer = Buffer.from(chunk)
    bytes += buffer.length
    if (bytes > BODY_BYTES_MAX) return undefined
    chunks.push(buffer)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Says of each key whether it is new; keys are forgotten after a while, or when there are many. */
function rememberedFor(lifetimeMs: number, now: () => number) {
  const seen = new LRUCache<string, true>({
    max: REMEMBERED_MAX,
    ttl: lifetimeMs,
    ttlResolution: 0,
    perf: { now },
  })
  return (key: string | undefined): boolean => {
    if (key === undefined) return true
    if (seen.has(key)) return false
    seen.set(key, true)
    return true
  }
}

/** Tells at once, and what follows soon after all together. */
function together({ changed, startTimer }: WebhookOptions): () => void {
  let isResting = false
  let hasMore = false
  const tell = () => {
    changed()
    isResting = true
    hasMore = false
    startTimer(TOGETHER_MS, () => {
      isResting = false
      if (hasMore) tell()
    })
  }
  return () => {
    if (isResting) hasMore = true
    else tell()
  }
}
