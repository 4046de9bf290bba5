import { createHash } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../runtime/clock.ts'
import type { Log } from '../../runtime/log.ts'
import { assertIntact, atomically, openDatabase } from '../../runtime/sqlite.ts'
import { isCausedByDisk } from '../../runtime/storageErrors.ts'
import type { SourceResult } from './source.ts'

/** A result to be written to disk. */
export interface StoredResult {
  /** The data, as JSON. */
  json: string
  tags: readonly string[]
  /** When the query was sent, in milliseconds since 1970. The later query has the newer result. */
  sentAt: number
}

export interface ResultDiskCacheOptions {
  /** A folder for these files alone; created if missing. */
  folder: string
  /** Identifies the lake: results from another project or dataset are not read. */
  lakeId: string
  clock: Clock
  log: Log
  limits?: Partial<ResultDiskCacheLimits>
}

const DAY_MS = 24 * 60 * 60 * 1000
const DEFAULT_LIMITS = {
  resultsMax: 5_000,
  /**
   * Bound for empty results, because any client can request any number of paths that do not exist.
   */
  emptyResultsMax: 1_000,
  /** Total size of all results as JSON, in UTF-16 code units. */
  sizeMax: 64_000_000,
  /** A result whose query was not sent for this long is evicted. */
  ageMaxMs: 30 * DAY_MS,
  /** How long a result waits to be written in a batch. */
  writeDelayMs: 1_000,
  /** Bound of the write queue; when it is full, it is flushed without waiting. */
  queueMax: 200,
}

export type ResultDiskCacheLimits = typeof DEFAULT_LIMITS

/** An unchanged result has its timestamp updated at most this often. */
const TOUCH_INTERVAL_MS = 10 * 60_000
/** After a failed write (a full disk), the next one is tried after this pause. */
const RETRY_DELAY_MS = 60_000
/** SQLite calls block the event loop, so a lock of another process is not waited for. */
const BUSY_TIMEOUT_MS = 50
/** The names of file and table do not change, so that an upgrade reads the stored results. */
const FILE_NAME = 'answers.sqlite'
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS answers (
    key TEXT PRIMARY KEY,
    json TEXT NOT NULL,
    tags TEXT NOT NULL,
    checksum TEXT NOT NULL,
    is_empty INTEGER NOT NULL,
    size INTEGER NOT NULL,
    asked_at_ms INTEGER NOT NULL
  ) STRICT;
  DROP INDEX IF EXISTS answers_age;
  -- Counting and adding up reads the index alone: the texts are megabytes.
  CREATE INDEX IF NOT EXISTS answers_bounds ON answers (asked_at_ms, is_empty, size);
