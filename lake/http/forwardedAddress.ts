import { hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { secretMatcher } from '../auth/secretMatcher.ts'

/**
 * Headers with which the website passes a visitor's address to the lake. They are trusted only with
 * a digest of the token as proof, because any other client could forge the address.
 */
const ADDRESS = 'x-site-client'
const PROOF = 'x-site-proof'

export function forwardedAddressHeaders(token: string, address: string): Record<string, string> {
  return { [ADDRESS]: address, [PROOF]: proofOf(token) }
}

export function clientAddressFrom(token: string): (req: IncomingMessage) => string {
  const forwardedAddress = forwardedAddressFrom(token)
  return (req) => forwardedAddress(req) ?? req.socket.remoteAddress ?? 'unknown'
}

/** The address of a visitor; undefined for a request that did not come through the website. */
export function forwardedAddressFrom(token: string): (req: IncomingMessage) => string | undefined {
  const isProof = secretMatcher(proofOf(token))
  return ({ headers }) => {
    const address = headers[ADDRESS]
    if (typeof address !== 'string' || !isProof(String(headers[PROOF] ?? ''))) return undefined
    return address
  }
}

/** Not the token itself, because proxies may log these headers. */
function proofOf(token: string): string {
  return hash('sha256', `site:${token}`, 'base64url')
}
