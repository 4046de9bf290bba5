/** The anchor of the privacy section; external links depend on it. */
export const PRIVACY_ANCHOR = 'privacy-policy'

/** The fields of a clause that are used. */
interface Titled {
  anchor?: string | null
  title?: string | null
}

/**
 * The id of each clause, which is the fragment of its permalink. A fixed anchor is stable even if
 * the clause is moved or renamed; without one it is derived from the title. Ids are unique, and
 * different from that of the privacy section.
 */
export function clauseAnchors(clauses: readonly Titled[]): string[] {
  const taken = new Set([PRIVACY_ANCHOR])
  return clauses.map(({ anchor, title }, index) => {
    const wanted = anchor || spelt(title ?? '') || `clause-${index + 1}`
    const id = taken.has(wanted) ? `${wanted}-${index + 1}` : wanted
    taken.add(id)
    return id
  })
}

function spelt(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  // An id that starts with a digit would be no allowed anchor.
  return words ? words.join('-').replace(/^(?=\d)/, 'clause-') : ''
}
