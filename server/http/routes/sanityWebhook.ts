import {
  assertValidSignature,
  decodeSignatureHeader,
  isSignatureError,
  SIGNATURE_HEADER_NAME,
} from '@sanity/webhook'
import { type Request, type Response, Router } from 'express'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../../runtime/clock.ts'
import { type Log, onceAMinute } from '../../../runtime/log.ts'
import { readBody } from '../readBody.ts'

export interface WebhookOptions {
  /** The secret shared with Sanity, which signs with it. */
  secret: string
  /** A document was published, changed or unpublished. */
  changed(): void
  /**
   * Takes a token from the client's rate limit.
   * @returns 0, or the number of seconds to wait
   */
  limit(req: Request): number
  log: Log
  clock: Clock
}

/** A whole document, which is Sanity's default payload without a projection. */
const BODY_BYTES_MAX = 1024 * 1024
/** Allowed clock skew and age of a message; bounds replays. */
const WINDOW_MS = 5 * 60_000
/** Bound of processed messages that are recognized; each is until its window has passed. */
const SEEN_MAX = 2_000
/** A hundred documents published in a batch are a hundred messages and few invalidations. */
const THROTTLE_MS = 1_000

const WRONG = 'Missing or wrong signature. Set SANITY_WEBHOOK_SECRET to the secret of the webhook.'
const OLD = 'The signature is not from the last five minutes. Check the clock of this server.'

/**
 * `POST /hooks/sanity`: Sanity's signed webhook for changes of content
 * (https://www.sanity.io/docs/webhooks). 204 if it is accepted or a duplicate, 401 if the signature
 * or time is invalid, 413 if too large, 429 above the rate limit. The body is not parsed: whichever
 * document changed, any page may show it.
 */
export function sanityWebhook(options: WebhookOptions): Router {
  const { limit, clock, secret } = options
  const now = () => clock.date()
  const seen = new LRUCache<string, true>({
    max: SEEN_MAX,
    ttl: 2 * WINDOW_MS,
    ttlResolution: 0,
    noUpdateTTL: true,
    perf: { now },
  })
  const changed = throttled(options)
  const refuse = createRefusal(options)
  const routes = Router()
  routes.all('/hooks/sanity', async (req, res, next) => {
    res.set('Cache-Control', 'no-store')
    if (req.method !== 'POST') {
      res.set('Allow', 'POST')
      return refuse(res, 405, 'Only POST is supported.')
    }
    const waitS = limit(req)
    if (waitS > 0) return refuse(res, 429, 'Too many messages. Retry later.', waitS)
    try {
      const body = await readBody(req, BODY_BYTES_MAX)
      if (body === undefined) {
        res.set('Connection', 'close')
        return refuse(res, 413, 'The message exceeds 1 MB. Add a projection to the webhook.')
      }
      const signature = req.get(SIGNATURE_HEADER_NAME) ?? ''
      const problem = await signatureProblem(body, signature, secret, now())
      if (problem !== undefined) return refuse(res, 401, problem)
      // The signature covers the time, so each message has another one. A retry by Sanity has the
      // idempotency key of the first attempt.
      const keys = [signature, req.get('idempotency-key') ?? signature]
      if (!keys.some((key) => seen.has(key))) changed()
      for (const key of keys) seen.set(key, true)
      res.status(204).end()
    } catch (error) {
      if (!req.socket.destroyed) next(error)
    }
  })
  return routes
}

/** Sends a refusal with its reason, and logs one refusal a minute. */
function createRefusal({ log, clock }: WebhookOptions) {
  const mayLog = onceAMinute(() => clock.now())
  return (res: Response, status: number, reason: string, retryAfterS?: number) => {
    if (mayLog()) log.warn('webhook.refused', { status, reason })
    if (retryAfterS !== undefined) res.set('Retry-After', String(retryAfterS))
    res.status(status).type('text/plain').send(`${reason}\n`)
  }
}

/** @returns why the signature is refused; undefined if it is valid and recent */
async function signatureProblem(body: string, signature: string, secret: string, nowMs: number) {
  try {
    await assertValidSignature(body, signature, secret)
  } catch (error) {
    if (isSignatureError(error)) return WRONG
    throw error
  }
  const { timestamp } = decodeSignatureHeader(signature)
  return Math.abs(nowMs - timestamp) > WINDOW_MS ? OLD : undefined
}

/** Invalidates at the first message, and once more for all that follow shortly after. */
function throttled({ changed, clock }: WebhookOptions): () => void {
  let isThrottled = false
  let isPending = false
  const notify = () => {
    changed()
    isThrottled = true
    isPending = false
    clock.schedule(() => {
      isThrottled = false
      if (isPending) notify()
    }, THROTTLE_MS)
  }
  return () => {
    if (isThrottled) isPending = true
    else notify()
  }
}
