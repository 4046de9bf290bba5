import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/**
 * How the website passes a visitor's address on to the lake. Only a request that proves it comes
 * from a site (by a digest of the token) is believed: everybody else could make the address up.
 */
const ADDRESS = 'x-site-client'
const PROOF = 'x-site-proof'

export function siteHeaders(token: string, address: string): Record<string, string> {
  return { [ADDRESS]: address, [PROOF]: proofOf(token) }
}

export function clientAddressFrom(token: string): (req: IncomingMessage) => string {
  const expected = Buffer.from(proofOf(token))
  return ({ headers, socket }) => {
    const given = Buffer.from(String(headers[PROOF] ?? ''))
    const isSite = given.length === expected.length && timingSafeEqual(given, expected)
    const address = headers[ADDRESS]
    return (isSite && typeof address === 'string' ? address : socket.remoteAddress) ?? 'unknown'
  }
}

/** Not the token itself: these headers go with requests of visitors, into whatever logs them. */
function proofOf(token: string): string {
  return createHash('sha256').update(`site:${token}`).digest('base64url')
}
