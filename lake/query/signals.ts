/**
 * Made-up ids through which a planned query asks its evaluation for something while groq-js runs.
 * They start with U+0000, which no document id may contain.
 */
const start = '\u0000'

/** Look documents up by one key. */
export const lookupKey = { prefix: (source: number) => `${start}one:${source}:` }
/** Look documents up by several keys, joined by the separator. */
export const lookupKeyOfMany = {
  prefix: (source: number) => `${start}many:${source}:`,
  separator: start,
}
/** Match a document, by its id, against a text query. */
export const textKey = { prefix: (textMatch: number) => `${start}text:${textMatch}:` }

interface Signal {
  readonly kind: 'one' | 'many' | 'text'
  readonly number: number
  readonly payload: string
}

/** Read a made-up id; undefined for a document's id. */
export function readSignal(id: string): Signal | undefined {
  if (!id.startsWith(start)) return undefined
  const kindEnd = id.indexOf(':')
  const numberEnd = id.indexOf(':', kindEnd + 1)
  const kind = id.slice(1, kindEnd)
  if (numberEnd < 0 || (kind !== 'one' && kind !== 'many' && kind !== 'text')) return undefined
  return {
    kind,
    number: Number(id.slice(kindEnd + 1, numberEnd)),
    payload: id.slice(numberEnd + 1),
  }
}
