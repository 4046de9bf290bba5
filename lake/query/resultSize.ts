import { limitExceeded } from './queryLimits.ts'

/**
 * Counts the length of a result as JSON without building the text, and stops at the bound, because
 * a small query can repeat one document many times.
 * @param max UTF-16 code units of JSON, approximately (escapes are not counted)
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
        size += name.length + 4
        count(member)
      }
    }
  }
  count(result)
}

function sizeOfScalar(value: unknown): number {
  if (typeof value === 'string') return value.length + 2
  return typeof value === 'number' ? 8 : 4
}

function tooLarge(max: number) {
  return limitExceeded(
    'resultSizeMax',
    max,
    'The result is too large. Ask for fewer documents with a slice, or for fewer fields with a projection.',
  )
}
