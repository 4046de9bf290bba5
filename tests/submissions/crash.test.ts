import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type FakeBackend, startFakeBackend } from './fakeBackend.ts'
import { type Postgres, startPostgres } from './startPostgres.ts'

const SUBMISSIONS = 1_000
const SENDERS = 10
const KILLS_MIN = 20
/** A process is killed when it has acknowledged so many submissions, or fewer, at random. */
const ACCEPTED_BEFORE_KILL_MAX = 70
const DELIVERING_MS_MAX = 200
const SETTLE_MS = 300_000
const TEST_TIMEOUT_MS = 900_000
/** Lease after which a killed process's claims are free again. */
const SHORT_LEASE_MS = 1_500

/** An instance that is restarted on the same store whenever it was killed. */
class Instance {
  port = 0
  kills = 0
  /** Number of submissions that this process has acknowledged. */
  accepted = 0
  #child: ChildProcess | undefined
  readonly #arguments: string[]

  constructor(...programArguments: string[]) {
    this.#arguments = ['tests/submissions/intakeProcess.ts', ...programArguments]
  }

  async start() {
    const child = spawn('node_modules/.bin/node', this.#arguments, {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = child
    this.accepted = 0
    this.port = await new Promise<number>((resolve, reject) => {
      child.stdout?.once('data', (line) => resolve(Number(line)))
      child.once('exit', (code) => reject(new Error(`it ended with ${code} before it listened`)))
    })
  }

  /** `kill -9`, in any state. */
  async kill() {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    this.port = 0
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
    this.kills += 1
  }
}

/** Sends like a browser that is asked to retry: the same id until it is acknowledged. */
async function sendUntilAcknowledged(id: string, instances: readonly Instance[]) {
  const body = JSON.stringify({ id, email: `${id}@x.example` })
  for (;;) {
    const instance = instances[Math.floor(Math.random() * instances.length)]
    if (instance && instance.port > 0) {
      const response = await fetch(`http://127.0.0.1:${instance.port}`, {
        method: 'POST',
        body,
      }).catch(() => null)
      if (response?.status === 204) {
        instance.accepted += 1
        return
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

async function killAgainAndAgain(instance: Instance, isOver: () => boolean) {
  await instance.start()
  while (!isOver() || instance.kills < KILLS_MIN) {
    const enough = Math.random() * ACCEPTED_BEFORE_KILL_MAX
    while (!isOver() && instance.accepted < enough) {
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    if (isOver()) {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * DELIVERING_MS_MAX))
    }
    await instance.kill()
    await instance.start()
  }
}

/** However the test ends: a process that lives on would hold up the whole run. */
async function end(instances: readonly Instance[]): Promise<void> {
  await Promise.all(instances.map((instance) => instance.kill()))
}

async function drive(storeAddress: string, instanceCount: number, fake: FakeBackend) {
  const instances = Array.from(
    { length: instanceCount },
    () => new Instance(storeAddress, fake.origin, String(SHORT_LEASE_MS)),
  )
  onTestFinished(() => end(instances))
  const ids = Array.from({ length: SUBMISSIONS }, () => randomUUID())
  const waiting = [...ids]
  let sent = false
  const killers = instances.map((instance) => killAgainAndAgain(instance, () => sent))
  const senders = Array.from({ length: SENDERS }, async () => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      await sendUntilAcknowledged(id, instances)
    }
  })
  await Promise.all(senders)
  sent = true
  await Promise.all(killers)
  const settled = await settle(ids, fake)
  await end(instances)
  return { ids, instances, settled }
}

/** Waits until the backend has received every id, or the timeout. */
async function settle(ids: readonly string[], fake: FakeBackend): Promise<Set<string>> {
  const deadline = Date.now() + SETTLE_MS
  for (;;) {
    const keys = new Set(fake.received.map(({ idempotencyKey }) => idempotencyKey))
    if (ids.every((id) => keys.has(id)) || Date.now() > deadline) return keys
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function expectNothingLost(ids: readonly string[], delivered: Set<string>, fake: FakeBackend) {
  const lost = ids.filter((id) => !delivered.has(id))
  expect(lost, `${lost.length} of ${ids.length} acknowledged submissions were lost`).toEqual([])
  for (const { idempotencyKey, body } of fake.received) {
    expect(body, 'a repeat carries the key of what it repeats').toEqual({
      email: `${idempotencyKey}@x.example`,
    })
  }
}

describe('submissions of processes that are killed', () => {
  let postgres: Postgres
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nsaa-crash-'))
    postgres = await startPostgres()
  })
  afterAll(async () => {
    await postgres.stop()
    await rm(folder, { recursive: true })
  })

  test('a process killed again and again loses no acknowledged submission on SQLite', {
    timeout: TEST_TIMEOUT_MS,
  }, async () => {
    const fake = await startFakeBackend()
    onTestFinished(fake.stop)
    const file = join(folder, 'sqlite', 'submissions.sqlite')
    const { ids, instances, settled } = await drive(file, 1, fake)
    expect(instances[0]?.kills).toBeGreaterThanOrEqual(KILLS_MIN)
    expectNothingLost(ids, settled, fake)
  })

  test('two instances killed again and again lose no acknowledged submission on PostgreSQL', {
    timeout: TEST_TIMEOUT_MS,
  }, async () => {
    const fake = await startFakeBackend()
    onTestFinished(fake.stop)
    const { ids, instances, settled } = await drive(await postgres.createDatabase(), 2, fake)
    for (const { kills } of instances) expect(kills).toBeGreaterThanOrEqual(KILLS_MIN)
    expectNothingLost(ids, settled, fake)
  })

  test('two instances that survive deliver each submission once', {
    timeout: TEST_TIMEOUT_MS,
  }, async () => {
    const fake = await startFakeBackend()
    onTestFinished(fake.stop)
    const address = await postgres.createDatabase()
    const instances = [new Instance(address, fake.origin), new Instance(address, fake.origin)]
    onTestFinished(() => end(instances))
    await Promise.all(instances.map((instance) => instance.start()))
    const ids = Array.from({ length: 300 }, () => randomUUID())
    await Promise.all(ids.map((id) => sendUntilAcknowledged(id, instances)))
    expectNothingLost(ids, await settle(ids, fake), fake)
    expect(fake.received).toHaveLength(ids.length)
  })
})
