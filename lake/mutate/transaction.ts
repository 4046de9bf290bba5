import type { MutationOperation } from '../core/dataset.ts'
import type { DatasetLimits } from '../core/datasetLimits.ts'
import { releaseOf, type StoredDocument } from '../core/documents.ts'
import { LakeError } from '../core/errors.ts'
import { isRecord, structureOf } from '../core/json.ts'
import { documentFrom } from '../store/rows.ts'
import { withArrayKeys } from './arrayKeys.ts'
import {
  documentAlreadyExists,
  documentNotFound,
  revisionDoesNotMatch,
  transactionTooLarge,
} from './mutationErrors.ts'
import type { ParsedMutation, Selection } from './parse.ts'
import { applyPatch } from './patch.ts'
import { checkDocumentId, checkDocumentType } from './validate.ts'

/** The dependencies of a transaction. */
interface TransactionContext {
  readonly transactionId: string
  /** ISO 8601, UTC. */
  readonly timestamp: string
  readonly limits: DatasetLimits
  readonly autoGenerateArrayKeys: boolean
  /** The document as committed. */
  readonly read: (id: string) => StoredDocument | undefined
  /** Ids of the committed documents that a query selects. */
  readonly select: (query: string, params: Readonly<Record<string, unknown>>) => string[]
  readonly newId: () => string
  /** Called with the type of a document before a mutation is applied to it; throws to refuse it. */
  readonly checkType?: ((type: unknown) => void) | undefined
  /** Arrays and objects in all changed documents together. Default unlimited. */
  readonly containersMax?: number | undefined
  /** Throws LakeError 408 when the time for the transaction is up. */
  readonly checkTime?: (() => void) | undefined
}

/** The change of one document by a transaction. */
export interface PreparedChange {
  readonly id: string
  /** In the Actions API's terms, or empty. */
  readonly action: string
  readonly before: StoredDocument | null
  readonly after: StoredDocument | null
  /** JSON of `after`. */
  readonly json: string | null
  readonly mutations: readonly unknown[]
}

/** A document as the transaction has changed it so far. */
interface ChangedDocument {
  fields: Readonly<Record<string, unknown>> | null
  action: string
  readonly mutations: unknown[]
}

/**
 * A transaction in progress: reads see its own writes, nothing is committed. Failures are
 * `MutationError`s; mistakes in the request are `LakeError`s.
 */
export class Transaction {
  readonly results: { id: string; operation: MutationOperation }[] = []
  readonly #context: TransactionContext
  readonly #changed = new Map<string, ChangedDocument>()
  /** Characters of the patches of several documents, as JSON. */
  #copiesSize = 0
  /** Characters of the values that patches write at more than one path, as JSON. */
  #repeatedSize = 0

  constructor(context: TransactionContext) {
    this.#context = context
  }

  /** A document after this transaction's changes so far, or undefined. */
  get(id: string): Readonly<Record<string, unknown>> | undefined {
    const changed = this.#changed.get(id)
    return changed === undefined ? this.#context.read(id) : (changed.fields ?? undefined)
  }

  /** The time of the commit: ISO 8601, UTC. */
  get timestamp(): string {
    return this.#context.timestamp
  }

