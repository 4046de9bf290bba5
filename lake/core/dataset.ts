import type { DatasetLimits, QueryLimits } from './datasetLimits.ts'
import type { StoredDocument } from './documents.ts'
import type { MendozaReplacement } from './mendoza.ts'

/**
 * The embedded Content Lake's engine: one dataset, synchronous and free of transport. Every call
 * finishes before it returns, except that `history.transactions` reads each transaction when it is
 * iterated. So nothing can run between reading and committing; a write is on disk (fsync) when
 * `transact` or `act` returns. Errors caused by the caller are `LakeError`s; anything
 * else is a bug or a fault of the machine.
 */
export interface Dataset {
  /**
   * Evaluate a GROQ query.
   * @throws LakeError 400 (parse, parameters, a limit) or 408 (time)
   */
  query(request: QueryRequest): QueryResult

  /** Documents by raw id, in the requested order. `includeAllVersions` adds the whole group. */
  getDocuments(ids: readonly string[], options?: { includeAllVersions?: boolean }): DocumentsResult

  /**
   * Apply mutations as one atomic transaction.
   * @throws LakeError 400, 403 (not permitted), 408 (time), 409, 413
   */
  transact(mutations: readonly unknown[], options?: TransactOptions): TransactionResult

  /**
   * Applies actions (`sanity.action.document.*` and `sanity.action.release.*`) as one atomic
   * transaction.
   */
  act(actions: readonly unknown[], options?: TransactOptions): TransactionResult

  /**
   * Compiles a listener's filter once.
   * @throws LakeError 400 like `query`
   */
  createMatcher(
    query: string,
    params: Readonly<Record<string, unknown>>,
    identity?: string,
  ): StartMatching

  /**
   * Calls the listener for every committed transaction, in commit order, in a microtask after the
   * commit. Returns a function that removes it. A listener that throws is reported to
   * `onListenerError` of `openDataset` and does not affect the others.
   */
  onTransaction(listener: (event: TransactionEvent) => void): () => void

  /** Number of the newest committed transaction; 0 if there is none. Survives restarts. */
  readonly lastSequence: number

  readonly history: DatasetHistory

  /** Raw ids of documents that refer to `id`, sorted. */
  referencesTo(id: string): string[]

  /** The Studio's per-user settings (`/users/me/keyvalue`). */
  readonly keyValue: KeyValueStore

  /** Every document, drafts and versions included, in `_id` order, as of this moment. */
  exportDocuments(): IterableIterator<StoredDocument>

  /** Number of documents, drafts and versions included. */
  count(): number

  /**
   * For readiness checks.
   * @throws unless the store can be written to
   */
  checkWritable(): void

  /** Writes a copy of the database, history included, to a file. */
  copyTo(file: string): void

  /** Closes the store. Writes and reads of the history throw afterwards. */
  close(): void
}

/**
 * Starts the time for a group of documents, in milliseconds. The returned function tests one of
 * them.
 * @throws LakeError 400 (a limit) or, when the time of the group is up, 408
 */
export type StartMatching = (timeMaxMs: number) => (document: StoredDocument | null) => boolean

export interface QueryRequest {
  readonly query: string
  /** Values without the `$` of their names. */
  readonly params?: Readonly<Record<string, unknown>>
  /**
   * `published`, `drafts` (or its old name `previewDrafts`), `raw`, or a release stack (array or
   * comma-separated, the first has priority). Default `raw`: the HTTP layer decides by API version.
   */
  readonly perspective?: string | readonly string[]
  /** The result of `identity()`. */
  readonly identity?: string
  readonly limits?: Partial<QueryLimits>
}

export interface QueryResult {
  /** JSON-serializable; null if the query returns nothing. Must not be mutated. */
  readonly result: unknown
  /** The query's dependencies, as `s1:<hash>` strings. See `TransactionEvent.syncTags`. */
  readonly syncTags: readonly string[]
  /** Duration in milliseconds. */
  readonly ms: number
}

export interface DocumentsResult {
  readonly documents: readonly StoredDocument[]
  readonly omitted: readonly { readonly id: string; readonly reason: 'existence' }[]
}

export interface TransactOptions {
  /** Becomes `_rev` of the changed documents. Generated if absent. */
  readonly transactionId?: string | undefined
  readonly author?: string | undefined
  /** Validates and responds as usual, but stores nothing. */
  readonly dryRun?: boolean | undefined
  /** Adds a `_key` to array members that are objects without one. */
  readonly autoGenerateArrayKeys?: boolean | undefined
  /** Called with the type of a document before a mutation is applied to it; throws to refuse it. */
  readonly checkType?: ((type: unknown) => void) | undefined
  /** CPU time for applying the transaction; above it, LakeError 408. Default unlimited. */
  readonly timeMaxMs?: number | undefined
  /**
   * Called for every document a transaction touches, before it is committed; throws to refuse it.
   */
  readonly guard?: ((change: Pick<DocumentChange, 'id' | 'before' | 'after'>) => void) | undefined
  /** Bounds of what the transaction stores; beyond one it is LakeError 413. Default unlimited. */
  readonly growth?: GrowthLimits | undefined
  /** Accept references to documents that do not exist (imports). Default false. */
  readonly skipReferenceChecks?: boolean | undefined
}

export interface GrowthLimits {
  /** Characters that all documents together may have as JSON after a transaction lengthens them. */
  readonly datasetSizeMax: number
  /** Arrays and objects in the documents of one transaction. */
  readonly containersMax: number
  /** When the heap is full, only deletions are accepted. */
  readonly isHeapFull: () => boolean
}

