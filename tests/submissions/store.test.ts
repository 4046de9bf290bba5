import { randomUUID } from 'node:crypto'
import { mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ConfigError } from '../../runtime/config.ts'
import { BUSY_TIMEOUT_MS } from '../../runtime/sqlite.ts'
import { forms } from '../../submissions/definitions/forms.ts'
import { fingerprint } from '../../submissions/fingerprint.ts'
import { csvLines } from '../../submissions/inbox/csv.ts'
import { Inbox } from '../../submissions/inbox/inbox.ts'
import { copySqliteStore } from '../../submissions/store/copySqliteStore.ts'
import { openPostgresStore } from '../../submissions/store/postgres.ts'
import { COUNT_SUBMISSIONS } from '../../submissions/store/rows.ts'
import { LOCK_WAIT_MS, openSqliteStore } from '../../submissions/store/sqlite.ts'
import type { AttemptRecord, Claim, SubmissionStore } from '../../submissions/store/store.ts'
import type { NewSubmission } from '../../submissions/submission.ts'
import { ManualClock } from '../manualClock.ts'
import { contactContent, listNewest } from './fixtures.ts'
import { type Postgres, startPostgres } from './startPostgres.ts'

const MINUTE_MS = 60_000
const NOON_MS = Date.UTC(2026, 10, 21, 12)
const AMA = { id: 'ama', name: 'Ama' }

function newsletter(changes: { id?: string; email?: string; atMs?: number } = {}): NewSubmission {
  const content = forms.newsletter.contentOf({ email: changes.email ?? 'akosua@makola.example' })
  return {
    ...content,
    id: changes.id ?? randomUUID(),
    idFromBrowser: changes.id !== undefined,
    form: 'newsletter',
    fingerprint: fingerprint('newsletter', content),
    state: 'queued',
    acceptedAtMs: changes.atMs ?? NOON_MS,
  }
}

const claimAll = { kind: 'newsletter' as const, limit: 10, leaseMs: MINUTE_MS }
const failed = (startedAtMs: number) => ({
  startedAtMs,
  durationMs: 20,
  outcome: 'transient' as const,
  reason: 'HTTP 503',
})