  /** Ids of a release's documents after this transaction's changes so far, sorted. */
  versionsIn(release: string): string[] {
    const committed = this.#context.select('*[sanity::partOfRelease($release)]', { release })
    const own = [...this.#changed.keys()].filter((id) => releaseOf(id) === release)
    return [...new Set([...committed, ...own])].filter((id) => this.get(id) !== undefined).sort()
  }

  /** Names the change of a document in the Actions API's terms, for the history. */
  label(id: string, action: string): void {
    const changed = this.#changed.get(id)
    if (changed !== undefined) changed.action = action
  }

  apply(mutation: ParsedMutation): void {
    switch (mutation.kind) {
      case 'create':
      case 'createIfNotExists':
      case 'createOrReplace':
        this.#create(mutation.kind, mutation.fields)
        return
      case 'delete':
        for (const id of this.#selected(mutation.selection)) this.#delete(id)
        return
      case 'patch':
        this.#patchAll(this.#selected(mutation.selection), mutation)
    }
  }

  /**
   * The changes to commit.
   * @throws LakeError 413 if one is too large
   */
  changes(): PreparedChange[] {
    const changes: PreparedChange[] = []
    let size = 0
    let containers = 0
    for (const [id, { fields, action, mutations }] of this.#changed) {
      this.#context.checkTime?.()
      const before = this.#context.read(id) ?? null
      if (before === null && fields === null) continue
      const json = fields === null ? null : JSON.stringify(fields)
      size += json?.length ?? 0
      this.#checkDocumentSize(id, json)
      this.#checkSize(size, 'documents')
      containers += json === null ? 0 : structureOf(json).containers
      this.#checkContainers(containers)
      // Parsing the JSON again shares nothing with the caller's objects, and leaves plain JSON
      // only.
      const after = json === null ? null : documentFrom(json)
      changes.push({ id, action, before, after, json, mutations })
    }
    return changes
  }

  #create(
    kind: 'create' | 'createIfNotExists' | 'createOrReplace',
    given: Readonly<Record<string, unknown>>,
  ): void {
    const id = this.#idFor(given._id)
    checkDocumentType(given._type, id)
    const existing = this.get(id)
    this.#checkTypes([given, existing])
    this.#context.checkTime?.()
    if (existing !== undefined && kind === 'create') throw documentAlreadyExists(id)
    if (existing !== undefined && kind === 'createIfNotExists') {
      this.results.push({ id, operation: 'none' })
      return
    }
    const { timestamp } = this.#context
    const createdAt = [given._createdAt, existing?._createdAt].find((time) =>
      isPast(time, timestamp),
    )
    const fields = {
      ...given,
      _id: id,
      _createdAt: createdAt ?? timestamp,
      _updatedAt: timestamp,
    }
    const operation = existing === undefined ? 'create' : 'update'
    const stored = this.#put(id, fields, operation)
    const { _rev, ...document } = stored
    this.#recordMutation(id, { [kind]: document })
  }

  #delete(id: string): void {
    const document = this.get(id)
    if (document === undefined) {
      this.results.push({ id, operation: 'none' })
      return
    }
    this.#context.checkTime?.()
    this.#changedDocument(id).fields = null
    this.#recordMutation(id, { delete: { id } })
    this.results.push({ id, operation: 'delete' })
  }

