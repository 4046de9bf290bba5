import { clauseAnchors } from '../../content/clauseAnchors.ts'
import { PRIVACY_ANCHOR } from '../../content/policyIds.ts'
import type { ContentsEntry } from '../../design/tableOfContents/TableOfContents.tsx'
import { CLAUSES_ID } from './policyLoaderData.ts'
import type { PolicyData } from './query.ts'

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

/** The same, read from the headings of a served document, so that it need not be sent again. */
export function renderedEntries(): ContentsEntry[] {
  const clauses = [...document.querySelectorAll(`#${CLAUSES_ID} > [id]`)]
  return clauses.map((clause) => {
    const { id } = clause
    const title = clause.querySelector('h2')?.lastChild?.textContent ?? ''
    return id === PRIVACY_ANCHOR ? privacyEntry(title) : { id, title }
  })
}
