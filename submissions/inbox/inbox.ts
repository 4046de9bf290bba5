import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import * as v from 'valibot'
import { integer } from '../store/columns.ts'
import { storedFromRow } from '../store/rows.ts'
import type { QueryResult, SqlValue, SubmissionStore } from '../store/store.ts'
import type { Attempt, StoredSubmission } from '../submission.ts'
import type { Person } from './apiSchemas.ts'
import {
  type Condition,
  indexedCondition,
  type MessageFilter,
  type Position,
  searchCondition,
} from './filter.ts'
import { messagesOfAddress, type PersonMessages } from './messagesOfAddress.ts'

interface Note {
  id: string
  atMs: number
  authorName: string
  text: string
}

export interface MessageWithHistory {
  message: StoredSubmission
  attempts: Attempt[]
  notes: Note[]
}

export interface MessagePage {
  messages: StoredSubmission[]
  /** Position of the next page; undefined after the last. */
  next: Position | undefined
  /** Time of the last message that a search has read, if there are more than it may read. */
  searchedToMs?: number | undefined
}

/** Bounds of one search request, however rare its words are. */
export const SEARCHED_ROWS_MAX = 10_000
const SEARCH_TIME_MAX_MS = 1_000
/** With the longest texts and words, a batch takes half a second; with those of people, 1 ms. */
const SEARCH_BATCH_ROWS = 250
export const NOTES_MAX = 200

/**
 * A change time later than every stored one, so that the revision changes even if another instance's
 * clock is ahead. The current time is bound twice.
 */
const NEXT_CHANGE = `coalesce(
  (SELECT max(changed_at_ms) + 1 FROM submissions WHERE changed_at_ms >= CAST(? AS bigint)),
  CAST(? AS bigint))`

/** The staff's view of the store: pages of messages, and actions on them. */
export class Inbox {
  readonly #store: SubmissionStore
  readonly #date: () => number
  readonly #onDue: () => void

  /** @param onDue called when a message has been made due for delivery */
  constructor(store: SubmissionStore, date: () => number, onDue: () => void = () => undefined) {
    this.#store = store
    this.#date = date
    this.#onDue = onDue
  }

