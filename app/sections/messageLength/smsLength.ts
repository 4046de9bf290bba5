/**
 * How networks count a text message.
 * @see 3GPP TS 23.038 (the GSM 7-bit default alphabet) and TS 23.040 (concatenated segments)
 */

const GSM7_BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
    '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** The extension table: an escape precedes each character, so it takes two septets. */
const GSM7_EXTENSION = new Set('\f^{}\\[~]|€')

/** Septets of a single message, and of each segment of a longer one, which has a header. */
const GSM7_SINGLE = 160
const GSM7_SEGMENT = 153
/** The same in UTF-16 code units. */
const UCS2_SINGLE = 70
const UCS2_SEGMENT = 67

interface SmsLength {
  /** In septets for GSM-7, in UTF-16 code units for UCS-2. */
  count: number
  /** Maximum of a single message, in the same units. */
  limit: number
  /** Each is sent and charged as a message. */
  segments: number
}

/** @returns whether a character, one code point, requires UCS-2 for the whole message */
export function requiresUcs2(character: string): boolean {
  return !GSM7_BASIC.has(character) && !GSM7_EXTENSION.has(character)
}

export function smsLength(text: string): SmsLength {
  const characters = [...text]
  if (characters.some(requiresUcs2)) {
    const codeUnits = characters.map(({ length }) => length)
    return lengthOf(codeUnits, UCS2_SINGLE, UCS2_SEGMENT)
  }
  const septets = characters.map((character) => (GSM7_EXTENSION.has(character) ? 2 : 1))
  return lengthOf(septets, GSM7_SINGLE, GSM7_SEGMENT)
}

/** @param sizes of the characters; none is divided between two segments */
function lengthOf(sizes: readonly number[], limit: number, perSegment: number): SmsLength {
  const count = sizes.reduce((sum, size) => sum + size, 0)
  if (count <= limit) return { count, limit, segments: 1 }
  let segments = 1
  let used = 0
  for (const size of sizes) {
    used += size
    if (used <= perSegment) continue
    segments += 1
    used = size
  }
  return { count, limit, segments }
}

/** A stretch of a message. */
interface Stretch {
  /** Its offset in the message, in UTF-16 units. */
  start: number
  text: string
  ucs2: boolean
}

/** Cuts a message where characters that require UCS-2 begin and end, so that they can be marked. */
export function stretches(text: string): Stretch[] {
  const cut: Stretch[] = []
  let start = 0
  for (const character of text) {
    const ucs2 = requiresUcs2(character)
    const last = cut.at(-1)
    if (last?.ucs2 === ucs2) last.text += character
    else cut.push({ start, text: character, ucs2 })
    start += character.length
  }
  return cut
}
