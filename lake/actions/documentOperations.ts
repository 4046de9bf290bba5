import { isDeepStrictEqual } from 'node:util'
import {
  draftIdOf,
  isPublishedId,
  isVersionId,
  marksUnpublishing,
  publishedIdOf,
} from '../core/documents.ts'
import { isRecord } from '../core/json.ts'
import { documentNotFound } from '../mutate/mutationErrors.ts'
import type { Transaction } from '../mutate/transaction.ts'
import type { Fields } from './parse.ts'
import { strengthened } from './strongReferences.ts'

/**
 * A document that the transaction needs.
 * @throws MutationError if it does not exist
 */
export function requireDocument(transaction: Transaction, id: string): Fields {
  const document = transaction.get(id)
  if (document === undefined) throw documentNotFound(id)
  return document
}

/** Writes a document under another id; a published copy gets its references strengthened. */
export function copyDocument(
  transaction: Transaction,
  document: Fields,
  id: string,
  kind: 'create' | 'createOrReplace' = 'create',
): void {
  const { _rev, _updatedAt, ...rest } = document
  const fields = isPublishedId(id) ? strengthened(rest) : rest
  if (isRecord(fields)) transaction.apply({ kind, fields: { ...fields, _id: id } })
}

export function removeDocument(transaction: Transaction, id: string, action: string): void {
  transaction.apply({ kind: 'delete', selection: { ids: [id] } })
  transaction.label(id, action)
}

/** Publishes a draft or version. A version marked by an editor unpublishes its document instead. */
export function publishDocument(transaction: Transaction, id: string): void {
  const publishedId = publishedIdOf(id)
  const document = requireDocument(transaction, id)
  const published = transaction.get(publishedId)
  if (isVersionId(id) && marksUnpublishing(document)) {
    // As when an editor unpublishes: the published content becomes a draft.
    const draftId = draftIdOf(publishedId)
    if (published !== undefined) {
      if (transaction.get(draftId) === undefined) copyDocument(transaction, published, draftId)
      removeDocument(transaction, publishedId, 'unpublish')
    }
  } else {
    const { _system, ...fields } = document
    const _createdAt = published?._createdAt ?? fields._createdAt
    copyDocument(transaction, { ...fields, _createdAt }, publishedId, 'createOrReplace')
    transaction.label(publishedId, 'publish')
  }
  removeDocument(transaction, id, 'publish')
}

/**
 * The draft of which a version is an unchanged copy. The Studio leaves a draft when it is scheduled,
 * so that lists still show its document; once the copy is published, it changes nothing.
 */
export function equalDraft(transaction: Transaction, versionId: string): string | undefined {
  const id = draftIdOf(versionId)
  const draft = transaction.get(id)
  const version = requireDocument(transaction, versionId)
  // A version that unpublishes its document needs the draft, which is then all that remains.
  if (draft === undefined || marksUnpublishing(version)) return undefined
  return isDeepStrictEqual(contentOf(draft), contentOf(version)) ? id : undefined
}

function contentOf({ _id, _rev, _createdAt, _updatedAt, _system, ...content }: Fields): Fields {
  return content
}
