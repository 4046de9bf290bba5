import type { IncomingMessage } from 'node:http'

/**
 * The client's address: as seen by the outermost of `hops` trusted proxies, or the connection's own
 * without a proxy. For rate limits only; it is never logged.
 */
export function clientAddress(req: IncomingMessage, hops: number): string {
  const own = req.socket.remoteAddress ?? 'unknown'
  if (hops === 0) return own
  const header = req.headers['x-forwarded-for']
  const seen = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
  // Each proxy appends its peer's address; entries further left may be forged by the client.
  return seen.at(-hops) ?? seen[0] ?? own
}
