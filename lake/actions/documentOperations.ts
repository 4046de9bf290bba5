import { isPublishedId } from '../core/documents.ts'
import { isRecord } from '../core/json.ts'
import { documentNotFound } from '../mutate/failures.ts'
import type { Transaction } from '../mutate/transaction.ts'
import type { Fields } from './parse.ts'
import { strengthened } from './strongReferences.ts'

/**
 * A document that the transaction needs.
 * @throws MutationFailure if it does not exist
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
