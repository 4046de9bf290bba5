import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { submissionsFile } from '../submissions/configuredBackends.ts'
import { openPostgresStore } from '../submissions/store/postgres.ts'
import { SEARCH_VERSION, searchText } from '../submissions/store/searchText.ts'
import { openSqliteStore } from '../submissions/store/sqlite.ts'
import type { SqlValue, SubmissionStore } from '../submissions/store/store.ts'
import { LAKE_TOKEN } from '../tests/site/startSite.ts'
import { startPostgres } from '../tests/submissions/startPostgres.ts'
import type { Findings, Measurement } from './measurement.ts'
import { type MeasuredSite, startMeasured, temporaryDir } from './site.ts'
import { percentile } from './statistics.ts'
import type { BenchOptions } from './suite.ts'

const MESSAGES = 100_000
const REQUESTS = 21
const PAGE_MAX_MS = 200
const NEWEST_MS = Date.UTC(2026, 9, 1)
const MINUTE_MS = 60_000
/** PostgreSQL accepts at most 65,535 values per statement, SQLite 32,766. */
const ROWS_PER_STATEMENT = 1_000

const LISTS: Readonly<Record<string, Record<string, string>>> = {
  'the newest': {},
  'one kind': { kind: 'demo' },
  'not handled': { handling: 'open' },
  'of a day a month ago': {
    fromMs: new Date(NEWEST_MS - 31 * 1_440 * MINUTE_MS).toISOString(),
    toMs: new Date(NEWEST_MS - 30 * 1_440 * MINUTE_MS).toISOString(),
  },
  'in the middle of the list': { before: `${NEWEST_MS - (MESSAGES / 2) * MINUTE_MS}_x` },
  'a search that finds some': { search: 'customer 777' },
  'a search that finds none': { search: 'xylophone' },
}

/** One page of the inbox among 100,000 messages, over HTTP, for both stores. */
export async function measureMessages({ quick, step }: BenchOptions): Promise<Findings> {
  const count = quick ? MESSAGES / 50 : MESSAGES
  step('SQLite')
  const dataDir = temporaryDir()
  const file = submissionsFile(dataDir)
  mkdirSync(dirname(file))
  await fill(openSqliteStore(file), count)
  const sqlite = await measureLists('SQLite', dataDir, {})
  step('PostgreSQL')
  const postgres = await startPostgres()
  try {
    const DATABASE_URL = await postgres.createDatabase()
    await fill(await openPostgresStore(DATABASE_URL), count)
    return {
      measurements: [
        ...sqlite,
        ...(await measureLists('PostgreSQL', temporaryDir(), { DATABASE_URL })),
      ],
    }
  } finally {
    await postgres.stop()
  }
}

async function fill(store: SubmissionStore, count: number): Promise<void> {
  for (let from = 0; from < count; from += ROWS_PER_STATEMENT) {
    const rows = Array.from({ length: ROWS_PER_STATEMENT }, (_, at) => row(from + at))
    const places = rows.map((values) => `(${values.map(() => '?').join(', ')})`).join(', ')
    await store.query(
      `INSERT INTO submissions
         (id, kind, form, fields, fingerprint, state, accepted_at_ms, next_attempt_at_ms,
          patience_from_ms, changed_at_ms, search_text, search_version, handling) VALUES ${places}`,
      rows.flat(),
    )
  }
  await store.close()
}

/** Message `n` of the list, newest first; every third is a request for a demo, every fifth open. */
function row(n: number): SqlValue[] {
  const acceptedAtMs = NEWEST_MS - n * MINUTE_MS
  const isDemo = n % 3 === 0
  const fields = {
    firstName: 'Customer',
    lastName: String(n),
    email: `customer.${n}@shop.example`,
    phone: '0241234567',
    message: 'We would like to accept cards and mobile money in our shop. '.repeat(8),
  }
  return [
    randomUUID(),
    isDemo ? 'demo' : 'contact',
    isDemo ? 'bulk-pay' : 'contact',
    JSON.stringify(fields),
    randomUUID(),
    'parked',
    acceptedAtMs,
    acceptedAtMs,
    acceptedAtMs,
    acceptedAtMs,
    searchText(fields),
    SEARCH_VERSION,
    n % 5 === 0 ? 'open' : 'handled',
  ]
}

async function measureLists(
  store: string,
  dataDir: string,
  env: Record<string, string>,
): Promise<Measurement[]> {
  const site = await startMeasured(dataDir, { ...env, TRUST_PROXY: '1' })
  try {
    const measurements: Measurement[] = []
    for (const [list, query] of Object.entries(LISTS)) {
      const durationsMs: number[] = []
      for (let n = 0; n < REQUESTS; n += 1) durationsMs.push(await requestPage(site, query))
      measurements.push({
        name: `messages in ${store}, ${list}, longest`,
        value: Math.max(...durationsMs),
        unit: 'ms',
        bound: { atMost: PAGE_MAX_MS },
        note: `${REQUESTS} requests, median ${percentile(durationsMs, 0.5).toFixed(1)} ms`,
      })
    }
    return measurements
  } finally {
    await site.stop()
  }
}

/** @returns milliseconds */
async function requestPage(site: MeasuredSite, query: Record<string, string>): Promise<number> {
  const began = performance.now()
  const response = await fetch(`${site.origin}/studio/api/messages?${new URLSearchParams(query)}`, {
    headers: {
      Authorization: `Bearer ${LAKE_TOKEN}`,
      'X-Nsaa-Studio': '1',
      // Of another address each time, because the requests of one are limited.
      'X-Forwarded-For': `2001:db8:${randomUUID().slice(0, 4)}:1::1`,
    },
  })
  const body = await response.text()
  const durationMs = performance.now() - began
  if (response.status !== 200)
    throw new Error(`messages failed with HTTP ${response.status}: ${body}`)
  const found = JSON.parse(body).messages.length > 0
  if (found === (query === LISTS['a search that finds none']))
    throw new Error(`${JSON.stringify(query)} found ${found ? 'some' : 'no'} messages`)
  return durationMs
}
