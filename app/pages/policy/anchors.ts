/** Leads to the privacy section; links from elsewhere rely on it. */
export const PRIVACY_ANCHOR = 'privacy-policy'

/** What is read of a clause. */
interface Titled {
  anchor?: string | null
  title?: string | null
}

/**
 * The id of each clause, which is the end of the address others link to. An anchor the editor
 * fixed holds even when the clause is moved or renamed; without one the title is spelt out. No two
 * are the same, and none is that of the privacy section.
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
