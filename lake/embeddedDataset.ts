import { randomUUID } from 'node:crypto'
import { startCpuTimer } from '../runtime/clock.ts'
import { applyAction } from './actions/apply.ts'
import type {
  Dataset,
  DatasetOptions,
  DocumentsResult,
  GrowthLimits,
  QueryRequest,
  QueryResult,
  TransactionEvent,
  TransactionResult,
  TransactOptions,
} from './core/dataset.ts'
import type { DatasetLimits } from './core/datasetLimits.ts'
import { resolveLimits } from './core/datasetLimits.ts'
import { publishedIdOf, type StoredDocument } from './core/documents.ts'
import { LakeError } from './core/errors.ts'
import { isRecord } from './core/json.ts'
import { LAKE_AUTHORS } from './core/systemWrites.ts'
import { checkReferences } from './mutate/integrity.ts'
import {
  MutationError,
  transactionError,
  transactionIdTaken,
  transactionTooLarge,
} from './mutate/mutationErrors.ts'
import { parseMutation } from './mutate/parse.ts'
import { type PreparedChange, Transaction } from './mutate/transaction.ts'
import { checkTransactionId, validationError } from './mutate/validate.ts'
import { QueryEngine } from './query/engine.ts'
import { Perspectives } from './query/perspectives.ts'
import { publicTransactionTags } from './query/syncTags.ts'
import { historyOf } from './store/history.ts'
import { Store } from './store/store.ts'
import { addInvalidatedTags, TransactionEvents } from './transactionEvents.ts'

/**
 * Opens a dataset, creating its file if absent.
 * @throws if it cannot be used
 */
export function openDataset(options: DatasetOptions): Dataset {
  return new EmbeddedDataset(options)
}

/** A write that is refused collects garbage, which takes up to 0.3 s; the next ones do not. */
const FULL_HEAP_MS = 1_000

class EmbeddedDataset implements Dataset {
  readonly history: Dataset['history']
  readonly keyValue: Dataset['keyValue']
  readonly #limits: DatasetLimits
  readonly #date: () => number
  readonly #newId: () => string
  readonly #store: Store
  readonly #perspectives = new Perspectives()
  readonly #engine: QueryEngine
  readonly #events: TransactionEvents
  #lastSequence: number
  /** UTF-16 units of all documents together, as JSON. */
  #size = 0
  /** Until when a full heap remains full, unless documents become shorter than these together. */
  #fullHeap = { untilMs: 0, size: 0, growth: 0 }

