/**
 * A validation rule for texts that the website puts in quotation marks. Marks around a part of the
 * text are allowed, as in “Cash is king”, my father said.
 */
export function withoutQuotationMarks(text: string | undefined): true | string {
  const words = (text ?? '').trim().replace(/[.,;!?…]+$/, '')
  return hasOuterMark(words) ? 'Leave the quotation marks out.' : true
}

/** Whether a text begins and ends with marks that belong together, or with one that has no pair. */
function hasOuterMark(text: string): boolean {
  const opened: number[] = []
  for (const { 0: mark, index } of text.matchAll(/["“”]/g)) {
    const opens = mark === '“' || (mark === '"' && /^$|[\s(–—-]$/.test(text.slice(0, index)))
    if (opens) opened.push(index)
    else {
      const start = opened.pop() ?? 0
      if (start === 0 && index === text.length - 1) return true
    }
  }
  return opened.includes(0)
}
