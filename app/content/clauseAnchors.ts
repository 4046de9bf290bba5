import { POLICY_IDS } from './policyIds.ts'

/** The fields of a clause that are used. */
interface ClauseHeading {
  anchor?: string | null
  title?: string | null
}

/**
 * The id of each clause, which is the fragment of its permalink. A fixed anchor is stable even if
 * the clause is moved or renamed; without one it is derived from the title. Ids are unique, and
 * different from those of the rest of the page.
 */
export function clauseAnchors(clauses: readonly ClauseHeading[]): string[] {
  const taken = new Set<string>(POLICY_IDS)
  const uniqueId = (wanted: string, index: number) => {
    let id = wanted
    while (taken.has(id)) id += `-${index + 1}`
    taken.add(id)
    return id
  }
  // First, so that no title takes a fixed anchor.
  const fixed = clauses.map(({ anchor }, index) => anchor && uniqueId(anchor, index))
  return clauses.map(
    ({ title }, index) =>
      fixed[index] || uniqueId(slugOf(title ?? '') || `clause-${index + 1}`, index),
  )
}

function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  // An id that starts with a digit would be no allowed anchor.
  return words ? words.join('-').replace(/^(?=\d)/, 'clause-') : ''
}
