/** Content codings the site can send, the preferred one first (RFC 9110, section 8.4.1). */
const CODINGS = ['br', 'gzip'] as const
export type Coding = (typeof CODINGS)[number]

/**
 * Negotiates a coding from `Accept-Encoding`: the client's highest weight wins, then the smaller
 * result (RFC 9110, section 12.5.3). Undefined: send the identity representation.
 */
export function chooseCoding(
  accepted: string | undefined,
  available: readonly Coding[] = CODINGS,
): Coding | undefined {
  if (accepted === undefined) return undefined
  const weights = new Map(accepted.split(',').map(readWeight))
  const weigh = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0
  const [best] = CODINGS.filter((coding) => available.includes(coding) && weigh(coding) > 0).sort(
    (a, b) => weigh(b) - weigh(a),
  )
  return best
}

function readWeight(item: string): [coding: string, weight: number] {
  const [coding = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
  const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  const weight = q === undefined ? 1 : Number(q)
  return [coding === 'x-gzip' ? 'gzip' : coding, Number.isFinite(weight) ? weight : 0]
}
