import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type LakeProcess, startLakeProcess } from './startLakeProcess.ts'

/**
 * The lake is killed without warning while eight writers write. Every acknowledged write must exist
 * afterwards, and transactions must be atomic.
 */
const ROUNDS = 12
const WRITERS = 8
/** Acknowledged writes after which the process is killed; varies between rounds. */
const writesUntilKill = (round: number) => 3 + ((round * 29) % 60)

let dataDir: string
let running: ChildProcess | undefined
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lake-crash-'))
})
afterEach(async () => {
  running?.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

async function start(): Promise<LakeProcess> {
  const started = await startLakeProcess(dataDir)
  running = started.child
  return started
}

interface Acknowledged {
  readonly id: string
  readonly n: number
}

/** Writes pairs of documents until the lake is killed; returns the acknowledged ones. */
async function writeUntilKilled(
  client: SanityClient,
  round: number,
  onAcknowledged: () => void,
): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = []
  const write = async (writer: number) => {
    for (let n = 0; n < 10_000; n += 1) {
      const id = `r${round}-w${writer}-${n}`
      try {
        await client
          .transaction()
          .create({ _id: id, _type: 'pair', n })
          .create({ _id: `${id}-twin`, _type: 'pair', n })
          .createOrReplace({ _id: `counter-${writer}`, _type: 'counter', round, n })
          .commit({ returnDocuments: false })
      } catch {
        return
      }
      acknowledged.push({ id, n })
      onAcknowledged()
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
  return acknowledged
}

test(`no acknowledged write is lost in ${ROUNDS} kills`, { timeout: 900_000 }, async () => {
  const expected = new Map<string, number>()
  for (let round = 0; round < ROUNDS; round += 1) {
    const { child, client } = await start()
    const exited = once(child, 'exit')
    let count = 0
    const acknowledged = await writeUntilKilled(client, round, () => {
      count += 1
      if (count === writesUntilKill(round)) child.kill('SIGKILL')
    })
    await exited
    expect(acknowledged.length).toBeGreaterThan(0)
    for (const { id, n } of acknowledged) expected.set(id, n)
  }

  const { child, client } = await start()
  const stored = await client.fetch<{ _id: string; n: number }[]>('*[_type == "pair"]{_id, n}')
  const found = new Map(stored.map(({ _id, n }) => [_id, n]))
  const lost = [...expected].filter(([id, n]) => found.get(id) !== n)
  expect(lost).toEqual([])
  const halves = [...found.keys()].filter(
    (id) => !found.has(id.endsWith('-twin') ? id.slice(0, -5) : `${id}-twin`),
  )
  expect(halves).toEqual([])
  await expect(client.create({ _type: 'after' })).resolves.toBeDefined()
  child.kill('SIGKILL')
})