export type MutationOperation = 'create' | 'update' | 'delete' | 'none'

export interface TransactionResult {
  readonly transactionId: string
  readonly results: readonly {
    readonly id: string
    readonly operation: MutationOperation
    /** The document after the transaction; absent if deleted. */
    readonly document?: StoredDocument
  }[]
}

/** The effect of one transaction on one document. */
export interface DocumentChange {
  /** The raw id, with its `drafts.` or `versions.` prefix. */
  readonly id: string
  readonly before: StoredDocument | null
  readonly after: StoredDocument | null
  /** The mutations that concern this document, by id, in Sanity's wire form. */
  readonly mutations: readonly unknown[]
}

/** A transaction as it was committed. */
export interface CommittedTransaction {
  readonly sequence: number
  readonly transactionId: string
  readonly author: string
  /** ISO 8601, UTC. */
  readonly timestamp: string
  readonly changes: readonly DocumentChange[]
}

export interface TransactionEvent extends CommittedTransaction {
  /** Characters of its documents and mutations, as JSON. */
  readonly size: number
  /**
   * Invalidated tags. A query's result can only have changed if its tags and these intersect.
   * `published` is for live events without drafts (queries in the published perspective); it is
   * empty if only drafts or versions changed. `all` is for every other perspective.
   */
  readonly syncTags: { readonly published: readonly string[]; readonly all: readonly string[] }
}

export interface HistoryTransaction {
  readonly id: string
  readonly timestamp: string
  readonly author: string
  readonly documentIDs: readonly string[]
  readonly mutations: readonly unknown[]
  /** By raw document id, only of the requested documents; absent unless requested. */
  readonly effects?: Readonly<Record<string, MendozaEffect>>
}

export interface MendozaEffect {
  readonly apply: MendozaReplacement
  readonly revert: MendozaReplacement
}

export interface TransactionsRequest {
  readonly fromTransaction?: string | undefined
  readonly toTransaction?: string | undefined
  /** ISO 8601, inclusive. */
  readonly fromTime?: string | undefined
  readonly toTime?: string | undefined
  /** Newest first. */
  readonly reverse?: boolean | undefined
  /** At most this many; 100 by default, 1000 at most. */
  readonly limit?: number | undefined
  readonly authors?: readonly string[] | undefined
  /** Leaves `mutations` empty. */
  readonly excludeMutations?: boolean | undefined
  /** Adds `effects`, with each document before and after the transaction. */
  readonly includeEffects?: boolean | undefined
}

/** An entry of the Studio's events view; its other members depend on `type`. */
export interface HistoryEvent {
  readonly id: string
  readonly type: string
  readonly timestamp: string
  readonly author: string
  readonly documentId: string
  readonly [member: string]: unknown
}

export interface EventPage {
  readonly events: readonly HistoryEvent[]
  /** Empty if it is the last page. */
  readonly nextCursor: string
}

export interface EventPageOptions {
  readonly limit?: number | undefined
  readonly cursor?: string | undefined
}

/** A revision or a time (ISO 8601); with neither, the last state. */
export interface DocumentTime {
  readonly revision?: string | undefined
  readonly time?: string | undefined
}

/** The last state of a deleted document. */
export interface DeletedDocument {
  /** Without `drafts.`. */
  readonly id: string
  readonly timestamp: string
  readonly author: string
  readonly document: StoredDocument
}

export interface DatasetHistory {
  /**
   * Transactions that touched any of the documents (raw ids), oldest first; each is read when it is
   * iterated.
   */
  transactions(ids: readonly string[], request?: TransactionsRequest): Iterable<HistoryTransaction>
  /**
   * The transactions with sequence numbers above `after` up to `until`, oldest first; null if the
   * history does not contain all of them completely, or if they change too many documents, or
   * documents with too many characters of JSON.
   */
  committedBetween(
    after: number,
    until: number,
    max: { readonly changes: number; readonly size: number },
  ): readonly CommittedTransaction[] | null
  /**
   * The document after a transaction or at a time, or its last state if neither is given (even if
   * since deleted); null if unknown or not existing then.
   */
  documentAt(id: string, at: DocumentTime): StoredDocument | null
  /** Deleted documents, with neither draft nor published version, last deleted first. */
  deleted(limit: number): DeletedDocument[]
  /**
   * Events of a document, draft or version and of the publications of its group, newest first, with
   * a cursor for the next page.
   */
  events(id: string, options?: EventPageOptions): EventPage
  /** Events of a release, by its name, newest first. */
  releaseEvents(name: string, options?: EventPageOptions): EventPage
}

export interface KeyValueStore {
  get(keys: readonly string[]): { key: string; value: unknown }[]
  /**
   * @param owner prefix of the keys of one person, whose number and size are bounded
   * @throws LakeError 413; nothing is stored then
   */
  set(entries: readonly { key: string; value: unknown }[], owner?: string): void
}

/** Options of `openDataset` in `embeddedDataset.ts`. */
export interface DatasetOptions {
  /** The SQLite file, created if absent; `:memory:` stores nothing. */
  readonly file: string
  /** Milliseconds since 1970; for tests. */
  readonly date?: () => number
  /** A new unique id (documents, transactions, array keys); for tests. */
  readonly newId?: () => string
  readonly onListenerError?: (error: unknown) => void
  readonly limits?: Partial<DatasetLimits>
}
