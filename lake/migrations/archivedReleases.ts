import type { StoredDocument } from '../core/documents.ts'
import { readArchivedDocuments, readRelease } from '../releases/release.ts'
import { documentFrom } from '../store/rows.ts'
import type { PlannedChange } from './workingCopy.ts'

/** An archived release with its documents, which its own document contains as JSON text. */
export interface ArchivedRelease {
  readonly release: StoredDocument
  readonly documents: readonly StoredDocument[]
}

/** Releases whose text is malformed are left out; they cannot be restored anyway. */
export function archivedReleasesIn(documents: Iterable<StoredDocument>): ArchivedRelease[] {
  const archived: ArchivedRelease[] = []
  for (const release of documents) {
    const { state, archivedDocuments } = readRelease(release) ?? {}
    if (state !== 'archived' || archivedDocuments === undefined) continue
    try {
      const own = readArchivedDocuments(archivedDocuments) ?? []
      archived.push({ release, documents: own.map((one) => documentFrom(JSON.stringify(one))) })
    } catch {
      // One of them is not a document.
    }
  }
  return archived
}

/** Replaces changes of archived documents by changes of the releases that contain them. */
export function changesOfReleases(
  changes: readonly PlannedChange[],
  archived: readonly ArchivedRelease[],
): PlannedChange[] {
  const byId = new Map(changes.map((change) => [change.id, change]))
  const ids = new Set(archived.flatMap(({ documents }) => documents.map(({ _id }) => _id)))
  const ofReleases = archived
    .filter(({ documents }) => documents.some(({ _id }) => byId.has(_id)))
    .map(({ release, documents }) => {
      const migrated = documents.flatMap((document) => {
        const change = byId.get(document._id)
        if (change === undefined) return [document]
        return change.after ? [{ ...change.after, _rev: document._rev }] : []
      })
      const finalDocumentStates = migrated.map(({ _id }) => ({ id: _id }))
      const archivedDocuments = JSON.stringify(migrated)
      const after = { ...release, archivedDocuments, finalDocumentStates }
      return { id: release._id, before: release, after }
    })
  return [...changes.filter(({ id }) => !ids.has(id)), ...ofReleases]
}
