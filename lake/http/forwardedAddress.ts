import { createHash } from 'node:crypto'
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
  const isProof = secretMatcher(proofOf(token))
  return ({ headers, socket }) => {
    const isSite = isProof(String(headers[PROOF] ?? ''))
    const address = headers[ADDRESS]
    return (isSite && typeof address === 'string' ? address : socket.remoteAddress) ?? 'unknown'
  }
}

/** Not the token itself, because proxies may log these headers. */
function proofOf(token: string): string {
  return createHash('sha256').update(`site:${token}`).digest('base64url')
}
