import { createHash } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Log } from '../log.ts'
import type { ContentClock } from './clock.ts'
import type { AnswerToKeep, KeptAnswers } from './keptAnswers.ts'
import type { SourceAnswer } from './source.ts'

export interface AnswersOnDiskOptions {
  /** Folder of its own; made when missing. */
  folder: string
  /** Which lake's answers these are: those of another project or dataset are not read. */
  lake: string
  clock: ContentClock
  log: Log
  limits?: Partial<AnswersOnDiskLimits>
}

export interface AnswersOnDiskLimits {
  answersMax: number
  /** Answers that say "nothing there": anybody can ask for an address that never was. */
  emptyAnswersMax: number
  /** Of all answers as JSON, in UTF-16 units. */
  sizeMax: number
  /** Answers that nobody has asked the lake for in this time are forgotten. */
  ageMaxMs: number
  /** How long an answer waits to be written with others. */
  writeDelayMs: number
  /** Answers waiting to be written; more are written at once. */
  waitingMax: number
}

const DAY_MS = 24 * 60 * 60 * 1000
const DEFAULT_LIMITS: AnswersOnDiskLimits = {
  answersMax: 5_000,
  emptyAnswersMax: 1_000,
  sizeMax: 64_000_000,
  ageMaxMs: 30 * DAY_MS,
  writeDelayMs: 1_000,
  waitingMax: 200,
}

/** An answer that did not change is noted as still true this often. */
const REAFFIRM_MS = 10 * 60_000
/** After a failed write (a full disk), the next is tried this much later. */
const REST_AFTER_FAILURE_MS = 60_000
/** Writing holds everything up, so it hardly waits for another process. */
const BUSY_TIMEOUT_MS = 50
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
  CREATE INDEX IF NOT EXISTS answers_age ON answers (asked_at_ms);