  #patchAll(ids: readonly string[], mutation: ParsedMutation & { kind: 'patch' }): void {
    // The history and the streams have a copy for each document.
    if (ids.length > 1) {
      this.#copiesSize += ids.length * JSON.stringify(mutation.operations).length
      this.#checkSize(this.#copiesSize, 'patches')
    }
    for (const id of ids) this.#patch(id, mutation)
  }

  #patch(id: string, mutation: ParsedMutation & { kind: 'patch' }): void {
    const { operations, ifRevisionID } = mutation
    const { checkTime } = this.#context
    const document = this.get(id)
    if (document === undefined) throw documentNotFound(id)
    checkTime?.()
    const revision = this.#context.read(id)?._rev
    if (ifRevisionID !== undefined && ifRevisionID !== revision)
      throw revisionDoesNotMatch(id, revision, ifRevisionID)
    const json = JSON.stringify(document)
    // One that was too large before can be made smaller.
    if (this.#changed.has(id)) this.#checkDocumentSize(id, json)
    const patched = applyPatch(documentFrom(json), operations, checkTime, (size) =>
      this.#checkRepeated(size),
    )
    const { timestamp } = this.#context
    const { _createdAt } = document
    this.#put(id, { ...patched, _createdAt, _updatedAt: timestamp }, 'update')
    this.#recordMutation(id, { patch: { ...operations, id } })
  }

  #put(
    id: string,
    fields: Readonly<Record<string, unknown>>,
    operation: MutationOperation,
  ): Readonly<Record<string, unknown>> {
    const { autoGenerateArrayKeys, transactionId, newId, checkTime } = this.#context
    const newKey = () => {
      checkTime?.()
      return shortKey(newId())
    }
    const keyed = autoGenerateArrayKeys ? withArrayKeys(fields, newKey) : fields
    const stored = { ...(isRecord(keyed) ? keyed : fields), _rev: transactionId }
    this.#changedDocument(id).fields = stored
    this.results.push({ id, operation })
    return stored
  }

  #recordMutation(id: string, mutation: unknown): void {
    this.#changedDocument(id).mutations.push(mutation)
  }

  #changedDocument(id: string): ChangedDocument {
    const existing = this.#changed.get(id)
    if (existing !== undefined) return existing
    const { mutationsPerTransactionMax } = this.#context.limits
    if (this.#changed.size >= mutationsPerTransactionMax)
      throw transactionTooLarge(
        `A transaction may change ${mutationsPerTransactionMax} documents. Split it.`,
      )
    const changed: ChangedDocument = {
      fields: this.#context.read(id) ?? null,
      action: '',
      mutations: [],
    }
    this.#changed.set(id, changed)
    return changed
  }

  #selected(selection: Selection): readonly string[] {
    const ids = 'ids' in selection ? selection.ids : this.#idsOf(selection.query, selection.params)
    this.#checkTypes(ids.map((id) => this.get(id)))
    return ids
  }

  #idsOf(query: string, params: Readonly<Record<string, unknown>>): string[] {
    // A query sees the committed state, so documents deleted by this transaction are filtered out.
    return this.#context.select(query, params).filter((id) => this.get(id) !== undefined)
  }

  #checkTypes(documents: readonly (Readonly<Record<string, unknown>> | undefined)[]): void {
    const { checkType } = this.#context
    if (checkType === undefined) return
    for (const document of documents) if (document !== undefined) checkType(document._type)
  }

  /** A given id, or a generated one; `drafts.` and the like get an id appended. */
  #idFor(given: unknown): string {
    const id =
      given === undefined || given === null || given === ''
        ? this.#context.newId()
        : typeof given === 'string' && given.endsWith('.')
          ? given + this.#context.newId()
          : given
    checkDocumentId(id)
    return id
  }

  #checkDocumentSize(id: string, json: string | null): void {
    const { documentSizeMax } = this.#context.limits
    if (json !== null && json.length > documentSizeMax) {
      throw new LakeError(
        413,
        'documentTooLargeError',
        `Document "${id}" is ${json.length} characters long as JSON; ${documentSizeMax} is the most.`,
      )
    }
  }

  /** A short patch can write its value at a thousand paths. */
  #checkRepeated(size: number): void {
    const { documentSizeMax } = this.#context.limits
    this.#repeatedSize += size
    if (this.#repeatedSize <= documentSizeMax) return
    throw transactionTooLarge(
      `The values that a transaction's patches repeat may be ${documentSizeMax} characters long together. Split it.`,
    )
  }

  #checkContainers(containers: number): void {
    const { containersMax = Number.POSITIVE_INFINITY } = this.#context
    if (containers <= containersMax) return
    throw transactionTooLarge(
      `The documents of a transaction may have ${containersMax} arrays and objects together. Split it.`,
    )
  }

  #checkSize(size: number, of: string): void {
    const { transactionSizeMax } = this.#context.limits
    if (size <= transactionSizeMax) return
    throw transactionTooLarge(
      `The ${of} of a transaction may be ${transactionSizeMax} characters long together. Split it.`,
    )
  }
}

/** The age of a document limits what it allows, such as a share link, so it cannot be negative. */
function isPast(time: unknown, now: string): boolean {
  return typeof time === 'string' && Date.parse(time) <= Date.parse(now)
}

/** Twelve characters of an id, like the Studio's own keys. */
function shortKey(id: string): string {
  return id.replaceAll('-', '').slice(0, 12)
}
