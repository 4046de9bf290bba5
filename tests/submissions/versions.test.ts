import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { subscribeBackend } from '../../submissions/backends/origin.ts'
import { newsletter } from '../../submissions/definitions/newsletter.ts'
import { createIntake } from '../../submissions/intake.ts'
import { MIGRATIONS } from '../../submissions/store/migrations.ts'
import { openPostgresStore } from '../../submissions/store/postgres.ts'
import { openSqliteStore } from '../../submissions/store/sqlite.ts'
import type { SubmissionStore } from '../../submissions/store/store.ts'
import { startWorker, type Worker } from '../../submissions/worker.ts'
import { type FakeBackend, startFakeBackend } from './fakeBackend.ts'
import { FastClock } from './fastClock.ts'
import { contactContent, listNewest } from './fixtures.ts'
import { type Postgres, startPostgres } from './startPostgres.ts'

const NOON_MS = Date.UTC(2026, 10, 21, 12)

/** One database that programs of several versions open one after the other. */
interface Database {
  open(): Promise<SubmissionStore>
  /** Name of the table of attempts. */
  attempts: string
  /** The tables as the program created them before migrations were numbered. */
  schemaWithoutNumbers: string
  /** A statement of a program of another version. */
  run(sql: string): Promise<void>
  dispose(): Promise<void>
}

interface RowOfAnotherVersion {
  id?: string
  kind?: string
  fields: string
  state?: string
  atMs?: number
}

/** The statement of the version before migrations were numbered. */
function insertion({
  id = randomUUID(),
  kind = 'newsletter',
  fields,
  state = 'queued',
  atMs = NOON_MS,
}: RowOfAnotherVersion): string {
  const quoted = [id, kind, 'newsletter', fields, randomUUID(), state].map((text) => `'${text}'`)
  return `INSERT INTO submissions (id, kind, form, fields, fingerprint, state,
    accepted_at_ms, next_attempt_at_ms, patience_from_ms)
    VALUES (${quoted.join(', ')}, ${atMs}, ${atMs}, ${atMs})`
}

const readable = (email: string) => JSON.stringify({ email })

/** The specification of a store when programs of several versions write to it. */
function specification(createDatabase: () => Promise<Database>) {
  let database: Database
  let store: SubmissionStore | undefined
  let worker: Worker | undefined
  let backend: FakeBackend
  beforeEach(async () => {
    database = await createDatabase()
    backend = await startFakeBackend()
  })
  afterEach(async () => {
    await close()
    await backend.stop()
    await database.dispose()
  })

  async function close() {
    await worker?.stop()
    worker = undefined
    await store?.close()
    store = undefined
  }

  async function open() {
    await close()
    store = await database.open()
    return store
  }

  /** Runs the current version until it has delivered this many more. */
  async function deliver(count: number) {
    const opened = await open()
    const before = backend.received.length
    const clock = new FastClock(NOON_MS + 3_600_000)
    worker = startWorker({
      store: clock.holding(opened),
      backends: [clock.holding(subscribeBackend(backend.origin))],
      clock,
      log: { info() {}, warn() {} },
      retentionMs: 30 * 86_400_000,
    })
    while (backend.received.length < before + count) await clock.advance()
    // The last response is recorded before the worker ends.
    await worker.stop()
    return backend.received.slice(before).map(({ body }) => body)
  }

  test('delivers, after an upgrade, after a rollback and after the next upgrade', async () => {
    await database.run(database.schemaWithoutNumbers)
    await database.run(insertion({ fields: readable('old@x.example') }))
    expect(await deliver(1)).toEqual([{ email: 'old@x.example' }])

    await close()
    for (const table of ['submissions', database.attempts]) {
      await database.run(`ALTER TABLE ${table} ADD COLUMN of_a_newer_version text`)
    }
    await database.run('INSERT INTO submission_migrations (number) VALUES (9999)')
    await database.run(
      insertion({ fields: JSON.stringify({ email: 'new@x.example', budget: '₵ 5,000' }) }),
    )
    await database.run(insertion({ kind: 'careers', fields: '{"cv":"as a file"}' }))
    expect(await deliver(1)).toEqual([{ email: 'new@x.example' }])

    await close()
    await database.run(insertion({ fields: readable('rolled-back@x.example') }))
    expect(await deliver(1)).toEqual([{ email: 'rolled-back@x.example' }])
    const counts = await (await open()).counts()
    expect(counts.byState.delivered.newsletter).toBe(3)
    expect(counts.unknown).toBe(1)
  })

  test('a running site finds the messages of an earlier version by words without accents', async () => {
    await open()
    await database.run(insertion({ fields: readable('zoë.müller@x.example') }))
    const search = 'zoe.muller@x.example'
    expect(await listNewest(await open(), { search })).toEqual([])
    await deliver(1)
    expect(await listNewest(await open(), { search })).toHaveLength(1)
  })

  test('parks unreadable rows, with the reason, and delivers the others', async () => {
    await open()
    const broken = ['not JSON', '[]', '{"email":7}', '{"telephone":"024"}']
    for (const fields of broken) await database.run(insertion({ fields, atMs: NOON_MS - 1 }))
    const id = randomUUID()
    await database.run(insertion({ id, fields: '{"email":', atMs: NOON_MS - 2 }))
    await database.run(insertion({ fields: readable('behind@x.example') }))
    expect(await deliver(1)).toEqual([{ email: 'behind@x.example' }])

    const parked = await listNewest(await open(), { state: 'parked' })
    expect(parked).toHaveLength(broken.length + 1)
    expect(parked.map(({ reason }) => reason)).toContain('The field "email" is not a text')
    expect(await store?.find(id)).toMatchObject({
      submission: {
        readable: false,
        raw: '{"email":',
        reason: 'The stored fields are not a JSON object',
      },
    })
    expect((await store?.counts())?.byState.parked.newsletter).toBe(broken.length + 1)
  })

  test('ignores kinds and states of a newer version, lists them and does not purge them', async () => {
    await open()
    const [kind, state] = [randomUUID(), randomUUID()]
    await database.run(insertion({ id: kind, kind: 'careers', fields: '{"cv":"x"}' }))
    await database.run(
      insertion({ id: state, state: 'escalated', fields: readable('a@x.example') }),
    )
    await database.run(insertion({ fields: readable('b@x.example') }))
    await deliver(1)
    const opened = await open()
    expect((await opened.find(kind))?.submission).toMatchObject({
      state: 'queued',
      raw: '{"cv":"x"}',
    })
    expect(await opened.retry(state, NOON_MS)).toBe(false)
    expect((await opened.find(state))?.submission).toMatchObject({ state: 'escalated' })
    expect((await opened.counts()).unknown).toBe(2)
    expect(await listNewest(opened)).toHaveLength(3)
    await database.run("UPDATE submissions SET handling = 'handled', handled_at_ms = 1")
    expect(await opened.purgeHandled(NOON_MS)).toBe(1)
    const retained = (await listNewest(opened)).map(({ id }) => id)
    expect(retained.toSorted()).toEqual([kind, state].toSorted())
  })

  test('a submission from before a field was added has it empty', async () => {
    await open()
    const id = randomUUID()
    await database.run(
      insertion({ id, kind: 'contact', fields: JSON.stringify({ email: 'a@x.example' }) }),
    )
    expect((await (await open()).find(id))?.submission).toMatchObject({
      fields: { email: 'a@x.example', phone: '', message: '' },
    })
  })

  test('a repeated post is detected whichever version stored the first', async () => {
    const opened = await open()
    const intake = createIntake(opened, { wake() {} }, new FastClock(NOON_MS))
    const request = {
      form: 'newsletter',
      page: '/',
      content: newsletter.contentOf({ email: 'a@x.example' }),
      suspect: false,
    }
    const { id } = await intake.accept(request)
    await database.run("UPDATE submissions SET kind = 'careers'")
    expect(await intake.accept(request)).toEqual({ id, repeated: true })
  })

  test('the same message from two pages is stored once, with the page of the first', async () => {
    const opened = await open()
    const intake = createIntake(opened, { wake() {} }, new FastClock(NOON_MS))
    const request = { form: 'contact', content: contactContent(), suspect: false }
    const { id } = await intake.accept({ ...request, page: '/campaign' })
    expect(await intake.accept({ ...request, page: '/contact-us' })).toEqual({ id, repeated: true })
    expect((await listNewest(opened)).map(({ form }) => form)).toEqual(['contact:/campaign'])
  })
}

