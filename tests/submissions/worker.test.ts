import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sleep } from '../../runtime/clock.ts'
import type { Backend } from '../../submissions/backends/backend.ts'
import { emailBackend } from '../../submissions/backends/email.ts'
import { subscribeBackend } from '../../submissions/backends/origin.ts'
import { forms } from '../../submissions/definitions/forms.ts'
import { createIntake } from '../../submissions/intake.ts'
import { openSqliteStore } from '../../submissions/store/sqlite.ts'
import type { SubmissionStore } from '../../submissions/store/store.ts'
import type { SubmissionContent, SubmissionState } from '../../submissions/submission.ts'
import { startWorker, type Worker } from '../../submissions/worker.ts'
import { type FakeBackend, startFakeBackend } from './fakeBackend.ts'
import { FastClock } from './fastClock.ts'
import { completeValues, contactContent } from './fixtures.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
/** Longer than any test: requests end when the fake responds or is stopped. */
const ATTEMPT_TIMEOUT_MS = 600_000
const log = { info() {}, warn() {} }
type WorkerLog = Parameters<typeof startWorker>[0]['log']

/** A store whose methods are those of another one, but for one of them. */
function withMember<Name extends keyof SubmissionStore>(
  store: SubmissionStore,
  name: Name,
  replacement: SubmissionStore[Name],
): SubmissionStore {
  return new Proxy(store, {
    get(target, asked) {
      if (asked === name) return replacement
      const member: unknown = Reflect.get(target, asked)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
}

describe('the worker', () => {
  let folder: string
  let store: SubmissionStore
  let fake: FakeBackend
  let clock: FastClock
  let worker: Worker | undefined

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nsaa-worker-'))
    store = openSqliteStore(join(folder, 'submissions.sqlite'))
    clock = new FastClock(Date.UTC(2026, 10, 21))
    fake = await startFakeBackend('OK', () => clock.date())
  })
  afterEach(async () => {
    await worker?.stop()
    worker = undefined
    await fake.stop()
    await store.close()
    await rm(folder, { recursive: true })
  })

  /** @param hanging backends whose requests the clock does not wait for */
  function start(
    backends: Backend[],
    hanging: Backend[] = [],
    used = store,
    events: WorkerLog = log,
  ) {
    worker = startWorker({
      store: clock.holding(used),
      backends: [...backends.map((backend) => clock.holding(backend)), ...hanging],
      clock,
      log: events,
      random: () => 1,
      retentionMs: 30 * DAY_MS,
      attemptTimeoutMs: ATTEMPT_TIMEOUT_MS,
    })
    return createIntake(store, worker, clock)
  }

  const subscribe = (intake: ReturnType<typeof createIntake>, email = 'ama@x.example') =>
    intake.accept({
      form: 'newsletter',
      page: '/',
      content: forms.newsletter.contentOf({ email }),
      suspect: false,
    })

  /** Advances the worker's clock until the submission is in that state. */
  async function reached(id: string, state: SubmissionState, stepMs = 0) {
    const until = clock.date() + 6 * DAY_MS
    for (;;) {
      const found = await store.find(id)
      if (found?.submission.state === state) return found
      if (clock.date() >= until) throw new Error(`${JSON.stringify(found)} is not ${state}`)
      await clock.advance(stepMs)
    }
  }

  test('delivers accepted submissions, and records the attempt', async () => {
    const { id } = await subscribe(start([subscribeBackend(fake.origin)]))
    const { submission, attempts } = await reached(id, 'delivered')
    expect(submission.attemptCount).toBe(1)
    expect(attempts).toMatchObject([{ number: 1, outcome: 'delivered', reason: 'HTTP 200' }])
    expect(fake.received).toHaveLength(1)
  })

  test('retries transient failures with backoff and the same key', async () => {
    fake.behave({ status: 500 }, 'cut the connection', { status: 503 }, 'accept')
    const { id } = await subscribe(start([subscribeBackend(fake.origin)]))
    const { attempts } = await reached(id, 'delivered')
    expect(attempts.map(({ outcome }) => outcome)).toEqual([
      'transient',
      'transient',
      'transient',
      'delivered',
    ])
    const gaps = attempts
      .slice(1)
      .map((attempt, n) => attempt.startedAtMs - (attempts[n]?.startedAtMs ?? 0))
    expect(gaps[0]).toBeGreaterThanOrEqual(5_000)
    expect(gaps[1]).toBeGreaterThanOrEqual(5_000)
    expect(gaps[2]).toBeGreaterThanOrEqual(10_000)
    expect(new Set(fake.received.map(({ idempotencyKey }) => idempotencyKey))).toEqual(
      new Set([id]),
    )
  })

  test('waits as long as Retry-After requires', async () => {
    fake.behave({ status: 429, retryAfter: '3600' }, 'accept')
    const { id } = await subscribe(start([subscribeBackend(fake.origin)]))
    const { attempts } = await reached(id, 'delivered', MINUTE_MS)
    const [first, second] = attempts
    expect((second?.startedAtMs ?? 0) - (first?.startedAtMs ?? 0)).toBeGreaterThanOrEqual(3_600_000)
  })

  test('parks a permanently refused submission after one attempt, and delivers it after a retry', async () => {
    fake.behave({ status: 400 }, 'accept')
    const { id } = await subscribe(start([subscribeBackend(fake.origin)]))
    const { submission } = await reached(id, 'parked')
    expect(submission).toMatchObject({ attemptCount: 1, reason: 'HTTP 400' })
    expect(await store.retryParked(clock.date())).toBe(1)
    await reached(id, 'delivered')
  })

  test('retries for more than three days, then parks it', async () => {
    fake.behave({ status: 503 })
    const acceptedAtMs = clock.date()
    const { id } = await subscribe(start([subscribeBackend(fake.origin)]))
    const { attempts } = await reached(id, 'parked', 30 * MINUTE_MS)
    const last = attempts.at(-1)?.startedAtMs ?? 0
    expect(last - acceptedAtMs).toBeGreaterThan(3 * DAY_MS)
    expect(attempts.length).toBeLessThan(60)
    await store.retry(id, clock.date())
    fake.behave({ status: 503 }, 'accept')
    const retriedAtMs = clock.date()
    await reached(id, 'delivered')
    expect(clock.date() - retriedAtMs).toBeLessThan(MINUTE_MS)
  })

  test('a hanging backend delays no other', async () => {
    const hanging = await startFakeBackend()
    hanging.behave('hang')
    const account = { url: `${fake.origin}/send`, publicKey: 'key' }
    const template = { kind: 'contact', serviceId: 's', templateId: 't', toName: 'Nsaa' } as const
    const intake = start([emailBackend(account, template)], [subscribeBackend(hanging.origin)])
    await subscribe(intake)
    const { id } = await intake.accept({
      form: 'contact',
      page: '/contact-us',
      content: contactContent(),
      suspect: false,
    })
    await reached(id, 'delivered')
    expect(fake.received).toHaveLength(1)
    const stopped = worker?.stop()
    // Ends the attempts that the worker waits for.
    await hanging.stop()
    await stopped
  })

  test('sends at most one e-mail a second over both templates, even if the first arrives late', async () => {
    const account = { url: `${fake.origin}/send`, publicKey: 'key' }
    const template = { serviceId: 's', templateId: 't', toName: 'Nsaa' }
    const contact = emailBackend(account, { kind: 'contact', ...template })
    const vasDemo = emailBackend(account, { kind: 'vasDemo', ...template })
    let isFirst = true
    const late: Backend = {
      ...contact,
      async deliver(...attempt) {
        if (isFirst) await sleep(clock, 3_000, new AbortController().signal)
        isFirst = false
        return contact.deliver(...attempt)
      },
    }
    const intake = start([vasDemo], [late])
    const accept = (content: SubmissionContent) =>
      intake.accept({ form: content.kind, page: '/', content, suspect: false })
    const ids: string[] = []
    for (const message of ['one', 'two', 'three']) {
      ids.push((await accept(contactContent({ message }))).id)
      ids.push(
        (await accept(forms.vasDemo.contentOf(completeValues(forms.vasDemo, { name: message }))))
          .id,
      )
    }
    for (const id of ids) await reached(id, 'delivered')
    const arrivals = fake.received.map(({ atMs }) => atMs)
    expect(arrivals).toHaveLength(ids.length)
    const gaps = arrivals.slice(1).map((atMs, n) => atMs - (arrivals[n] ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1_000)
  })

  test('holds submissions without a configured backend, and delivers them once there is one', async () => {
    const { id } = await subscribe(start([]))
    for (let step = 0; step < 20; step += 1) await clock.advance()
    expect((await store.find(id))?.submission).toMatchObject({ state: 'queued', attemptCount: 0 })
    await clock.advance(10 * DAY_MS)
    await worker?.stop()
    fake.behave({ status: 503 }, { status: 503 }, 'accept')
    start([subscribeBackend(fake.origin)])
    const { attempts } = await reached(id, 'delivered')
    expect(attempts).toHaveLength(3)
  })

  test('retries for days again after days without its backend', async () => {
    fake.behave({ status: 503 })
    const { id } = await subscribe(start([subscribeBackend(fake.origin)]))
    while ((await store.find(id))?.submission.attemptCount !== 1) await clock.advance()
    await worker?.stop()
    start([])
    await clock.advance(10 * DAY_MS)
    await worker?.stop()
    fake.behave({ status: 503 }, { status: 503 }, 'accept')
    start([subscribeBackend(fake.origin)])
    const { attempts } = await reached(id, 'delivered', 30 * MINUTE_MS)
    expect(attempts).toHaveLength(4)
  })

  test('does not send a suspect submission, unless an operator releases it', async () => {
    const intake = start([subscribeBackend(fake.origin)])
    const content = forms.newsletter.contentOf({ email: 'bot@x.example' })
    const { id } = await intake.accept({ form: 'newsletter', page: '/', content, suspect: true })
    for (let step = 0; step < 20; step += 1) await clock.advance()
    expect(fake.received).toEqual([])
    await store.retry(id, clock.date())
    await reached(id, 'delivered')
  })

  test("takes over a dead worker's claims, once their lease has expired", async () => {
    const intake = start([])
    const { id } = await subscribe(intake)
    const nowMs = clock.date()
    await store.claim({ kind: 'newsletter', limit: 1, nowMs, leaseMs: 60_000 })
    await worker?.stop()
    start([subscribeBackend(fake.origin)])
    const { attempts } = await reached(id, 'delivered')
    expect((attempts[0]?.startedAtMs ?? 0) - nowMs).toBeGreaterThanOrEqual(60_000)
  })

  test('does not deliver what it waited to send until its lease had expired', async () => {
    const rateLimit = { name: 'paced', intervalMs: 1_000 }
    const backend = { ...subscribeBackend(fake.origin), rateLimit }
    await store.reserveSlot('paced', 1_000, clock.date() + MINUTE_MS)
    const { id } = await subscribe(start([backend]))
    const first = worker
    start([backend])
    await reached(id, 'delivered')
    const until = clock.date() + 2 * MINUTE_MS
    while (clock.date() < until) await clock.advance()
    await first?.stop()
    expect(fake.received).toHaveLength(1)
  })

  test('a stop while a submission waits for its slot sends nothing', async () => {
    const rateLimit = { name: 'paced', intervalMs: 1_000 }
    await store.reserveSlot('paced', 1_000, clock.date() + MINUTE_MS / 2)
    await subscribe(start([{ ...subscribeBackend(fake.origin), rateLimit }]))
    await clock.advance()
    await worker?.stop()
    const again = { kind: 'newsletter', limit: 1, leaseMs: MINUTE_MS } as const
    expect((await store.claim({ ...again, nowMs: clock.date() })).claims, 'was claimed').toEqual([])
    expect(fake.received).toEqual([])
  })

  test('erases delivered submissions after the retention time', async () => {
    const { id } = await subscribe(start([subscribeBackend(fake.origin)]))
    await reached(id, 'delivered')
    const until = clock.date() + 31 * DAY_MS
    while (clock.date() < until && (await store.find(id))) await clock.advance(6 * HOUR_MS)
    expect(await store.find(id)).toBeNull()
    expect(until - clock.date()).toBeLessThan(1 * DAY_MS + HOUR_MS)
  })

  test('delivers nothing twice, and nothing else, while attempts cannot be recorded', async () => {
    let isDamaged = true
    const recordAttempt: SubmissionStore['recordAttempt'] = async (record) => {
      if (isDamaged) throw new Error('database disk image is malformed')
      await store.recordAttempt(record)
    }
    const damaged = withMember(store, 'recordAttempt', recordAttempt)
    const intake = start([subscribeBackend(fake.origin)], [], damaged)
    const first = await subscribe(intake)
    const passTenMinutes = async () => {
      const until = clock.date() + 10 * MINUTE_MS
      while (clock.date() < until) await clock.advance()
    }
    await passTenMinutes()
    const second = await subscribe(intake, 'kofi@x.example')
    await passTenMinutes()
    expect(fake.received).toHaveLength(1)
    await expect(worker?.checkWritable()).rejects.toThrow('cannot be recorded')
    isDamaged = false
    await reached(first.id, 'delivered')
    await reached(second.id, 'delivered')
    expect(fake.received).toHaveLength(2)
    await expect(worker?.checkWritable()).resolves.toBeUndefined()
  })

  test('computes search texts an hour later if it failed, and delivers until then', async () => {
    const { id } = await subscribe(start([subscribeBackend(fake.origin)]))
    await worker?.stop()
    await store.query("UPDATE submissions SET search_text = '', search_version = 0", [])
    let failures = 0
    const query: SubmissionStore['query'] = (sql, values) => {
      if (failures > 0 || !sql.includes('search_version')) return store.query(sql, values)
      failures += 1
      throw new Error('disk I/O error')
    }
    const events: unknown[] = []
    const record = (event: string, fields = {}) => void events.push({ event, ...fields })
    const failing = withMember(store, 'query', query)
    start([subscribeBackend(fake.origin)], [], failing, { info: record, warn: record })
    const failed = { event: 'submissions.searchTexts.failed', reason: 'disk I/O error' }
    await expect.poll(() => events).toContainEqual(failed)
    await reached(id, 'delivered')
    const updated = { event: 'submissions.searchTexts.updated', count: 1 }
    const isUpdated = () => JSON.stringify(events).includes(JSON.stringify(updated))
    const until = clock.date() + 2 * HOUR_MS
    while (!isUpdated() && clock.date() < until) await clock.advance(HOUR_MS / 4)
    expect(events).toContainEqual(updated)
    const { rows } = await store.query('SELECT search_text FROM submissions', [])
    expect(rows).toEqual([{ search_text: expect.stringContaining('ama@x.example') }])
  })

  test('a stop ends the erasure of old submissions', async () => {
    const erasing = Promise.withResolvers<void>()
    const stopped = Promise.withResolvers<number>()
    const purgeHandled: SubmissionStore['purgeHandled'] = (_beforeMs, stopping) => {
      stopping?.addEventListener('abort', () => stopped.resolve(0))
      erasing.resolve()
      return stopped.promise
    }
    const retentionMs = 30 * DAY_MS
    const used = { ...store, purgeHandled }
    const erasingWorker = startWorker({ store: used, backends: [], clock, log, retentionMs })
    await erasing.promise
    await erasingWorker.stop()
    expect(await stopped.promise).toBe(0)
  })

  /** Starts two instances, one of them ahead, that deliver to a service that is down. */
  function startApart(aheadMs: number) {
    const backend: Backend = {
      ...subscribeBackend(fake.origin),
      deliver: async () => ({ outcome: 'transient', reason: 'HTTP 503' }),
    }
    const intake = start([backend])
    const ahead = startWorker({
      store: clock.holding(store),
      backends: [clock.holding(backend)],
      clock: {
        date: () => clock.date() + aheadMs,
        schedule: (run, delayMs) => clock.schedule(run, delayMs),
      },
      log,
      random: () => 1,
      retentionMs: 30 * DAY_MS,
    })
    return { intake, ahead }
  }

  test('instances whose clocks are hours apart retry a few times in ten minutes', async () => {
    const { intake, ahead } = startApart(3 * HOUR_MS)
    const { id } = await subscribe(intake)
    const until = clock.date() + 2 * HOUR_MS
    while (clock.date() < until) await clock.advance(MINUTE_MS)
    const attempts = (await store.find(id))?.submission.attemptCount
    expect(attempts).toBeGreaterThan(2)
    expect(attempts).toBeLessThan(2 * 6 * 4)
    await ahead.stop()
  })

  test('a submission is parked in the end, also by instances whose clocks are days apart', async () => {
    const { intake, ahead } = startApart(5 * DAY_MS)
    const { id } = await subscribe(intake)
    const acceptedAtMs = clock.date()
    await reached(id, 'parked', HOUR_MS)
    expect(clock.date() - acceptedAtMs).toBeGreaterThanOrEqual(4 * DAY_MS)
    expect(clock.date() - acceptedAtMs).toBeLessThan(5 * DAY_MS)
    await ahead.stop()
  })

  test('what a clock ahead has postponed is delivered within ten minutes, and logged', async () => {
    const events: unknown[] = []
    const record = (event: string, fields = {}) => void events.push({ event, ...fields })
    const intake = start([subscribeBackend(fake.origin)], [], store, { info: record, warn: record })
    fake.behave({ status: 503 }, 'accept')
    const { id } = await subscribe(intake)
    while ((await store.find(id))?.submission.attemptCount !== 1) await clock.advance()
    const fromMs = clock.date()
    const postponed = fromMs + 10 * HOUR_MS
    await store.query('UPDATE submissions SET changed_at_ms = ?, next_attempt_at_ms = ?', [
      postponed,
      postponed,
    ])
    await reached(id, 'delivered', MINUTE_MS)
    expect(clock.date() - fromMs).toBeLessThanOrEqual(11 * MINUTE_MS)
    expect(events).toContainEqual({ event: 'submissions.times.corrected', count: 1 })
  })

  test('a wake is enough: delivery does not wait for a poll', async () => {
    const withoutPolls = { date: () => Date.now(), schedule: () => () => undefined }
    worker = startWorker({
      store,
      backends: [subscribeBackend(fake.origin)],
      clock: withoutPolls,
      log,
      retentionMs: 30 * DAY_MS,
    })
    const { id } = await subscribe(createIntake(store, worker, withoutPolls))
    await expect.poll(async () => (await store.find(id))?.submission.state).toBe('delivered')
  })
})
