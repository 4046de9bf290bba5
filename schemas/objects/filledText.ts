import { isRecord } from '../../app/content/isRecord.ts'
import { plainText } from '../../app/content/plainText.ts'

/**
 * Refuses a text that has only blanks, which Sanity's own rule accepts. An empty string and values
 * that are not text are left to that rule.
 */
export function filledText(value: unknown): true | string {
  const isBlank =
    typeof value === 'string'
      ? value !== '' && value.trim() === ''
      : isRunningText(value) && plainText(value).trim() === ''
  return isBlank ? 'Required: fill this in' : true
}

/** Whether a value is Portable Text that has blocks of text only. */
function isRunningText(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((block) => isRecord(block) && block._type === 'block')
  )
}
