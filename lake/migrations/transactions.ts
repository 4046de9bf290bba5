import { isDeepStrictEqual } from 'node:util'
import type { StoredDocument } from '../core/documents.ts'
import { RECORD_ID, RECORD_TYPE, recordWith } from './record.ts'
import { type PlannedChange, SYSTEM_FIELDS } from './workingCopy.ts'

/** One mutation of Sanity's mutate API. */
export type WireMutation = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Bounds of a transaction; the embedded lake's are far above the hosted one's. */
export interface TransactionLimits {
  readonly mutationsMax: number
  /** Characters of JSON. */
  readonly sizeMax: number
}

/**
 * Changes as transactions: new documents first, so that references find their target, and deletions
 * last. A patch contains the revision it was planned on, so a document edited since makes its
 * transaction fail instead of being overwritten.
 */
export function transactionsOf(
  changes: readonly PlannedChange[],
  { mutationsMax, sizeMax }: TransactionLimits,
): WireMutation[][] {
  const transactions: WireMutation[][] = []
  let current: WireMutation[] = []
  let size = 0
  for (const mutation of inOrder(changes)) {
    const length = JSON.stringify(mutation).length
    if (current.length > 0 && (current.length >= mutationsMax || size + length > sizeMax)) {
      transactions.push(current)
      current = []
      size = 0
    }
    current.push(mutation)
    size += length
  }
  return current.length > 0 ? [...transactions, current] : transactions
}

/** The mutations that record migrations as applied. */
export function recordMutations(
  record: StoredDocument | undefined,
  names: readonly string[],
  at: string,
): WireMutation[] {
  const fields = recordWith(record, names, at)
  return [{ createOrReplace: { _id: RECORD_ID, _type: RECORD_TYPE, ...fields } }]
}

function inOrder(changes: readonly PlannedChange[]): WireMutation[] {
  const created: WireMutation[] = []
  const patched: WireMutation[] = []
  const deleted: WireMutation[] = []
  for (const { id, before, after } of changes) {
    if (after === null) deleted.push({ delete: { id } })
    else if (before === null) created.push({ create: withoutRevision(after) })
    else patched.push({ patch: patchOf(before, after) })
  }
  return [...created, ...patched, ...deleted]
}

function withoutRevision({ _rev, ...fields }: StoredDocument): Readonly<Record<string, unknown>> {
  return fields
}

/** Patches whole fields, which works the same on hosted and embedded lakes. */
function patchOf(before: StoredDocument, after: StoredDocument) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter(
    (name) => !SYSTEM_FIELDS.has(name) && !isDeepStrictEqual(before[name], after[name]),
  )
  const set = changed.filter((name) => after[name] !== undefined)
  const unset = changed.filter((name) => after[name] === undefined)
  return {
    id: before._id,
    ifRevisionID: before._rev,
    ...(set.length > 0 ? { set: Object.fromEntries(set.map((name) => [name, after[name]])) } : {}),
    ...(unset.length > 0 ? { unset } : {}),
  }
}
