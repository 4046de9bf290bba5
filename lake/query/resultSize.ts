import { limitExceeded } from './queryLimits.ts'

/** The longest number that `JSON.stringify` writes has 24 characters, an integer like this 8. */
const SHORT_INTEGER_MAX = 9_999_999
/** Backspace, tab, line feed, form feed and carriage return: the control characters with two. */
const SHORT_ESCAPES = new Set([8, 9, 10, 12, 13])
const [SPACE, QUOTE, BACKSLASH] = [0x20, 0x22, 0x5c]

/**
 * Counts the length of a result as JSON without building the text, and stops at the bound, because
 * a small query can repeat one document many times.
 * @param max UTF-16 code units of JSON; the result can be shorter, but not longer
 * @throws LakeError 400 if it is longer than `max`
 */
export function checkResultSize(result: unknown, max: number): void {
  let size = 0
  const count = (value: unknown): void => {
    size += sizeOfScalar(value)
    if (size > max) throw tooLarge(max)
    if (Array.isArray(value)) {
      for (const item of value) count(item)
      size += value.length
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, member] of Object.entries(value)) {
        size += sizeOfText(name) + 2
        count(member)
      }
    }
  }
  count(result)
}

function sizeOfScalar(value: unknown): number {
  if (typeof value === 'string') return sizeOfText(value)
  if (typeof value !== 'number') return 5
  return Number.isInteger(value) && Math.abs(value) <= SHORT_INTEGER_MAX ? 8 : 24
}

/** A control character or half a surrogate pair is six characters in JSON. */
function sizeOfText(text: string): number {
  if (!text.isWellFormed()) return 6 * text.length + 2
  let size = text.length + 2
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < SPACE) size += SHORT_ESCAPES.has(code) ? 1 : 5
    else if (code === QUOTE || code === BACKSLASH) size += 1
  }
  return size
}

function tooLarge(max: number) {
  return limitExceeded(
    'resultSizeMax',
    { resultSizeMax: max },
    'The result is too large. Ask for fewer documents with a slice, or for fewer fields with a projection.',
  )
}
