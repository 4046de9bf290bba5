import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sleep } from '../../runtime/clock.ts'
import { newsletter } from '../../submissions/definitions/newsletter.ts'
import { Inbox } from '../../submissions/inbox/inbox.ts'
import { startNotifications } from '../../submissions/notify.ts'
import { openPostgresStore } from '../../submissions/store/postgres.ts'
import { openSqliteStore } from '../../submissions/store/sqlite.ts'
import type { SubmissionStore } from '../../submissions/store/store.ts'
import { type FakeBackend, startFakeBackend } from './fakeBackend.ts'
import { FastClock } from './fastClock.ts'
import { acceptInto, attempt } from './fixtures.ts'
import { type Postgres, startPostgres } from './startPostgres.ts'

const MONDAY_8_MS = Date.UTC(2026, 10, 23, 8)
const HOUR_MS = 3_600_000
const SUBSCRIPTION = newsletter.contentOf({ email: 'secret@x.example' })
const eventSchema = v.object({ event: v.string() })

function specification(openStore: () => Promise<SubmissionStore>) {
  let store: SubmissionStore
  let webhook: FakeBackend
  let clock: FastClock
  let running: { stop(): Promise<void> }[]
  beforeEach(async () => {
    store = await openStore()
    webhook = await startFakeBackend()
    clock = new FastClock(MONDAY_8_MS)
    running = []
  })
  afterEach(async () => {
    await stop()
    await webhook.stop()
    await store.close()
  })

  const start = (
    used: Pick<SubmissionStore, 'query'> = store,
    warnings: string[] = [],
    { fetch } = clock.holding({ fetch: globalThis.fetch }),
  ) => {
    const url = `${webhook.origin}/hook?secret=s`
    const log = { info() {}, warn: (event: string) => void warnings.push(event) }
    const siteUrl = 'https://nsaa.example'
    const held = clock.holding(used)
    running.push(startNotifications({ store: held, url, siteUrl, clock, log, fetch }))
  }
  const stop = () => Promise.all(running.splice(0).map((each) => each.stop()))

  async function until(condition: () => boolean, stepMs = 0) {
    for (let turn = 0; turn < 2_000; turn += 1) {
      if (condition()) return
      await clock.advance(stepMs)
    }
    throw new Error('the condition was not met in 2,000 turns')
  }
  const passUntil = (atMs: number, stepMs = 30 * 60_000) =>
    until(() => clock.date() >= atMs, stepMs)

  const accept = (state?: 'queued' | 'suspect') =>
    acceptInto(store, SUBSCRIPTION, { state, acceptedAtMs: clock.date() })
  const park = (id: string) => attempt(store, id, 'parked', clock.date())

  const deliver = (id: string) =>
    store.query(
      "UPDATE submissions SET handling = 'handled', handled_by = 'delivery', handled_at_ms = ? WHERE id = ?",
      [clock.date(), id],
    )

  const setHandled = (id: string, isHandled: boolean) =>
    new Inbox(store, () => clock.date()).setHandled(id, isHandled, { id: 'ama', name: 'Ama' })

  test('reports a parked message once, without what the visitor wrote', async () => {
    await park(await accept())
    start()
    await until(() => webhook.received.length > 0)
    expect(webhook.received[0]?.body).toEqual({
      event: 'submissions.parked',
      count: 1,
      since: new Date(MONDAY_8_MS).toISOString(),
      studio: 'https://nsaa.example/studio/messages',
    })
    await passUntil(MONDAY_8_MS + HOUR_MS)
    await stop()
    start()
    await passUntil(MONDAY_8_MS + 2 * HOUR_MS)
    expect(webhook.received).toHaveLength(1)
    await park(await accept())
    await until(() => webhook.received.length > 1)
    expect(webhook.received[1]?.body).toMatchObject({ count: 2 })
  })

  test('does not report a parked message that is handled', async () => {
    const id = await accept()
    await park(id)
    await setHandled(id, true)
    start()
    await passUntil(MONDAY_8_MS + HOUR_MS)
    expect(webhook.received).toEqual([])
  })

  test('retries a webhook that fails or redirects, with backoff, and reports once', async () => {
    await park(await accept())
    webhook.behave({ status: 500 }, 'redirect', 'accept')
    start()
    await until(() => webhook.received.length === 3)
    await passUntil(clock.date() + HOUR_MS)
    expect(webhook.received.map(({ path }) => path)).toEqual(Array(3).fill('/hook?secret=s'))
  })

  test('drops a notification after 16 failed attempts', async () => {
    await park(await accept())
    webhook.behave({ status: 500 })
    start()
    await passUntil(MONDAY_8_MS + 6 * 24 * HOUR_MS, 3 * HOUR_MS)
    const events = webhook.received.map(({ body }) => v.parse(eventSchema, body).event)
    expect(events.filter((event) => event === 'submissions.parked')).toHaveLength(16)
  })

  test('reports the next occasion immediately after a retried notification', async () => {
    await park(await accept())
    webhook.behave(...Array.from({ length: 6 }, () => ({ status: 500 }) as const), 'accept')
    start()
    await until(() => webhook.received.length === 7, 10 * 60_000)
    const reportedAtMs = clock.date()
    await clock.advance(60_000)
    await park(await accept())
    await until(() => webhook.received.length === 8, 60_000)
    expect(clock.date() - reportedAtMs).toBeLessThan(HOUR_MS / 2)
  })

  test('starts the attempts again for the next occasion, after failed ones for the last', async () => {
    await park(await accept())
    webhook.behave(...Array.from({ length: 8 }, () => ({ status: 500 }) as const), 'accept')
    start()
    await until(() => webhook.received.length === 7, 10 * 60_000)
    await clock.advance(60_000)
    const parkedAtMs = clock.date()
    await park(await accept())
    await until(() => webhook.received.length === 9, 60_000)
    expect(webhook.received[8]?.body).toMatchObject({ count: 2 })
    expect(clock.date() - parkedAtMs).toBeLessThan(HOUR_MS / 10)
  })

  test('logs an outage of the store once, and reports after it', async () => {
    await park(await accept())
    let isDown = true
    const query: SubmissionStore['query'] = (sql, values) =>
      isDown ? Promise.reject(new Error('no connection')) : store.query(sql, values)
    const warnings: string[] = []
    start({ query }, warnings)
    await passUntil(MONDAY_8_MS + 3 * HOUR_MS)
    expect(warnings).toEqual(['submissions.notify.unavailable'])
    isDown = false
    await until(() => webhook.received.length > 0)
    isDown = true
    await passUntil(clock.date() + HOUR_MS)
    expect(warnings).toHaveLength(2)
  })

  test('two instances report one occasion once', async () => {
    await park(await accept())
    start()
    start()
    await passUntil(MONDAY_8_MS + HOUR_MS)
    expect(webhook.received).toHaveLength(1)
  })

  test('a report that ends after that of a later occasion does not repeat the later one', async () => {
    await park(await accept())
    const posting = Promise.withResolvers<void>()
    const ending = Promise.withResolvers<void>()
    const heldFetch: typeof fetch = async (...request) => {
      posting.resolve()
      await ending.promise
      return globalThis.fetch(...request)
    }
    start(store, [], { fetch: heldFetch })
    await posting.promise
    // The clock advances only while something sleeps.
    const later = sleep(clock, 60_000)
    await clock.advance(60_000)
    await later
    await park(await accept())
    start()
    await until(() => webhook.received.length === 1, 60_000)
    expect(webhook.received[0]?.body).toMatchObject({ count: 2 })
    ending.resolve()
    await until(() => webhook.received.length === 2)
    await passUntil(clock.date() + HOUR_MS)
    expect(webhook.received.map(({ body }) => body)).toMatchObject([{ count: 2 }, { count: 1 }])
  })

  test('reports unhandled messages after a working day, and again only after one is handled', async () => {
    const [first] = [await accept(), await accept()]
    start()
    await passUntil(MONDAY_8_MS + 8.5 * HOUR_MS)
    expect(webhook.received).toEqual([])
    await until(() => webhook.received.length > 0, 10 * 60_000)
    expect(webhook.received[0]?.body).toMatchObject({ event: 'submissions.unhandled', count: 2 })
    await passUntil(MONDAY_8_MS + 48 * HOUR_MS)
    expect(webhook.received).toHaveLength(1)
    await setHandled(first ?? '', true)
    await until(() => webhook.received.length > 1, 30 * 60_000)
    expect(webhook.received[1]?.body).toMatchObject({ count: 1 })
  })

  test('reports unhandled messages without suspect ones, and a delivery does not delay it', async () => {
    await accept('suspect')
    await accept()
    start()
    await passUntil(MONDAY_8_MS + 4 * HOUR_MS)
    await deliver(await accept())
    await until(() => webhook.received.length > 0, 10 * 60_000)
    const since = new Date(MONDAY_8_MS).toISOString()
    expect(webhook.received[0]?.body).toMatchObject({ count: 1, since })
  })

  test('reports a reopened message a working day later, although newer ones were reported', async () => {
    const old = await accept()
    await deliver(old)
    start()
    await passUntil(MONDAY_8_MS + HOUR_MS)
    const newer = await accept()
    await until(() => webhook.received.length > 0, 10 * 60_000)
    await deliver(newer)
    const since = new Date(clock.date()).toISOString()
    await setHandled(old, false)
    await until(() => webhook.received.length > 1, 30 * 60_000)
    expect(webhook.received[1]?.body).toMatchObject({ count: 1, since })
  })
}

describe('notifications with SQLite', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nsaa-notify-'))
  })
  afterAll(() => rm(folder, { recursive: true }))
  specification(async () => openSqliteStore(join(folder, randomUUID(), 'submissions.sqlite')))
})

describe('notifications with PostgreSQL', () => {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())
  specification(async () => openPostgresStore(await postgres.createDatabase()))
})