  async page(filter: MessageFilter, limit: number, before?: Position): Promise<MessagePage> {
    const search = searchCondition(filter)
    if (search) return this.#search(filter, search, limit, before)
    const indexed = indexedCondition(filter, before)
    // The ids come from an index that contains every filtered column; only a page's rows are read.
    const { rows } = await this.#query(
      `SELECT * FROM submissions WHERE id IN (SELECT id ${newestWhere(indexed)} LIMIT ?)
       ORDER BY accepted_at_ms DESC, id DESC`,
      ...indexed.values,
      limit + 1,
    )
    return pageOf(rows.map(storedFromRow), limit)
  }

  /** Reads batch after batch, because the SQLite store blocks the event loop during a statement. */
  async #search(
    filter: MessageFilter,
    search: Condition,
    limit: number,
    before?: Position,
  ): Promise<MessagePage> {
    const startedAtMs = this.#date()
    const found: StoredSubmission[] = []
    let position = before
    for (let read = SEARCH_BATCH_ROWS; ; read += SEARCH_BATCH_ROWS) {
      const indexed = indexedCondition(filter, position)
      const { rows } = await this.#query(
        `SELECT * FROM (SELECT * ${newestWhere(indexed)} LIMIT ${SEARCH_BATCH_ROWS}) AS candidates
         WHERE ${search.sql} ORDER BY accepted_at_ms DESC, id DESC LIMIT ?`,
        ...indexed.values,
        ...search.values,
        limit + 1 - found.length,
      )
      found.push(...rows.map(storedFromRow))
      if (found.length > limit) return pageOf(found, limit)
      position = await this.#endOfBatch(indexed)
      if (position === undefined) return pageOf(found, limit)
      const isTooLong = this.#date() - startedAtMs >= SEARCH_TIME_MAX_MS
      if (read >= SEARCHED_ROWS_MAX || isTooLong)
        return { messages: found, next: position, searchedToMs: position.acceptedAtMs }
      await setImmediate()
    }
  }

  /** The position of the last row of a batch; undefined if it is the last batch. */
  async #endOfBatch(indexed: Condition): Promise<Position | undefined> {
    const { rows } = await this.#query(
      `SELECT accepted_at_ms, id ${newestWhere(indexed)} LIMIT 1 OFFSET ${SEARCH_BATCH_ROWS - 1}`,
      ...indexed.values,
    )
    const [last] = rows.map((row) => v.parse(positionSchema, row))
    return last && { acceptedAtMs: last.accepted_at_ms, id: last.id }
  }

  /** Number of messages of each kind, state and handling, and a revision that changes with any. */
  async overview() {
    const { groups, changedAtMs } = await this.#store.counts()
    return { groups, revision: JSON.stringify([changedAtMs, groups]) }
  }

  async find(id: string): Promise<MessageWithHistory | undefined> {
    const found = await this.#store.find(id)
    if (!found) return undefined
    const { rows } = await this.#query(
      `SELECT * FROM submission_notes WHERE submission_id = ? ORDER BY at_ms, id LIMIT ${NOTES_MAX}`,
      id,
    )
    return { message: found.submission, attempts: found.attempts, notes: rows.map(noteFromRow) }
  }

  /** @returns false if the message does not exist, or a colleague was faster */
  setHandled(id: string, handled: boolean, by: Person): Promise<boolean> {
    const atMs = this.#date()
    return this.#changes(
      `UPDATE submissions SET handling = ?, handled_at_ms = ?, handled_by = ?,
         opened_at_ms = CASE WHEN handling = 'handled' THEN CAST(? AS bigint) ELSE opened_at_ms END,
         changed_at_ms = ${NEXT_CHANGE} WHERE id = ? AND handling <> ?`,
      handled ? 'handled' : 'open',
      handled ? atMs : null,
      handled ? by.name : null,
      handled ? null : atMs,
      atMs,
      atMs,
      id,
      handled ? 'handled' : 'open',
    )
  }

  /** @returns false if the message does not exist */
  assign(id: string, to: Person | null): Promise<boolean> {
    const atMs = this.#date()
    return this.#changes(
      `UPDATE submissions SET assigned_to = ?, assigned_name = ?, changed_at_ms = ${NEXT_CHANGE}
       WHERE id = ?`,
      to?.id ?? null,
      to?.name ?? null,
      atMs,
      atMs,
      id,
    )
  }

  /**
   * @param noteId of a note that may have been added by an earlier request
   * @returns `full` if the message has `NOTES_MAX` notes, `conflict` if there is no such message or
   * the id is that of another note
   */
  async addNote(
    id: string,
    author: Person,
    text: string,
    noteId: string = randomUUID(),
  ): Promise<'done' | 'full' | 'conflict'> {
    const atMs = this.#date()
    const isAdded = await this.#changes(
      `INSERT INTO submission_notes (id, submission_id, at_ms, author_id, author_name, text)
       SELECT ?, id, CAST(? AS bigint), ?, ?, ? FROM submissions WHERE id = ? AND
         (SELECT count(*) FROM submission_notes WHERE submission_id = ?) < ${NOTES_MAX}
       ON CONFLICT (id) DO NOTHING`,
      noteId,
      atMs,
      author.id,
      author.name,
      text,
      id,
      id,
    )
    if (isAdded) {
      const change = `UPDATE submissions SET changed_at_ms = ${NEXT_CHANGE} WHERE id = ?`
      await this.#query(change, atMs, atMs, id)
      return 'done'
    }
    const { rows } = await this.#query(
      `SELECT id, author_id, text FROM submission_notes WHERE submission_id = ?`,
      id,
    )
    const notes = rows.map((row) => v.parse(noteKeySchema, row))
    const isSame = (note: v.InferOutput<typeof noteKeySchema>) =>
      note.id === noteId && note.author_id === author.id && note.text === text
    if (notes.some(isSame)) return 'done'
    return notes.length >= NOTES_MAX ? 'full' : 'conflict'
  }

  /** Makes a parked, suspect or queued message due now. */
  async retry(id: string): Promise<boolean> {
    const isDue = await this.#store.retry(id, this.#date())
    if (isDue) this.#onDue()
    return isDue
  }

  messagesOf(email: string): Promise<PersonMessages> {
    return messagesOfAddress(this.#store, email)
  }

  erase(ids: readonly string[]): Promise<number> {
    return this.#store.erase(ids)
  }

  #query(sql: string, ...values: SqlValue[]): Promise<QueryResult> {
    return this.#store.query(sql, values)
  }

  /** Whether a statement changes any row. */
  async #changes(sql: string, ...values: SqlValue[]): Promise<boolean> {
    return (await this.#query(sql, ...values)).changes > 0
  }
}

const positionSchema = v.object({ accepted_at_ms: integer, id: v.string() })

const noteKeySchema = v.object({ id: v.string(), author_id: v.string(), text: v.string() })

const noteSchema = v.pipe(
  v.object({ id: v.string(), at_ms: integer, author_name: v.string(), text: v.string() }),
  v.transform(
    (row): Note => ({
      id: row.id,
      atMs: row.at_ms,
      authorName: row.author_name,
      text: row.text,
    }),
  ),
)

function noteFromRow(row: unknown): Note {
  return v.parse(noteSchema, row)
}

const newestWhere = ({ sql }: Condition) =>
  `FROM submissions WHERE ${sql} ORDER BY accepted_at_ms DESC, id DESC`

/** @param found at most one more than the page can have */
function pageOf(found: readonly StoredSubmission[], limit: number): MessagePage {
  const messages = found.slice(0, limit)
  return { messages, next: found.length > limit ? positionOf(messages.at(-1)) : undefined }
}

function positionOf(message: StoredSubmission | undefined): Position | undefined {
  return message && { acceptedAtMs: message.acceptedAtMs, id: message.id }
}
