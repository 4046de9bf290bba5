import * as v from 'valibot'
import { type Clock, sleep } from '../runtime/clock.ts'
import { errorMessage } from '../runtime/errorMessage.ts'
import type { Log } from '../runtime/log.ts'
import { integer } from './store/columns.ts'
import type { SubmissionStore } from './store/store.ts'
import { WORKING_DAY_MS, workingTimeBetween } from './workingTime.ts'

const POLL_MS = 60_000
const POST_TIMEOUT_MS = 10_000
const FIRST_RETRY_MS = 60_000
const RETRY_MAX_MS = 6 * 60 * 60 * 1000
/** About two days of attempts, after which a notification is dropped. */
const ATTEMPTS_MAX = 16

/** The body of a notification. It contains nothing that a visitor wrote. */
interface Notification {
  event: 'submissions.parked' | 'submissions.unhandled'
  /** Number of messages that are parked or not handled. */
  count: number
  /** ISO 8601: when the last one was parked, or since when none was handled. */
  since: string
  /** URL of the inbox. */
  studio: string
}

export interface NotifyOptions {
  store: Pick<SubmissionStore, 'query'>
  /** Receives one JSON POST for each notification. */
  url: string
  siteUrl: string
  clock: Pick<Clock, 'date' | 'schedule'>
  log: Pick<Log, 'info' | 'warn'>
  fetch: typeof globalThis.fetch
}

/** A notification that is due. Only a later `sinceMs` sends another, with attempts of its own. */
interface DueNotification {
  event: Notification['event']
  count: number
  /** See `Notification.since`. */
  sinceMs: number
}

/**
 * Sends a notification when messages are parked, and when none was handled for a working day. What
 * was sent is stored, so that neither a restart nor a second instance sends it again.
 */
export function startNotifications(options: NotifyOptions): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const running = run(options, stopping.signal)
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}

async function run(options: NotifyOptions, stopping: AbortSignal): Promise<void> {
  // A store that fails for hours is logged once.
  let isFailing = false
  while (!stopping.aborted) {
    try {
      for (const due of await dueNotifications(options)) await send(due, options, stopping)
      isFailing = false
    } catch (error) {
      const reason = errorMessage(error)
      if (!isFailing) options.log.warn('submissions.notify.unavailable', { reason })
      isFailing = true
    }
    await sleep(options.clock, POLL_MS, stopping)
  }
}

const rowSchema = v.object({ count: integer, at_ms: v.nullable(integer) })

async function dueNotifications({ store, clock }: NotifyOptions): Promise<DueNotification[]> {
  const one = async (sql: string) => {
    const { rows } = await store.query(sql, [])
    return v.parse(rowSchema, rows[0])
  }
  const [parked, open, handled] = await Promise.all([
    one(`SELECT count(*) AS count, max(parked_at_ms) AS at_ms FROM submissions
         WHERE state = 'parked' AND handling = 'open'`),
    one(`SELECT count(*) AS count, min(coalesce(opened_at_ms, accepted_at_ms)) AS at_ms FROM submissions
         WHERE handling = 'open' AND state <> 'suspect'`),
    one(`SELECT count(*) AS count, max(handled_at_ms) AS at_ms FROM submissions
         WHERE handling = 'handled' AND handled_by <> 'delivery'`),
  ])
  const due: DueNotification[] = []
  if (parked.at_ms !== null) {
    due.push({ event: 'submissions.parked', count: parked.count, sinceMs: parked.at_ms })
  }
  const sinceMs = Math.max(open.at_ms ?? 0, handled.at_ms ?? 0)
  const isDue = open.count > 0 && workingTimeBetween(sinceMs, clock.date()) >= WORKING_DAY_MS
  if (isDue) due.push({ event: 'submissions.unhandled', count: open.count, sinceMs })
  return due
}

async function send(due: DueNotification, options: NotifyOptions, stopping: AbortSignal) {
  const attempt = await claim(due, options)
  if (attempt === undefined) return
  const { event, count, sinceMs } = due
  const body: Notification = {
    event,
    count,
    since: new Date(sinceMs).toISOString(),
    studio: `${options.siteUrl}/studio/messages`,
  }
  const outcome = await post(body, options, stopping)
  options.log[outcome === 'ok' ? 'info' : 'warn']('submissions.notify', {
    notification: event,
    outcome,
    attempt,
  })
  if (outcome === 'ok' || attempt >= ATTEMPTS_MAX) {
    // During the post, another instance may have sent, or attempted, a newer notification.
    await options.store.query(
      `UPDATE submission_notifications SET reported_ms = ?, attempts = 0, retry_at_ms = 0
       WHERE event = ? AND reported_ms < ? AND attempted_ms <= ?`,
      [sinceMs, event, sinceMs, sinceMs],
    )
  }
}

const attemptsSchema = v.object({ attempts: integer, attempted_ms: integer })

/**
 * @returns the number of this attempt; undefined if it is not due, or claimed by another instance
 */
async function claim({ event, sinceMs }: DueNotification, { store, clock }: NotifyOptions) {
  const nowMs = clock.date()
  await store.query(
    `INSERT INTO submission_notifications (event, reported_ms, retry_at_ms, attempts)
     VALUES (?, 0, 0, 0) ON CONFLICT (event) DO NOTHING`,
    [event],
  )
  const { rows } = await store.query(
    'SELECT attempts, attempted_ms FROM submission_notifications WHERE event = ?',
    [event],
  )
  const row = v.parse(attemptsSchema, rows[0])
  const failed = row.attempted_ms < sinceMs ? 0 : row.attempts
  const waitMs = Math.min(RETRY_MAX_MS, FIRST_RETRY_MS * 2 ** Math.min(failed, 20))
  const { changes } = await store.query(
    `UPDATE submission_notifications SET retry_at_ms = ?, attempts = ?, attempted_ms = ?
     WHERE event = ? AND attempts = ? AND attempted_ms = ? AND reported_ms < ?
       AND (retry_at_ms <= ? OR attempted_ms < ?)`,
    [
      nowMs + waitMs,
      failed + 1,
      Math.max(sinceMs, row.attempted_ms),
      event,
      row.attempts,
      row.attempted_ms,
      sinceMs,
      nowMs,
      sinceMs,
    ],
  )
  return changes > 0 ? failed + 1 : undefined
}

/** @returns `ok`, or the error without the URL, which may contain a secret */
async function post(body: Notification, { url, fetch }: NotifyOptions, stopping: AbortSignal) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(POST_TIMEOUT_MS)]),
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    await response.body?.cancel()
    return response.ok ? 'ok' : `HTTP ${response.status}`
  } catch {
    return 'no response'
  }
}