describe('an SQLite store that several versions use', () => {
  specification(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'nsaa-versions-'))
    const file = join(folder, 'submissions.sqlite')
    return {
      attempts: 'attempts',
      schemaWithoutNumbers: MIGRATIONS[0]?.sqlite ?? '',
      open: async () => openSqliteStore(file),
      async run(sql) {
        const database = new DatabaseSync(file)
        database.exec(sql)
        database.close()
      },
      dispose: () => rm(folder, { recursive: true }),
    }
  })
})

describe('a PostgreSQL store that several versions use', () => {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())

  test('is migrated although a migration takes longer than a statement may', async () => {
    const url = await postgres.createDatabase()
    const [other, observer] = [url, url].map((connectionString) => new Client({ connectionString }))
    if (!other || !observer) throw new Error('two connections')
    await Promise.all([other.connect(), observer.connect()])
    await other.query(MIGRATIONS[0]?.postgres ?? '')
    await other.query('BEGIN; LOCK TABLE submissions')
    const statementTimeoutMs = 1_500
    const opening = openPostgresStore(url, { statementTimeoutMs })
    // Should it fail early, the assertion below says why.
    opening.catch(() => {})
    const waitedSeconds = async () => {
      // A transaction sees the same activity until its end.
      const { rows } = await observer.query<{ seconds: string }>(
        `SELECT coalesce(max(extract(epoch FROM clock_timestamp() - query_start)), 0) AS seconds
         FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
      )
      return Number(rows[0]?.seconds)
    }
    await expect.poll(waitedSeconds).toBeGreaterThan(statementTimeoutMs / 1000 + 0.5)
    await other.query('COMMIT')
    await Promise.all([other.end(), observer.end()])
    const store = await opening
    expect(await listNewest(store)).toEqual([])
    await store.close()
  })

  specification(async () => {
    const url = await postgres.createDatabase()
    return {
      attempts: 'submission_attempts',
      schemaWithoutNumbers: MIGRATIONS[0]?.postgres ?? '',
      open: () => openPostgresStore(url),
      async run(sql) {
        const client = new Client({ connectionString: url })
        await client.connect()
        try {
          await client.query(sql)
        } finally {
          await client.end()
        }
      },
      async dispose() {},
    }
  })
})
