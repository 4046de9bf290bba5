import type { StoredDocument } from '../core/documents.ts'
import { referencesIn } from '../core/references.ts'
import type { View } from '../query/view.ts'
import { MutationError } from './mutationErrors.ts'
import type { PreparedChange } from './transaction.ts'

const REFERENCING_IDS_SHOWN_MAX = 100

/**
 * Checks that after the changes every strong reference has a target: it refuses references to
 * missing documents, and the deletion of documents that are referenced. The cost depends on the
 * changed documents and their references, not on the size of the dataset.
 * @param mustExist false to allow references to documents that follow later (imports)
 * @throws MutationError
 */
export function checkReferences(
  raw: View,
  changes: readonly PreparedChange[],
  mustExist: boolean,
): void {
  const changed = new Map(changes.map((change) => [change.id, change.after]))
  const after = (id: string): StoredDocument | undefined =>
    changed.has(id) ? (changed.get(id) ?? undefined) : raw.get(id)
  for (const { id, after: document } of changes) {
    if (document === null) checkDeletion(raw, id, after)
    // Walked even if not enforced, because this also bounds how deep a document is nested.
    else checkTargets(document, mustExist, (target) => after(target) !== undefined)
  }
}

function checkTargets(
  document: StoredDocument,
  mustExist: boolean,
  exists: (id: string) => boolean,
): void {
  for (const target of referencesIn(document).strong) {
    if (!mustExist || exists(target)) continue
    throw new MutationError(
      'documentReferenceDoesNotExistError',
      `Document "${document._id}" references non-existent document "${target}"`,
      { id: document._id, referenceID: target },
    )
  }
}

function checkDeletion(
  raw: View,
  id: string,
  after: (id: string) => StoredDocument | undefined,
): void {
  const referring = raw
    .find([{ index: 'reference', keys: [id] }])
    .map((document) => after(document._id))
    .filter((document) => document !== undefined)
    .filter((document) => referencesIn(document).strong.has(id))
    .map((document) => document._id)
  const [first] = referring
  if (first === undefined) return
  throw new MutationError(
    'documentHasExistingReferencesError',
    `Document "${id}" cannot be deleted as there are references to it from "${first}"`,
    { id, referencingIDs: referring.slice(0, REFERENCING_IDS_SHOWN_MAX) },
  )
}
