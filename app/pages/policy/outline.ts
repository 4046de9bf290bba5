import type { ContentsEntry } from '../../design/tableOfContents/TableOfContents.tsx'
import { clauseAnchors, PRIVACY_ANCHOR } from './anchors.ts'
import type { PolicyData } from './query.ts'

/** Replaces a policy whose text is in the document. */
export interface PolicyOutline {
  served: true
  /** Title of the list of contents. */
  contents: string | null
}

/** A policy as part of loader data: whole, or in outline if its text is in the document. */
export type CarriedPolicy = PolicyData | PolicyOutline

/** The whole policy, for a navigation inside the app. */
export const carriedWhole = (policy: PolicyData): CarriedPolicy => policy

export function isOutline(policy: CarriedPolicy): policy is PolicyOutline {
  return 'served' in policy
}

export function outlineOf({ words }: PolicyData): PolicyOutline {
  return { served: true, contents: words?.contents ?? null }
}

export function entriesOf({ clauses, privacy }: PolicyData): ContentsEntry[] {
  const anchors = clauseAnchors(clauses ?? [])
  const entries: ContentsEntry[] = (clauses ?? []).map(({ title }, index) => ({
    id: anchors[index] ?? '',
    title: title ?? '',
  }))
  if (privacy?.heading) entries.push(privacyEntry(privacy.heading))
  return entries
}

/** The entry after the numbered clauses. */
function privacyEntry(title: string): ContentsEntry {
  return { id: PRIVACY_ANCHOR, title, unnumbered: true }
}

export const CLAUSES_ID = 'policy-clauses'

/** The same, read from the headings of a served document, so that it need not be sent again. */
export function servedEntries(): ContentsEntry[] {
  const clauses = [...document.querySelectorAll(`#${CLAUSES_ID} > [id]`)]
  return clauses.map((clause) => {
    const { id } = clause
    const title = clause.querySelector('h2')?.lastChild?.textContent ?? ''
    return id === PRIVACY_ANCHOR ? privacyEntry(title) : { id, title }
  })
}
