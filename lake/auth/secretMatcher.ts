import { hash, timingSafeEqual } from 'node:crypto'

/**
 * Compares candidates with a secret in constant time. Digests have equal length, so that the time
 * of a comparison does not even reveal the length of the secret.
 */
export function secretMatcher(secret: string): (candidate: string) => boolean {
  const expected = digest(secret)
  return (candidate) => timingSafeEqual(digest(candidate), expected)
}

function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
