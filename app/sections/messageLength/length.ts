/**
 * How networks count a text message.
 * @see 3GPP TS 23.038 (the default alphabet) and TS 23.040 (messages in parts)
 */

const PLAIN = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
    '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** These take an escape before them, and so two places. */
const ESCAPED = new Set('\f^{}\\[~]|€')

/** Septets of a message in the plain alphabet: alone, and in each part where a header joins them. */
const PLAIN_LIMIT = 160
const PLAIN_PART = 153
/** UTF-16 units of a message in the wide alphabet. */
const WIDE_LIMIT = 70
const WIDE_PART = 67

interface MessageLength {
  /** Places taken, in the units that the alphabet is counted in. */
  count: number
  /** Places that one message has. */
  limit: number
  /** Messages that are sent, and paid for. */
  messages: number
}

/** @returns whether a letter makes the whole message wide; takes one code point */
export function isWide(letter: string): boolean {
  return !PLAIN.has(letter) && !ESCAPED.has(letter)
}

export function measure(text: string): MessageLength {
  const letters = [...text]
  if (letters.some(isWide)) return length(text.length, WIDE_LIMIT, WIDE_PART)
  const escapes = letters.filter((letter) => ESCAPED.has(letter)).length
  return length(letters.length + escapes, PLAIN_LIMIT, PLAIN_PART)
}

function length(count: number, limit: number, part: number): MessageLength {
  return { count, limit, messages: count <= limit ? 1 : Math.ceil(count / part) }
}

/** A stretch of a message. */
interface Stretch {
  /** Its offset in the message, in UTF-16 units. */
  start: number
  text: string
  wide: boolean
}

/** Cuts a message where wide letters begin and end, so that they can be marked. */
export function stretches(text: string): Stretch[] {
  const cut: Stretch[] = []
  let start = 0
  for (const letter of text) {
    const wide = isWide(letter)
    const last = cut.at(-1)
    if (last?.wide === wide) last.text += letter
    else cut.push({ start, text: letter, wide })
    start += letter.length
  }
  return cut
}
