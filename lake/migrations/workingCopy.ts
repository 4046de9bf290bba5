import { randomUUID } from 'node:crypto'
import { type Mutation, SanityEncoder } from '@sanity/mutate'
import type { DocumentChange } from '../core/dataset.ts'
import { resolveLimits } from '../core/datasetLimits.ts'
import type { StoredDocument } from '../core/documents.ts'
import { isRecord } from '../core/json.ts'
import { parseMutation } from '../mutate/parse.ts'
import { Transaction } from '../mutate/transaction.ts'
import { validationError } from '../mutate/validate.ts'
import { documentFrom } from '../store/rows.ts'

/** The combined change of all migrations to one document. */
export type PlannedChange = Pick<DocumentChange, 'id' | 'before' | 'after'>

/** Fields that every write changes, which are not content. */
export const SYSTEM_FIELDS: ReadonlySet<string> = new Set(['_rev', '_updatedAt', '_createdAt'])

/**
 * The documents after the migrations so far, in memory: each migration reads what the one before it
 * wrote, and nothing is stored. Memory grows with the changed documents.
 */
export class WorkingCopy {
  readonly #documents: ReadonlyMap<string, StoredDocument>
  readonly #ids: Set<string>
  readonly #transaction: Transaction

  constructor(documents: ReadonlyMap<string, StoredDocument>, timestamp: string) {
    this.#documents = documents
    this.#ids = new Set(documents.keys())
    this.#transaction = new Transaction({
      transactionId: 'migration',
      timestamp,
      limits: {
        ...resolveLimits(),
        mutationsPerTransactionMax: Number.MAX_SAFE_INTEGER,
        transactionSizeMax: Number.MAX_SAFE_INTEGER,
      },
      autoGenerateArrayKeys: true,
      read: (id) => documents.get(id),
      select: () => {
        throw validationError('A migration names documents by id, not by query.')
      },
      newId: randomUUID,
    })
  }

  get(id: string): StoredDocument | undefined {
    const document = this.#transaction.get(id)
    const stored = this.#documents.get(id)
    if (document === stored) return stored
    return document && documentFrom(JSON.stringify(document))
  }

  /** Every document, drafts and versions included. */
  async *all(): AsyncIterableIterator<StoredDocument> {
    for (const id of [...this.#ids]) {
      const document = this.get(id)
      if (document) yield document
    }
  }

  /** Applies a mutation and returns the id of the changed document, if any. */
  apply(mutation: unknown): string | undefined {
    if (!isEncodable(mutation))
      throw validationError('A path of a migration has a range of items in it.')
    const first = this.#transaction.results.length
    const named = mutation.type === 'patch' || mutation.type === 'delete' ? mutation.id : undefined
    const id = named ?? ('document' in mutation ? mutation.document._id : undefined)
    const before = contentOf(id === undefined ? undefined : this.get(id))
    for (const each of SanityEncoder.encodeAll([mutation])) {
      this.#transaction.apply(parseMutation(each))
    }
    const changed = this.#transaction.results.slice(first).at(-1)?.id
    if (changed === undefined || contentOf(this.get(changed)) === before) return undefined
    this.#ids.add(changed)
    return changed
  }

  /** @throws LakeError if a document has become too large */
  changes(): PlannedChange[] {
    return this.#transaction
      .changes()
      .filter(({ before, after }) => contentOf(before) !== contentOf(after))
      .map(({ id, before, after }) => ({ id, before, after }))
  }
}

/**
 * Sanity's two packages use the same mutations except for ranges in paths, which the lake's API
 * lacks.
 */
function isEncodable(mutation: unknown): mutation is Mutation {
  if (!isRecord(mutation) || !Array.isArray(mutation.patches)) return isRecord(mutation)
  return mutation.patches.every(
    (patch: unknown) =>
      isRecord(patch) && Array.isArray(patch.path) && !patch.path.some(Array.isArray),
  )
}

/** A document's content in a canonical text form, whatever the order of its fields. */
function contentOf(document: StoredDocument | null | undefined): string {
  if (!document) return ''
  const fields = Object.entries(document).filter(([name]) => !SYSTEM_FIELDS.has(name))
  return JSON.stringify(Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1))))
}