`

/**
 * Keeps answers in one SQLite file, written behind in batches; a torn write is undone by SQLite,
 * and what can't be read is as if it were not there. Whatever the disk does, reading and putting
 * never throw: without the disk only the memory is left, and the log says so.
 *
 * The key holds the text of the query, so a program with another query finds nothing of the old
 * one's shape.
 */
export function openAnswersOnDisk(options: AnswersOnDiskOptions): KeptAnswers {
  return new AnswersOnDisk(options)
}

interface Waiting extends AnswerToKeep {
  checksum: string
}

class AnswersOnDisk implements KeptAnswers {
  readonly #options: AnswersOnDiskOptions
  readonly #limits: AnswersOnDiskLimits
  readonly #waiting = new Map<string, Waiting>()
  /** What stands on the disk as far as this process knows. */
  readonly #written = new Map<string, { checksum: string; askedAt: number }>()
  readonly reachedAt: number | undefined
  #database: DatabaseSync | undefined
  #cancelWrite: (() => void) | undefined
  #failing = false
  #isClosed = false

  constructor(options: AnswersOnDiskOptions) {
    this.#options = options
    this.#limits = { ...DEFAULT_LIMITS, ...options.limits }
    this.#database = this.#open()
    this.reachedAt = this.#attempt(() => this.#newest())
  }

  get(key: string): { answer: SourceAnswer; size: number } | undefined {
    const digest = this.#digest(key)
    return this.#attempt(() => {
      const row = this.#database
        ?.prepare('SELECT json, tags, checksum FROM answers WHERE key = ?')
        .get(digest)
      if (row === undefined) return undefined
      const [json, tags] = [String(row.json), String(row.tags)]
      if (checksumOf(json, tags) !== row.checksum) {
        this.#options.log.warn('content.disk.damaged', { hint: 'one answer is ignored' })
        return undefined
      }
      const answer: SourceAnswer = { data: JSON.parse(json), tags: JSON.parse(tags) }
      return { answer, size: json.length }
    })
  }

  put(key: string, answer: AnswerToKeep): void {
    if (this.#isClosed) return
    const digest = this.#digest(key)
    const checksum = checksumOf(answer.json, JSON.stringify(answer.tags))
    const before = this.#waiting.get(digest) ?? this.#written.get(digest)
    // A clock that was put back must not keep what it dated into the future.
    const isOlder = before !== undefined && before.askedAt > answer.askedAt
    if (isOlder && before.askedAt <= this.#options.clock.date()) return
    const isSame = before?.checksum === checksum
    if (isSame && answer.askedAt - before.askedAt < REAFFIRM_MS) return
    this.#waiting.set(digest, { ...answer, checksum })
    const { clock } = this.#options
    const delayMs = this.#failing ? REST_AFTER_FAILURE_MS : this.#limits.writeDelayMs
    this.#cancelWrite ??= clock.schedule(() => this.#write(), delayMs)
    if (this.#waiting.size < this.#limits.waitingMax) return
    if (this.#failing) this.#waiting.delete(firstOf(this.#waiting))
    else this.#write()
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
        return openDatabase(folder)
      } catch (error) {
        log.warn('content.disk.damaged', { error, hint: 'last known content begins anew' })
        for (const end of ['', '-wal', '-shm'])
          rmSync(join(folder, FILE_NAME + end), { force: true })
        return openDatabase(folder)
      }
    } catch (error) {
      this.#told(error)
      return undefined
    }
  }

  #write(): void {
    this.#cancelWrite?.()
    this.#cancelWrite = undefined
    const batch = [...this.#waiting]
    if (batch.length === 0) return
    this.#database ??= this.#open()
    const done = this.#attempt(() => {
      const database = this.#database
      if (database === undefined) return false
      this.#transaction(database, batch)
      return true
    })
    if (!done) return
    this.#waiting.clear()
    for (const [digest, { checksum, askedAt }] of batch) {
      this.#written.delete(digest)
      this.#written.set(digest, { checksum, askedAt })
    }
    while (this.#written.size > this.#limits.answersMax)
      this.#written.delete(firstOf(this.#written))
    if (this.#failing) this.#options.log.info('content.disk.written')
    this.#failing = false
  }

  #transaction(database: DatabaseSync, batch: readonly (readonly [string, Waiting])[]): void {
    // Another process on the same folder, in a rolling restart, may have written a newer answer.
    const insert = database.prepare(
      `INSERT INTO answers (key, json, tags, checksum, is_empty, size, asked_at_ms)
       VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (key) DO UPDATE SET json = excluded.json, tags = excluded.tags,
         checksum = excluded.checksum, is_empty = excluded.is_empty, size = excluded.size,
         asked_at_ms = excluded.asked_at_ms
       WHERE excluded.asked_at_ms >= asked_at_ms OR asked_at_ms > ?`,
    )
    const isKnown = database.prepare('SELECT 1 FROM answers WHERE key = ?')
    database.exec('BEGIN IMMEDIATE')
    try {
      let emptyRoom = this.#limits.emptyAnswersMax - count(database, 'WHERE is_empty = 1')
      for (const [digest, { json, tags, checksum, askedAt }] of batch) {
        const isEmpty = json === 'null'
        if (isEmpty && isKnown.get(digest) === undefined) {
          // First come, first kept: addresses that somebody makes up don't push out real ones.
          if (emptyRoom <= 0) continue
          emptyRoom -= 1
        }
        const values = [digest, json, JSON.stringify(tags), checksum, Number(isEmpty)] as const
        insert.run(...values, json.length, askedAt, this.#options.clock.date())
      }
      this.#makeRoom(database)
      database.exec('COMMIT')
    } catch (error) {
      database.exec('ROLLBACK')
      throw error
    }
  }

  #makeRoom(database: DatabaseSync): void {
    const { answersMax, sizeMax, ageMaxMs } = this.#limits
    database
      .prepare('DELETE FROM answers WHERE asked_at_ms < ?')
      .run(this.#options.clock.date() - ageMaxMs)
    const total = database.prepare('SELECT count(*) AS count, sum(size) AS size FROM answers').get()
    if (Number(total?.count) <= answersMax && Number(total?.size ?? 0) <= sizeMax) return
    database
      .prepare(
        `DELETE FROM answers WHERE key IN (
           SELECT key FROM (
             SELECT key, row_number() OVER newest AS place, sum(size) OVER newest AS total
             FROM answers WINDOW newest AS (ORDER BY asked_at_ms DESC, key ROWS UNBOUNDED PRECEDING)
           ) WHERE place > ? OR total > ?)`,
      )
      .run(answersMax, sizeMax)
  }

  #newest(): number | undefined {
    const row = this.#database?.prepare('SELECT max(asked_at_ms) AS newest FROM answers').get()
    return typeof row?.newest === 'number' ? row.newest : undefined
  }

  /** What fails is told once, until something succeeds again. */
  #attempt<Result>(work: () => Result): Result | undefined {
    try {
      return work()
    } catch (error) {
      this.#told(error)
      return undefined
    }
  }

  #told(error: unknown): void {
    if (this.#failing) return
    this.#failing = true
    const hint = 'content is served from memory; after a restart it has to come from the lake'
    this.#options.log.warn('content.disk.failed', { error, hint })
  }

  #digest(key: string): string {
    return createHash('sha256').update(`${this.#options.lake}\n${key}`).digest('base64url')
  }
}

function openDatabase(folder: string): DatabaseSync {
  const database = new DatabaseSync(join(folder, FILE_NAME), { timeout: BUSY_TIMEOUT_MS })
  try {
    // Nobody waits for the disk itself: what a power cut takes is asked for again.
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${SCHEMA}`)
    const [check] = database.prepare('PRAGMA quick_check(1)').all()
    if (check?.quick_check !== 'ok') throw new Error(`${FILE_NAME} is damaged`)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

function count(database: DatabaseSync, where: string): number {
  return Number(database.prepare(`SELECT count(*) AS count FROM answers ${where}`).get()?.count)
}

function checksumOf(json: string, tags: string): string {
  return createHash('sha256').update(`${tags}\n${json}`).digest('base64url')
}

function firstOf(map: ReadonlyMap<string, unknown>): string {
  for (const key of map.keys()) return key
  throw new Error('the map is empty')
}