/** Stores messages that were handled at 1, 2, 3 and so on. */
const storeHandled = (store: SubmissionStore, count: number) =>
  store.query(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
     INSERT INTO submissions (id, kind, form, fields, fingerprint, state, accepted_at_ms,
       next_attempt_at_ms, patience_from_ms, handling, handled_at_ms)
     SELECT 'old-' || n, 'newsletter', 'newsletter', '{}', 'f', 'queued', 0, 0, 0, 'handled', n
     FROM numbers`,
    [],
  )

/** The specification of a store; every test runs on both backends. */
function specification(openStore: () => Promise<SubmissionStore>, attemptTable: string) {
  let store: SubmissionStore
  beforeEach(async () => {
    store = await openStore()
  })
  afterEach(() => store.close())

  const claim = async (nowMs: number) => (await store.claim({ ...claimAll, nowMs })).claims

  test('stores what it accepted, field by field', async () => {
    const submission: NewSubmission = {
      ...newsletter(),
      ...contactContent({
        firstName: "Yaa'); DROP TABLE submissions;--",
        lastName: 'Ɔkyerɛ ₵ \u0000 😀',
        phone: '',
        message: 'first line\r\nsecond "line"\\',
      }),
    }
    await store.accept(submission)
    const found = await store.find(submission.id)
    expect(found?.submission).toMatchObject({ fields: submission.fields })
    expect(found?.submission).toMatchObject({ kind: 'contact', state: 'queued', attemptCount: 0 })
    expect(found?.attempts).toEqual([])
  })

  test('accepts the same id once, whatever comes with it', async () => {
    const id = randomUUID()
    expect(await store.accept(newsletter({ id }))).toEqual({ id, repeated: false })
    expect(await store.accept(newsletter({ id, email: 'b@c.example' }))).toEqual({
      id,
      repeated: true,
    })
    expect(await listNewest(store)).toHaveLength(1)
  })

  test('the same content within ten minutes is a repeat, if the browser sent no id', async () => {
    const first = await store.accept(newsletter())
    const again = await store.accept(newsletter({ atMs: NOON_MS + 9 * MINUTE_MS }))
    expect(again).toEqual({ id: first.id, repeated: true })
    const other = await store.accept(newsletter({ email: 'other@makola.example' }))
    expect(other.repeated).toBe(false)
    const later = await store.accept(newsletter({ atMs: NOON_MS + 11 * MINUTE_MS }))
    expect(later.repeated).toBe(false)
  })

  test('the same content as that of a suspect submission is a repeat only if it is suspect too', async () => {
    const suspect = () => store.accept({ ...newsletter(), state: 'suspect' })
    const bot = await suspect()
    const person = await store.accept(newsletter())
    expect(person.repeated, 'a person after a bot').toBe(false)
    expect(await store.accept(newsletter()), 'the person again').toEqual({
      id: person.id,
      repeated: true,
    })
    const again = await suspect()
    expect(again.repeated, 'the bot again').toBe(true)
    expect([bot.id, person.id]).toContain(again.id)
    expect(await listNewest(store)).toHaveLength(2)
  })

  test('equal posts at the same moment are one submission', async () => {
    const results = await Promise.all(Array.from({ length: 8 }, () => store.accept(newsletter())))
    expect(results.filter(({ repeated }) => !repeated)).toHaveLength(1)
    expect(new Set(results.map(({ id }) => id)).size).toBe(1)
  })

  test('a due submission is claimed by one worker only, until the lease ends', async () => {
    await store.accept(newsletter())
    const [first, second] = await Promise.all([claim(NOON_MS), claim(NOON_MS)])
    expect([...first, ...second]).toHaveLength(1)
    expect(await claim(NOON_MS + MINUTE_MS - 1)).toEqual([])
    expect(await claim(NOON_MS + MINUTE_MS)).toHaveLength(1)
  })

  test('what was accepted by a clock that was ahead is due, and no repeat of it', async () => {
    const YEAR_MS = 365 * 24 * 60 * 60 * 1000
    const ahead = { ...newsletter(), acceptedAtMs: NOON_MS + YEAR_MS }
    const { id } = await store.accept(ahead)
    expect(await store.correctTimes(NOON_MS)).toBe(1)
    expect((await claim(NOON_MS)).map(({ submission }) => submission.id)).toEqual([id])
    const again = { ...ahead, id: randomUUID(), idFromBrowser: false, acceptedAtMs: NOON_MS }
    expect(await store.accept(again)).toEqual({ id: again.id, repeated: false })
  })

  test('the next attempt of a submission that a clock ahead by hours has postponed is due', async () => {
    const AHEAD_MS = 10 * 60 * MINUTE_MS
    const [id = '', other = ''] = [randomUUID(), randomUUID()]
    await store.accept(newsletter({ id, atMs: NOON_MS }))
    const [claimed] = await claim(NOON_MS + AHEAD_MS)
    await store.recordAttempt({
      id,
      leaseToken: claimed?.leaseToken ?? '',
      attempt: failed(NOON_MS + AHEAD_MS),
      next: { state: 'queued', atMs: NOON_MS + AHEAD_MS + 5_000, retryWindowStartMs: NOON_MS },
    })
    await store.accept(newsletter({ id: other, email: 'other@makola.example', atMs: NOON_MS }))
    expect(await store.correctTimes(NOON_MS)).toBe(1)
    const due = (await claim(NOON_MS)).map(({ submission }) => submission.id)
    expect(due.toSorted()).toEqual([id, other].toSorted())
  })

  test('the retries of a submission that a clock ahead has attempted end as without it', async () => {
    const AHEAD_MS = 10 * 60 * MINUTE_MS
    const retryAhead = async (retryWindowStartMs: number) => {
      const [claimed] = await claim(NOON_MS + AHEAD_MS)
      if (!claimed) throw new Error('nothing was claimed')
      await store.recordAttempt({
        id: claimed.submission.id,
        leaseToken: claimed.leaseToken,
        attempt: failed(NOON_MS + AHEAD_MS),
        next: { state: 'queued', atMs: NOON_MS + AHEAD_MS + MINUTE_MS, retryWindowStartMs },
      })
      expect(await store.correctTimes(NOON_MS)).toBe(1)
      expect(await store.correctTimes(NOON_MS), 'a second time').toBe(0)
      return (await store.find(claimed.submission.id))?.submission
    }
    await store.accept(newsletter({ atMs: NOON_MS - 60 * MINUTE_MS }))
    expect(await retryAhead(NOON_MS + AHEAD_MS), 'that began ahead').toMatchObject({
      nextAttemptAtMs: NOON_MS,
      retryWindowStartMs: NOON_MS - 60 * MINUTE_MS,
    })
    expect(await retryAhead(NOON_MS - MINUTE_MS), 'that began before').toMatchObject({
      nextAttemptAtMs: NOON_MS,
      retryWindowStartMs: NOON_MS - MINUTE_MS,
    })
  })

  test('a correction changes neither a lease nor the backoff of a right clock', async () => {
    await store.accept(newsletter())
    const [claimed] = await claim(NOON_MS)
    if (!claimed) throw new Error('nothing was claimed')
    const atMs = NOON_MS + 60 * MINUTE_MS
    const next = { state: 'queued', atMs, retryWindowStartMs: NOON_MS } as const
    const { submission, leaseToken } = claimed
    await store.query('UPDATE submissions SET changed_at_ms = ?', [atMs])
    expect(await store.correctTimes(NOON_MS)).toBe(1)
    expect(await claim(NOON_MS), 'during the lease').toEqual([])
    await store.recordAttempt({ id: submission.id, leaseToken, attempt: failed(NOON_MS), next })
    expect(await store.correctTimes(NOON_MS - 9 * MINUTE_MS)).toBe(0)
    expect(await claim(atMs - 1), 'before the next attempt').toEqual([])
  })

  test('corrects more changes than one batch, so that the next one of staff is now', async () => {
    await storeHandled(store, 2_500)
    await store.query('UPDATE submissions SET changed_at_ms = ?', [NOON_MS + 60 * MINUTE_MS])
    const { id } = await store.accept(newsletter())
    expect(await store.correctTimes(NOON_MS, AbortSignal.abort()), 'while stopping').toBe(1_000)
    expect(await store.correctTimes(NOON_MS)).toBe(1_500)
    await new Inbox(store, () => NOON_MS).assign(id, AMA)
    expect((await store.counts()).changedAtMs).toBe(NOON_MS + 1)
  })

  test('a lease that a wrong clock set is over, for a worker with the right time', async () => {
    await store.accept(newsletter())
    expect(await claim(NOON_MS + 3 * 24 * 60 * MINUTE_MS)).toHaveLength(1)
    expect(await claim(NOON_MS)).toHaveLength(1)
  })

  test('claims oldest first, the requested kinds only, and no more than requested', async () => {
    await store.accept(newsletter({ id: randomUUID(), atMs: NOON_MS + 2 }))
    await store.accept(newsletter({ id: randomUUID(), atMs: NOON_MS + 1 }))
    const nowMs = NOON_MS + 5
    const other = await store.claim({ ...claimAll, kind: 'contact', nowMs })
    expect(other.claims).toEqual([])
    const [only, ...none] = (await store.claim({ ...claimAll, limit: 1, nowMs })).claims
    expect(only?.submission.acceptedAtMs).toBe(NOON_MS + 1)
    expect(none).toEqual([])
  })

  test('records attempts and waits until the next is due', async () => {
    await store.accept(newsletter({ atMs: NOON_MS - MINUTE_MS }))
    const [claimed] = await claim(NOON_MS)
    if (!claimed) throw new Error('nothing was claimed')
    const { submission, leaseToken } = claimed
    await store.recordAttempt({
      id: submission.id,
      leaseToken,
      attempt: failed(NOON_MS),
      next: { state: 'queued', atMs: NOON_MS + 5_000, retryWindowStartMs: NOON_MS },
    })
    expect(await claim(NOON_MS + 4_999)).toEqual([])
    const [again] = await claim(NOON_MS + 5_000)
    if (!again) throw new Error('it was not due again')
    expect(again.submission.retryWindowStartMs).toBe(NOON_MS)
    await store.recordAttempt({
      id: submission.id,
      leaseToken: again.leaseToken,
      attempt: { ...failed(NOON_MS + 5_000), outcome: 'delivered', reason: 'HTTP 200' },
      next: { state: 'delivered' },
    })
    const found = await store.find(submission.id)
    expect(found?.submission).toMatchObject({
      state: 'delivered',
      attemptCount: 2,
      deliveredAtMs: NOON_MS + 5_020,
    })
    expect(found?.attempts.map(({ number, reason }) => [number, reason])).toEqual([
      [1, 'HTTP 503'],
      [2, 'HTTP 200'],
    ])
    expect(await claim(NOON_MS + 99 * MINUTE_MS)).toEqual([])
  })

  test('a failure reported after the lease was lost changes nothing; a delivery is recorded', async () => {
    await store.accept(newsletter())
    const [slow] = await claim(NOON_MS)
    const [fast] = await claim(NOON_MS + 2 * MINUTE_MS)
    if (!slow || !fast) throw new Error('nothing was claimed')
    const { id } = slow.submission
    const parked = { attempt: failed(NOON_MS), next: { state: 'parked' } } as const
    await store.recordAttempt({ id, leaseToken: slow.leaseToken, ...parked })
    expect((await store.find(id))?.submission).toMatchObject({ state: 'queued', attemptCount: 0 })
    const delivered = {
      attempt: { ...failed(NOON_MS), outcome: 'delivered' },
      next: { state: 'delivered' },
    } as const
    await store.recordAttempt({ id, leaseToken: slow.leaseToken, ...delivered })
    await store.recordAttempt({ id, leaseToken: fast.leaseToken, ...parked })
    expect((await store.find(id))?.submission.state).toBe('delivered')
  })

  test('an operator retries one or all unhandled parked; a delivered one is not retried', async () => {
    for (const name of ['a', 'b', 'c']) {
      await store.accept(newsletter({ email: `${name}@x.example` }))
    }
    for (const { submission, leaseToken } of await claim(NOON_MS)) {
      await store.recordAttempt({
        id: submission.id,
        leaseToken,
        attempt: { ...failed(NOON_MS), outcome: 'permanent', reason: 'HTTP 400' },
        next: { state: 'parked' },
      })
    }
    expect(await claim(NOON_MS + MINUTE_MS)).toEqual([])
    const [parked, handled] = await listNewest(store, { state: 'parked' })
    await new Inbox(store, () => NOON_MS).setHandled(handled?.id ?? '', true, AMA)
    expect((await store.counts()).byState.parked.newsletter).toBe(2)
    expect(parked?.reason).toBe('HTTP 400')
    expect(await store.retry(parked?.id ?? '', NOON_MS + MINUTE_MS)).toBe(true)
    expect(await claim(NOON_MS + MINUTE_MS)).toHaveLength(1)
    expect(await store.retryParked(NOON_MS + MINUTE_MS)).toBe(1)
    expect(await listNewest(store, { state: 'parked' })).toMatchObject([
      { id: handled?.id, handling: 'handled' },
    ])
    expect(await store.retry(handled?.id ?? '', NOON_MS + MINUTE_MS)).toBe(true)
    expect(await store.retry('no-such-id', NOON_MS)).toBe(false)
  })

  test.each([
    ['its last attempt is not parked', { state: 'parked' }],
    [
      'an attempt does not wait for the next',
      { state: 'queued', atMs: NOON_MS + 60 * MINUTE_MS, retryWindowStartMs: NOON_MS },
    ],
  ] as const)('a submission that is retried during %s', async (_result, next) => {
    await store.accept(newsletter())
    const [claimed] = await claim(NOON_MS)
    if (!claimed) throw new Error('nothing was claimed')
    const { id } = claimed.submission
    expect(await store.retry(id, NOON_MS + 10)).toBe(true)
    expect(await claim(NOON_MS + 15)).toEqual([])
    const { leaseToken } = claimed
    await store.recordAttempt({ id, leaseToken, attempt: failed(NOON_MS), next })
    expect((await store.find(id))?.submission).toMatchObject({ state: 'queued', attemptCount: 1 })
    const [again] = await claim(NOON_MS + 20)
    if (!again) throw new Error('it was not due again')
    expect(again.submission.retryWindowStartMs, 'start of its retries').toBe(NOON_MS + 10)
    await store.recordAttempt({
      id,
      leaseToken: again.leaseToken,
      attempt: failed(NOON_MS + 20),
      next: { state: 'parked' },
    })
    expect((await store.find(id))?.submission.state).toBe('parked')
  })

  test('erases a submission with its attempts and notes, and nothing else', async () => {
    await store.accept(newsletter({ email: 'waiting@x.example' }))
    await store.accept(newsletter({ email: 'sent@x.example' }))
    const [waiting, sent] = await claim(NOON_MS)
    if (!waiting || !sent) throw new Error('nothing was claimed')
    const inbox = new Inbox(store, () => NOON_MS)
    const record = async (
      { submission: { id }, leaseToken }: Claim,
      next: AttemptRecord['next'],
    ) => {
      const outcome = next.state === 'delivered' ? next.state : 'transient'
      const attempt = { ...failed(NOON_MS), outcome } as const
      await store.recordAttempt({ id, leaseToken, attempt, next })
      await inbox.addNote(id, AMA, 'Called.')
    }
    const countDependents = async () => {
      const tables = [attemptTable, 'submission_notes']
      const counts = tables.map((table) => store.query(`SELECT 1 FROM ${table}`, []))
      return (await Promise.all(counts)).map(({ rows }) => rows.length)
    }
    await record(waiting, { state: 'queued', atMs: NOON_MS, retryWindowStartMs: NOON_MS })
    await record(sent, { state: 'delivered' })
    expect(await store.purgeHandled(NOON_MS)).toBe(0)
    expect(await countDependents()).toEqual([2, 2])
    expect(await store.purgeHandled(NOON_MS + MINUTE_MS)).toBe(1)
    expect(await store.find(sent.submission.id)).toBeNull()
    expect(await listNewest(store)).toHaveLength(1)
    expect(await countDependents()).toEqual([1, 1])
    expect(await store.erase([waiting.submission.id])).toBe(1)
    expect(await countDependents()).toEqual([0, 0])
  })

  test('erases more old submissions than one batch, and retains newer and unhandled ones', async () => {
    await storeHandled(store, 2_500)
    await store.accept(newsletter())
    expect(await store.purgeHandled(2_500)).toBe(2_499)
    expect(await listNewest(store)).toHaveLength(2)
    expect(await store.purgeHandled(2_501)).toBe(1)
  })

  test('erases one batch if it is stopping', async () => {
    await storeHandled(store, 2_500)
    expect(await store.purgeHandled(NOON_MS, AbortSignal.abort())).toBe(1_000)
    expect(await store.purgeHandled(NOON_MS)).toBe(1_500)
  })

  test('counts by state and kind, over open and handled ones', async () => {
    const { id } = await store.accept(newsletter({ email: 'handled@x.example' }))
    await new Inbox(store, () => NOON_MS).setHandled(id, true, AMA)
    await store.accept(newsletter())
    await store.accept({ ...newsletter({ email: 'bot@x.example' }), state: 'suspect' })
    const { byState } = await store.counts()
    expect(byState.queued).toEqual({ newsletter: 2, contact: 0, demo: 0, vasDemo: 0 })
    expect(byState.suspect.newsletter).toBe(1)
    expect(await claim(NOON_MS)).toHaveLength(2)
  })

  test('reserves slots an interval apart, over all callers', async () => {
    const moments = await Promise.all(
      Array.from({ length: 5 }, () => store.reserveSlot('email', 1_000, NOON_MS)),
    )
    expect(moments.sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4].map((n) => NOON_MS + n * 1_000))
    expect(await store.reserveSlot('email', 1_000, NOON_MS + MINUTE_MS)).toBe(NOON_MS + MINUTE_MS)
  })

  test('a slot more than a minute ahead, of a wrong clock, delays the next one by one interval', async () => {
    await store.reserveSlot('email', 1_000, NOON_MS + MINUTE_MS)
    expect(await store.reserveSlot('email', 1_000, NOON_MS)).toBe(NOON_MS + MINUTE_MS + 1_000)
    expect(await store.reserveSlot('email', 1_000, NOON_MS)).toBe(NOON_MS + 1_000)
    expect(await store.reserveSlot('email', 1_000, NOON_MS)).toBe(NOON_MS + 2_000)
  })
}

describe('the SQLite store', () => {
  let folder: string
  let opened = 0
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nsaa-submissions-'))
  })
  afterAll(() => rm(folder, { recursive: true }))
  const nextFile = () => join(folder, `private-${++opened}`, 'submissions.sqlite')

  specification(async () => openSqliteStore(nextFile()), 'attempts')

  test('its file and folder are readable by their owner only', async () => {
    const file = nextFile()
    const store = openSqliteStore(file)
    await store.accept(newsletter())
    for (const part of [dirname(file), file, `${file}-wal`]) {
      expect((await stat(part)).mode & 0o077, part).toBe(0)
    }
    await store.close()
  })

  test('an empty file is neither opened nor copied', async () => {
    const file = join(folder, 'empty.sqlite')
    await writeFile(file, '')
    const message = `${file} is empty. Restore a copy, or delete it to start without messages.`
    expect(() => openSqliteStore(file)).toThrow(new ConfigError([message]))
    expect(() => copySqliteStore(file, `${file}.copy`)).toThrow(new ConfigError([message]))
    expect(await readdir(folder)).not.toContain('empty.sqlite.copy')
  })

  test('a damaged file throws if it is opened with the check, as SQLite does', async () => {
    const file = nextFile()
    const store = openSqliteStore(file)
    await storeHandled(store, 1_000)
    await store.close()
    const openChecked = () => openSqliteStore(file, { isChecked: true })
    await openChecked().close()
    const damaged = await open(file, 'r+')
    const { size } = await damaged.stat()
    await damaged.write(Buffer.alloc(size / 4, 'x'), 0, size / 4, size / 2)
    await damaged.close()
    await openSqliteStore(file).close()
    expect(openChecked).toThrow(
      expect.objectContaining({
        errcode: 11,
        message: expect.stringMatching(/^database disk image is malformed/),
      }),
    )
  })

  /** How often other work of this process runs during `work`. */
  async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
    let turns = 0
    let isWorking = true
    const turn = () => {
      turns += 1
      if (isWorking) setImmediate(turn)
    }
    setImmediate(turn)
    await work()
    isWorking = false
    return turns
  }

  test('lets other work run between the batches that it erases', async () => {
    const store = openSqliteStore(nextFile())
    await storeHandled(store, 2_500)
    const turns = await turnsDuring(async () => {
      expect(await store.purgeHandled(NOON_MS)).toBe(2_500)
    })
    expect(turns).toBeGreaterThanOrEqual(2)
    await store.close()
  })

  test('lets other work run while all messages of a person are searched', async () => {
    const store = openSqliteStore(nextFile())
    await storeHandled(store, 4_500)
    const inbox = new Inbox(store, () => NOON_MS)
    expect(await turnsDuring(() => inbox.messagesOf('ama@x.example'))).toBeGreaterThanOrEqual(2)
    await store.close()
  })

  test('lets other work run while messages are searched for rare words', async () => {
    const store = openSqliteStore(nextFile())
    await storeHandled(store, 1_000)
    const inbox = new Inbox(store, () => NOON_MS)
    const turns = await turnsDuring(() => inbox.page({ search: 'needle' }, 10))
    expect(turns).toBeGreaterThanOrEqual(3)
    await store.close()
  })

  test('lets other work run while all messages are exported', async () => {
    const store = openSqliteStore(nextFile())
    await storeHandled(store, 1_600)
    const inbox = new Inbox(store, () => NOON_MS)
    let lines = 0
    const turns = await turnsDuring(async () => {
      for await (const _line of csvLines(inbox, {}, { deliverableKinds: [] })) lines += 1
    })
    expect(lines).toBe(1_601)
    expect(turns).toBeGreaterThanOrEqual(3)
    await store.close()
  })

  test('overwrites what it erases, in the file and in its write-ahead log', async () => {
    const file = nextFile()
    const store = openSqliteStore(file)
    const readText = async () =>
      `${await readFile(file, 'latin1')}${await readFile(`${file}-wal`, 'latin1')}`
    const emails = Array.from({ length: 100 }, (_, n) => `guest${n}@x.example`)
    const ids: string[] = []
    for (const email of emails) ids.push((await store.accept(newsletter({ email }))).id)
    // Longer rows are moved to other pages.
    await store.query("UPDATE submissions SET handled_by = 'Ama Serwaa of the front desk'", [])
    expect(await store.erase(ids.slice(0, 50))).toBe(50)
    const erased = await readText()
    expect(emails.filter((email) => erased.includes(email))).toEqual(emails.slice(50))
    await store.query(
      "UPDATE submissions SET handling = 'handled', handled_at_ms = 0 WHERE id <> ?",
      [ids.at(-1) ?? ''],
    )
    expect(await store.purgeHandled(NOON_MS)).toBe(49)
    const purged = await readText()
    expect(emails.filter((email) => purged.includes(email))).toEqual(emails.slice(-1))
    await store.close()
  })

  test('counts the submissions by an index, without reading rows', async () => {
    const store = openSqliteStore(nextFile())
    const { rows } = await store.query(`EXPLAIN QUERY PLAN ${COUNT_SUBMISSIONS}`, [])
    expect(rows).toMatchObject([
      { detail: 'SCAN submissions USING COVERING INDEX submissions_handling' },
    ])
    await store.close()
  })

  test('repeats a count only after a write, also of another process', async () => {
    const file = nextFile()
    const [one, other] = [openSqliteStore(file), openSqliteStore(file)]
    const empty = await one.counts()
    expect(await one.counts()).toBe(empty)
    const { id } = await one.accept(newsletter())
    expect((await one.counts()).byState.queued.newsletter).toBe(1)
    await other.accept(newsletter({ email: 'other@x.example' }))
    expect((await one.counts()).byState.queued.newsletter).toBe(2)
    const handle = "UPDATE submissions SET handling = 'handled', handled_at_ms = 0 WHERE id = ?"
    await other.query(handle, [id])
    const inbox = new Inbox(one, () => NOON_MS)
    expect((await inbox.overview()).groups).toHaveLength(2)
    await other.purgeHandled(1)
    expect((await inbox.overview()).groups).toMatchObject([{ handling: 'open', count: 1 }])
    await one.close()
    await other.close()
  })

  test('a lock of another process blocks this one for a second at most, and posts wait without blocking it', async () => {
    const file = nextFile()
    const [store, other] = [openSqliteStore(file, { acceptWaitMs: 500 }), openSqliteStore(file)]
    const { id } = await store.accept(newsletter())
    await other.query('BEGIN IMMEDIATE', [])
    const posts = ['a@b.example', 'b@b.example', 'c@b.example'].map((email) =>
      newsletter({ email }),
    )
    const postedAtMs = performance.now()
    const accepting = posts.map((post) => store.accept(post))
    expect(performance.now() - postedAtMs).toBeLessThan(LOCK_WAIT_MS)
    const startedAtMs = performance.now()
    await expect(store.retry(id, NOON_MS)).rejects.toThrow('database is locked')
    expect(performance.now() - startedAtMs).toBeLessThan(BUSY_TIMEOUT_MS / 2)
    await other.query('ROLLBACK', [])
    await Promise.all(accepting)
    await other.query('BEGIN IMMEDIATE', [])
    await expect(store.accept(newsletter())).rejects.toThrow('database is locked')
    await Promise.all([store.close(), other.close()])
  })

  test('two processes may have it open: each sees what the other wrote', async () => {
    const file = nextFile()
    const [one, other] = [openSqliteStore(file), openSqliteStore(file)]
    const { id } = await one.accept(newsletter())
    expect(await other.retry(id, NOON_MS)).toBe(true)
    expect((await other.find(id))?.submission.id).toBe(id)
    await one.close()
    await other.close()
  })
})

describe('the PostgreSQL store', () => {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())

  specification(
    async () => openPostgresStore(await postgres.createDatabase()),
    'submission_attempts',
  )

  test('instances that start together create the tables once', async () => {
    const url = await postgres.createDatabase()
    const stores = await Promise.all([openPostgresStore(url), openPostgresStore(url)])
    await Promise.all(stores.map((store) => store.accept(newsletter({ id: randomUUID() }))))
    expect(await listNewest(stores[0])).toHaveLength(2)
    await Promise.all(stores.map((store) => store.close()))
  })

  test('repeats a count after a change, and after 30 seconds', async () => {
    const url = await postgres.createDatabase()
    const clock = new ManualClock()
    const [one, other] = [
      await openPostgresStore(url, { now: () => clock.now() }),
      await openPostgresStore(url),
    ]
    const empty = await one.counts()
    expect(await one.counts()).toBe(empty)
    const { id } = await other.accept(newsletter())
    expect((await one.counts()).byState.queued.newsletter).toBe(1)
    await other.accept(newsletter({ email: 'behind@x.example', atMs: NOON_MS - MINUTE_MS }))
    clock.pass(29_999)
    expect((await one.counts()).byState.queued.newsletter).toBe(1)
    clock.pass(1)
    expect((await one.counts()).byState.queued.newsletter).toBe(2)
    await one.erase([id])
    expect((await one.counts()).byState.queued.newsletter).toBe(1)
    await Promise.all([one.close(), other.close()])
  })

  test('a message that is reopened while old ones are erased is retained', async () => {
    const url = await postgres.createDatabase()
    const store = await openPostgresStore(url)
    const staff = new Client({ connectionString: url })
    await staff.connect()
    await storeHandled(store, 1)
    await staff.query('BEGIN')
    await staff.query("UPDATE submissions SET handling = 'open', handled_at_ms = NULL")
    const erased = store.purgeHandled(NOON_MS)
    const blocked = `SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`
    await expect.poll(async () => (await store.query(blocked, [])).rows.length).toBe(1)
    await staff.query('COMMIT')
    expect(await erased).toBe(0)
    expect(await listNewest(store)).toHaveLength(1)
    await staff.end()
    await store.close()
  })

  test('a correction neither waits for a claim nor ends its lease', async () => {
    const url = await postgres.createDatabase()
    const store = await openPostgresStore(url)
    const other = new Client({ connectionString: url })
    await other.connect()
    const claim = async (nowMs: number) => (await store.claim({ ...claimAll, nowMs })).claims
    await store.accept(newsletter({ atMs: NOON_MS + 60 * MINUTE_MS }))
    await other.query('BEGIN')
    await other.query(
      `UPDATE submissions SET lease_token = 'other', leased_until_ms = $1, next_attempt_at_ms = $2`,
      [NOON_MS + MINUTE_MS, NOON_MS],
    )
    expect(await store.correctTimes(NOON_MS), 'while the claim is not committed').toBe(0)
    await other.query('COMMIT')
    expect(await store.correctTimes(NOON_MS), 'after it').toBe(1)
    expect(await claim(NOON_MS)).toEqual([])
    expect(await claim(NOON_MS + MINUTE_MS)).toHaveLength(1)
    await other.end()
    await store.close()
  })

  test('workers that correct and claim at the same moment get a submission once', async () => {
    const url = await postgres.createDatabase()
    const stores = [await openPostgresStore(url), await openPostgresStore(url)]
    const claimed: string[] = []
    for (let round = 0; round < 20; round += 1) {
      await stores[0]?.accept(newsletter({ id: randomUUID(), atMs: NOON_MS + 60 * MINUTE_MS }))
      const claiming = stores.map(async (store) => {
        await store.correctTimes(NOON_MS)
        return (await store.claim({ ...claimAll, nowMs: NOON_MS })).claims
      })
      for (const { submission } of (await Promise.all(claiming)).flat()) claimed.push(submission.id)
    }
    expect(claimed).toHaveLength(20)
    expect(new Set(claimed).size).toBe(20)
    await Promise.all(stores.map((store) => store.close()))
  })

  test('a connection that breaks in a transaction rejects it and does not end the process', async () => {
    const url = await postgres.createDatabase()
    const store = await openPostgresStore(url)
    const operator = new Client({ connectionString: url })
    await operator.connect()
    const uncaught: unknown[] = []
    const record = (error: unknown) => uncaught.push(error)
    process.on('uncaughtExceptionMonitor', record)
    await operator.query('BEGIN')
    await operator.query('LOCK TABLE submissions')
    const outcome = store.accept(newsletter()).catch((error: unknown) => error)
    const terminateBlocked = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`
    await expect.poll(async () => (await store.query(terminateBlocked, [])).rows.length).toBe(1)
    expect(await outcome).toBeInstanceOf(Error)
    await operator.query('ROLLBACK')
    expect(await store.accept(newsletter())).toMatchObject({ repeated: false })
    process.off('uncaughtExceptionMonitor', record)
    expect(uncaught).toEqual([])
    await operator.end()
    await store.close()
  })
})
