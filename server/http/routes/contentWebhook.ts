import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import type { CachedReader } from '../../content/reader.ts'
import { RateLimiter } from '../limits/rateLimiter.ts'
import { sanityWebhook, type WebhookOptions } from './sanityWebhook.ts'

/** Rate limit: a large publish in one burst, then ten a second. */
const MESSAGES = { burst: 200, refillMs: 100 }

export interface ContentWebhookParts extends Pick<WebhookOptions, 'log' | 'clock'> {
  /** Without a secret no message can be authenticated, so there is no webhook. */
  secret: string | undefined
  reader: CachedReader
  clientOf(req: IncomingMessage): string
}

/** Invalidates content on Sanity's signed webhook. */
export function contentWebhook(parts: ContentWebhookParts): RequestHandler | undefined {
  const { secret, reader, clientOf, log, clock } = parts
  if (secret === undefined) return undefined
  const limits = new RateLimiter(() => clock.now(), MESSAGES)
  return sanityWebhook({
    secret,
    changed: () => reader.invalidate('all'),
    limit: (req) => limits.consume(clientOf(req)),
    log,
    clock,
  })
}
