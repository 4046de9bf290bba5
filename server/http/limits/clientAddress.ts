import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/**
 * The client's address: as seen by the outermost of `hops` trusted proxies, or the connection's own
 * without a proxy.
 */
export function clientAddress(req: IncomingMessage, hops: number): string {
  const peerAddress = req.socket.remoteAddress ?? 'unknown'
  if (hops === 0) return peerAddress
  const header = req.headers['x-forwarded-for']
  const seen = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
  // Each proxy appends its peer's address; entries further left may be forged by the client.
  return seen.at(-hops) ?? seen[0] ?? peerAddress
}

/**
 * The client of an address, for limits only; it is never logged. An IPv6 /64 network is one client,
 * because each of its users can choose any of its addresses.
 */
export function clientKey(address: string): string {
  const plain = withoutPort(address).replace(/^::ffff:(?=\d+\.)/i, '')
  return isIPv6(plain) ? `${networkGroups(plain).join(':')}::/64` : plain
}

/** Some proxies add the client's port, which changes with each connection. */
function withoutPort(address: string): string {
  return address.replace(/^(?:(\d+(?:\.\d+){3})|\[([^\]]+)\])(?::\d+)?$/, '$1$2')
}

/** The first four groups of an IPv6 address; `::` stands for as many zeros as are missing. */
function networkGroups(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  if (tail === undefined) return groups(head).slice(0, 4)
  // An embedded IPv4 address is two groups long.
  const tailLength = groups(tail).length + (tail.includes('.') ? 1 : 0)
  const zeros = Array.from({ length: 8 - groups(head).length - tailLength }, () => '0')
  return [...groups(head), ...zeros, ...groups(tail)].slice(0, 4)
}
