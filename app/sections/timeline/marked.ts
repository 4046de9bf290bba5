export interface TextPart {
  text: string
  marked: boolean
}

const WORD_CHARACTER = /[\p{L}\p{N}]/u

/**
 * Splits a line where it names a reference as a word of its own: "2217" is not found in "22170".
 * @returns the parts in order; together they are the line again
 */
export function markReference(line: string, reference: string): TextPart[] {
  const parts: TextPart[] = []
  let done = 0
  for (let at = find(line, reference, 0); at >= 0; at = find(line, reference, done)) {
    if (at > done) parts.push({ text: line.slice(done, at), marked: false })
    parts.push({ text: reference, marked: true })
    done = at + reference.length
  }
  if (done < line.length) parts.push({ text: line.slice(done), marked: false })
  return parts
}

/** @returns where the reference occurs as a whole word at or after `from`; -1 if nowhere */
function find(line: string, reference: string, from: number): number {
  if (!reference) return -1
  let at = line.indexOf(reference, from)
  while (at >= 0 && !isWhole(line, at, at + reference.length)) at = line.indexOf(reference, at + 1)
  return at
}

function isWhole(line: string, start: number, end: number): boolean {
  return !WORD_CHARACTER.test(line.charAt(start - 1)) && !WORD_CHARACTER.test(line.charAt(end))
}