`
const COUNT_EMPTY = 'SELECT count(*) AS count FROM answers WHERE is_empty = 1'

interface QueuedResult extends StoredResult {
  checksum: string
}

/**
 * Stores results in one SQLite file, written behind in batches. SQLite undoes a torn write; a row
 * that can't be read counts as missing. Reads and writes never throw: if the disk fails, the
 * results in memory are still used and the failure is logged.
 *
 * The key includes the query text, so a release with a changed query never reads results of the old
 * shape.
 */
export class ResultDiskCache {
  readonly #options: ResultDiskCacheOptions
  readonly #limits: ResultDiskCacheLimits
  /** When the disk fails, the oldest of too many results are dropped. */
  readonly #queue: LRUCache<string, QueuedResult>
  /** The last state that this process has written. */
  readonly #written: LRUCache<string, { checksum: string; sentAt: number }>
  /** When the lake last answered an earlier process, in milliseconds since 1970. */
  readonly reachedAt: number | undefined
  #database: DatabaseSync | undefined
  #cancelWrite: (() => void) | undefined
  /** A failure was logged, and no write has succeeded since. */
  #failing = false
  #isWriteFailing = false
  #isClosed = false

  constructor(options: ResultDiskCacheOptions) {
    this.#options = options
    this.#limits = { ...DEFAULT_LIMITS, ...options.limits }
    this.#written = new LRUCache({ max: this.#limits.resultsMax })
    this.#queue = new LRUCache({ max: this.#limits.queueMax })
    this.#database = this.#open()
    this.reachedAt = this.#attempt(() => this.#newest())
  }

  /** @returns the result and its size as JSON in UTF-16 code units, if it can be read */
  get(key: string): { result: SourceResult; size: number } | undefined {
    const digest = this.#digest(key)
    return this.#attempt(() => {
      const row = this.#database
        ?.prepare('SELECT json, tags, checksum FROM answers WHERE key = ?')
        .get(digest)
      if (row === undefined) return undefined
      const [json, tags] = [String(row.json), String(row.tags)]
      if (checksumOf(json, tags) !== row.checksum) {
        this.#options.log.warn('content.diskCache.corrupted', { hint: 'one result is ignored' })
        return undefined
      }
      const result: SourceResult = { data: JSON.parse(json), tags: JSON.parse(tags) }
      return { result, size: json.length }
    })
  }

  /** Queues a result to be written in the background. */
  put(key: string, result: StoredResult): void {
    if (this.#isClosed) return
    const digest = this.#digest(key)
    const checksum = checksumOf(result.json, JSON.stringify(result.tags))
    const before = this.#queue.peek(digest) ?? this.#written.peek(digest)
    // After the clock was set back, a result dated in the future must not block newer ones.
    const isOlder = before !== undefined && before.sentAt > result.sentAt
    if (isOlder && before.sentAt <= this.#options.clock.date()) return
    const isSame = before?.checksum === checksum
    if (isSame && result.sentAt - before.sentAt < TOUCH_INTERVAL_MS) return
    this.#queue.set(digest, { ...result, checksum })
    const { clock } = this.#options
    const delayMs = this.#isWriteFailing ? RETRY_DELAY_MS : this.#limits.writeDelayMs
    this.#cancelWrite ??= clock.schedule(() => this.#write(), delayMs)
    if (this.#queue.size >= this.#limits.queueMax && !this.#isWriteFailing) this.#write()
  }

  close(): void {
    if (this.#isClosed) return
    this.#write()
    this.#isClosed = true
    this.#attempt(() => this.#database?.close())
    this.#database = undefined
  }

  #open(): DatabaseSync | undefined {
    const { folder, log } = this.#options
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      try {
        return openIn(folder)
      } catch (error) {
        // The next write tries again.
        if (isCausedByDisk(error)) throw error
        log.warn('content.diskCache.corrupted', {
          error,
          hint: 'the disk cache is deleted and refilled',
        })
        for (const end of ['', '-wal', '-shm'])
          rmSync(join(folder, FILE_NAME + end), { force: true })
        return openIn(folder)
      }
    } catch (error) {
      this.#logFailure(error)
      return undefined
    }
  }

  #write(): void {
    this.#cancelWrite?.()
    this.#cancelWrite = undefined
    const batch = [...this.#queue.entries()].reverse()
    if (batch.length === 0) return
    this.#database ??= this.#open()
    const database = this.#database
    const isWritten = database && this.#attempt(() => this.#transaction(database, batch))
    this.#isWriteFailing = !isWritten
    if (!isWritten) return
    this.#queue.clear()
    for (const [digest, { checksum, sentAt }] of batch) {
      this.#written.set(digest, { checksum, sentAt })
    }
    if (this.#failing) this.#options.log.info('content.diskCache.recovered')
    this.#failing = false
  }

  /** @returns true; throws if nothing was written */
  #transaction(database: DatabaseSync, batch: readonly (readonly [string, QueuedResult])[]): true {
    // In a rolling restart another process on the same folder may have written a newer result.
    const insert = database.prepare(
      `INSERT INTO answers (key, json, tags, checksum, is_empty, size, asked_at_ms)
       VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (key) DO UPDATE SET json = excluded.json, tags = excluded.tags,
         checksum = excluded.checksum, is_empty = excluded.is_empty, size = excluded.size,
         asked_at_ms = excluded.asked_at_ms
       WHERE excluded.asked_at_ms >= asked_at_ms OR asked_at_ms > ?`,
    )
    const isKnown = database.prepare('SELECT 1 FROM answers WHERE key = ?')
    atomically(database, () => {
      const empty = database.prepare(COUNT_EMPTY).get()
      let emptyQuota = this.#limits.emptyResultsMax - Number(empty?.count)
      for (const [digest, { json, tags, checksum, sentAt }] of batch) {
        const isEmpty = json === 'null'
        if (isEmpty && isKnown.get(digest) === undefined) {
          // First come, first served: results for invented paths must not evict those of real
          // pages.
          if (emptyQuota <= 0) continue
          emptyQuota -= 1
        }
        const values = [digest, json, JSON.stringify(tags), checksum, Number(isEmpty)] as const
        insert.run(...values, json.length, sentAt, this.#options.clock.date())
      }
      this.#evict(database)
    })
    return true
  }

  #evict(database: DatabaseSync): void {
    const { resultsMax, sizeMax, ageMaxMs } = this.#limits
    database
      .prepare('DELETE FROM answers WHERE asked_at_ms < ?')
      .run(this.#options.clock.date() - ageMaxMs)
    const total = database.prepare('SELECT count(*) AS count, sum(size) AS size FROM answers').get()
    if (Number(total?.count) <= resultsMax && Number(total?.size ?? 0) <= sizeMax) return
    database
      .prepare(
        `DELETE FROM answers WHERE key IN (
           SELECT key FROM (
             SELECT key, row_number() OVER newest AS age_rank, sum(size) OVER newest AS total
             FROM answers WINDOW newest AS (ORDER BY asked_at_ms DESC, key ROWS UNBOUNDED PRECEDING)
           ) WHERE age_rank > ? OR total > ?)`,
      )
      .run(resultsMax, sizeMax)
  }

  #newest(): number | undefined {
    const row = this.#database?.prepare('SELECT max(asked_at_ms) AS newest FROM answers').get()
    return typeof row?.newest === 'number' ? row.newest : undefined
  }

  /** Logs one failure, and the next one only after a write has succeeded. */
  #attempt<Result>(work: () => Result): Result | undefined {
    try {
      return work()
    } catch (error) {
      this.#logFailure(error)
      return undefined
    }
  }

  #logFailure(error: unknown): void {
    if (this.#failing) return
    this.#failing = true
    const hint = 'content is served from memory; after a restart it must be fetched from the lake'
    this.#options.log.warn('content.diskCache.failed', { error, hint })
  }

  #digest(key: string): string {
    return createHash('sha256').update(`${this.#options.lakeId}\n${key}`).digest('base64url')
  }
}

function openIn(folder: string): DatabaseSync {
  return openDatabase(join(folder, FILE_NAME), (database) => {
    // Durability is not needed: what a power cut loses is queried again.
    const pragmas = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL'
    database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}; ${pragmas}; ${SCHEMA}`)
    assertIntact(database)
  })
}

function checksumOf(json: string, tags: string): string {
  return createHash('sha256').update(`${tags}\n${json}`).digest('base64url')
}
