import type { Clock } from '../../runtime/clock.ts'
import { RateLimiter } from '../../runtime/rateLimiter.ts'

/**
 * Form posts of one client. Many phones share one carrier-grade NAT address, so the burst is
 * generous; a script that fills the store is still stopped.
 */
const CLIENT_POSTS = { burst: 60, refillMs: 2_000 }
/** Form posts of an IPv6 /48, which one customer can have: 65,536 clients. */
const ALLOCATION_POSTS = { burst: 600, refillMs: 200 }

/** @returns takes a token for a post of a client, as `RateLimiter.consume` does */
export function createPostLimits(clock: Pick<Clock, 'now'>): (clientKey: string) => number {
  const clients = new RateLimiter(clock, CLIENT_POSTS)
  const allocations = new RateLimiter(clock, ALLOCATION_POSTS)
  return (clientKey) =>
    clients.consume(clientKey) || allocations.consume(clientKey.replace(/:[^:]+::\/64$/, '::/48'))
}
