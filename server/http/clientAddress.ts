import type { IncomingMessage } from 'node:http'

/**
 * The address a request comes from: what the last of `hops` trusted proxies saw, or the
 * connection's own when there is none. For limits only; it is never logged.
 */
export function clientAddress(req: IncomingMessage, hops: number): string {
  const own = req.socket.remoteAddress ?? 'unknown'
  if (hops === 0) return own
  const header = req.headers['x-forwarded-for']
  const seen = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
  // Each proxy appends who spoke to it; further left is what a client may have made up.
  return seen.at(-hops) ?? seen[0] ?? own
}