  constructor(options: DatasetOptions) {
    this.#limits = resolveLimits(options.limits)
    this.#date = options.date ?? Date.now
    this.#newId = options.newId ?? randomUUID
    this.#events = new TransactionEvents(options.onListenerError ?? (() => {}))
    this.#store = new Store(options.file, this.#limits, this.#date)
    this.#lastSequence = this.#store.lastSequence()
    this.history = historyOf(this.#store.database)
    this.keyValue = this.#store.keyValue
    this.#engine = new QueryEngine({
      perspectives: this.#perspectives,
      limits: this.#limits,
      date: this.#date,
    })
    try {
      for (const { document, size } of this.#store.documents()) {
        this.#perspectives.put(document)
        this.#size += size
      }
    } catch (error) {
      this.#store.close()
      throw error
    }
  }

  get lastSequence(): number {
    return this.#lastSequence
  }

  query(request: QueryRequest): QueryResult {
    return this.#engine.query(request)
  }

  createMatcher(query: string, params: Readonly<Record<string, unknown>>, identity?: string) {
    return this.#engine.matcher(query, params, identity)
  }

  getDocuments(
    ids: readonly string[],
    options: { includeAllVersions?: boolean } = {},
  ): DocumentsResult {
    const wanted = new Set(ids)
    if (options.includeAllVersions === true) {
      const groups = ids.map(publishedIdOf)
      for (const { _id } of this.#perspectives.raw.find([{ index: 'group', keys: groups }]))
        wanted.add(_id)
    }
    const documents: StoredDocument[] = []
    const omitted: { id: string; reason: 'existence' }[] = []
    for (const id of wanted) {
      const document = this.#perspectives.raw.get(id)
      if (document === undefined) omitted.push({ id, reason: 'existence' })
      else documents.push(document)
    }
    return { documents, omitted }
  }

  transact(mutations: readonly unknown[], options: TransactOptions = {}): TransactionResult {
    this.#checkCount(mutations, 'mutations')
    return this.#perform(mutations, options, (mutation, transaction) => {
      transaction.apply(parseMutation(mutation))
    })
  }

  act(actions: readonly unknown[], options: TransactOptions = {}): TransactionResult {
    this.#checkCount(actions, 'actions')
    return this.#perform(actions, options, applyAction)
  }

  onTransaction(listener: (event: TransactionEvent) => void): () => void {
    return this.#events.add(listener)
  }

  referencesTo(id: string): string[] {
    return this.#perspectives.raw.find([{ index: 'reference', keys: [id] }]).map(({ _id }) => _id)
  }

  exportDocuments(): IterableIterator<StoredDocument> {
    return this.#perspectives.raw.all().values()
  }

  count(): number {
    return this.#perspectives.raw.size
  }

  checkWritable(): void {
    this.#store.checkWritable()
  }

  copyTo(file: string): void {
    this.#store.copyTo(file)
  }

  close(): void {
    this.#store.close()
  }

  /** Reads and commits synchronously, so transactions cannot interleave. */
  #perform(
    steps: readonly unknown[],
    options: TransactOptions,
    apply: (step: unknown, transaction: Transaction) => void,
  ): TransactionResult {
    const transactionId = options.transactionId ?? this.#newId()
    checkTransactionId(transactionId)
    // A client that lost the response sends the transaction again; it must not be applied twice.
    if (options.transactionId !== undefined && this.#store.hasTransaction(transactionId))
      throw transactionIdTaken(transactionId)
    const timestamp = new Date(this.#date()).toISOString()
    // One time limit for all selections: with one each, thousands of them would block the process.
    const startedAt = performance.now()
    const transaction = new Transaction({
      transactionId,
      timestamp,
      limits: this.#limits,
      autoGenerateArrayKeys: options.autoGenerateArrayKeys === true,
      read: (id) => this.#perspectives.raw.get(id),
      select: (query, params) => this.#select(query, params, startedAt),
      newId: this.#newId,
      checkType: options.checkType,
      containersMax: options.growth?.containersMax,
      ...(options.timeMaxMs === undefined ? {} : { checkTime: timeLimit(options.timeMaxMs) }),
    })
    for (const [index, step] of steps.entries()) failingAs(index, () => apply(step, transaction))
    const changes = transaction.changes()
    failingAs(undefined, () => {
      if (options.guard) for (const change of changes) options.guard(change)
      checkReferences(this.#perspectives.raw, changes, options.skipReferenceChecks !== true)
    })
    const size = this.#size + changes.reduce((sum, change) => sum + growthOf(change), 0)
    if (options.growth) this.#checkGrowth(changes, size, options.growth)
    if (options.dryRun !== true && changes.length > 0) {
      const { author = LAKE_AUTHORS.none } = options
      this.#commit(changes, { transactionId, timestamp, author })
      this.#size = size
    }
    return { transactionId, results: resultsOf(transaction, changes, this.#perspectives) }
  }

  #commit(
    changes: readonly PreparedChange[],
    by: { transactionId: string; timestamp: string; author: string },
  ): void {
    const mutations = JSON.stringify(changes.flatMap((change) => change.mutations))
    const sequence = this.#store.commit({ ...by, mutations, changes })
    const tags = { published: new Set<string>(), all: new Set<string>() }
    addInvalidatedTags(tags, changes, this.#perspectives.raw)
    for (const { id, after } of changes) {
      if (after === null) this.#perspectives.remove(id)
      else this.#perspectives.put(after)
    }
    addInvalidatedTags(tags, changes, this.#perspectives.raw)
    this.#lastSequence = sequence
    this.#events.announce({
      ...by,
      sequence,
      changes: changes.map(({ id, before, after, mutations }) => ({
        id,
        before,
        after,
        mutations,
      })),
      size: changes.reduce((size, { json }) => size + (json?.length ?? 0), mutations.length),
      syncTags: {
        published: publicTransactionTags(tags.published),
        all: publicTransactionTags(tags.all),
      },
    })
  }

  /** @throws LakeError 413 */
  #checkGrowth(changes: readonly PreparedChange[], size: number, limits: GrowthLimits): void {
    if (size > this.#size && size > limits.datasetSizeMax) {
      throw datasetTooLarge(
        `All documents together may be ${limits.datasetSizeMax} characters long as JSON. Delete some first.`,
      )
    }
    // Its indexes of published documents and drafts must find room in the heap, too.
    this.#perspectives.buildAll()
    if (changes.every(({ after }) => after === null)) return
    if (!this.#isHeapFull(size - this.#size, limits)) return
    throw datasetTooLarge(
      'The memory of the lake is full. Try again shortly; if that does not help, delete documents.',
    )
  }

  /**
   * Measuring is slow, so its result is used again for a moment. A write of half the size may fit;
   * any smaller one may, too, but then each of a series of decreasing size would be measured.
   */
  #isHeapFull(change: number, { isHeapFull }: GrowthLimits): boolean {
    const full = this.#fullHeap
    const growth = Math.max(change, 1)
    const isKnown = performance.now() < full.untilMs
    if (isKnown && this.#size >= full.size && growth > full.growth / 2) return true
    if (!isHeapFull()) return false
    // Each reader can have them built, under any name.
    if (this.#perspectives.dropReleases() && !isHeapFull()) return false
    this.#fullHeap = { untilMs: performance.now() + FULL_HEAP_MS, size: this.#size, growth }
    return true
  }

  #select(query: string, params: Readonly<Record<string, unknown>>, startedAt: number): string[] {
    const limits = { resultSizeMax: Number.MAX_SAFE_INTEGER }
    const request = { query, params, perspective: 'raw', limits }
    const { result } = this.#engine.query(request, startedAt)
    const selected = Array.isArray(result) ? result : result === null ? [] : [result]
    return selected.map((document: unknown) => {
      if (isRecord(document) && typeof document._id === 'string') return document._id
      throw validationError(
        'The query of a mutation must select documents, such as *[_type == "page"].',
      )
    })
  }

  #checkCount(steps: readonly unknown[], name: string): void {
    const { mutationsPerTransactionMax: max } = this.#limits
    if (steps.length <= max) return
    throw transactionTooLarge(
      `A transaction may have ${max} ${name}; this one has ${steps.length}. Split it.`,
    )
  }
}

function growthOf({ before, json }: PreparedChange): number {
  return (json?.length ?? 0) - (before === null ? 0 : JSON.stringify(before).length)
}

function datasetTooLarge(description: string): LakeError {
  return new LakeError(413, 'datasetTooLargeError', description)
}

/** @returns a function that throws LakeError 408 when the time is up */
function timeLimit(timeMaxMs: number): () => void {
  const cpuMs = startCpuTimer()
  return () => {
    if (cpuMs() <= timeMaxMs) return
    throw new LakeError(
      408,
      'transactionTimeoutError',
      `The transaction took longer than ${timeMaxMs} ms and was stopped. Split it.`,
    )
  }
}

function failingAs(index: number | undefined, step: () => void): void {
  try {
    step()
  } catch (error) {
    throw error instanceof MutationError ? transactionError(error, index) : error
  }
}

function resultsOf(
  transaction: Transaction,
  changes: readonly PreparedChange[],
  perspectives: Perspectives,
): TransactionResult['results'] {
  const changed = new Map(changes.map(({ id, after }) => [id, after]))
  return transaction.results.map(({ id, operation }) => {
    const document = changed.has(id) ? changed.get(id) : perspectives.raw.get(id)
    return document ? { id, operation, document } : { id, operation }
  })
}
