import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientPerspective, SanityClient } from '@sanity/client'
import { test as base, describe, expect, onTestFinished } from 'vitest'
import { LAKE_FLAGS } from '../../server/lake/supervisor.ts'
import { type LakeProcess, startLakeProcess } from './startLakeProcess.ts'

const HEAP_MAX_MIB = 112
const FLAGS = [
  ...LAKE_FLAGS.filter((flag) => !flag.includes('old-space')),
  `--max-old-space-size=${HEAP_MAX_MIB}`,
]
/** No machine is so slow that a write reaches it. */
const LIMITS = { queryTimeMaxMs: 240_000 }
const WRITES_MAX = 60

const test = base.extend<{ dataDir: string }>({
  dataDir: async ({ task: _ }, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'lake-heap-'))
    await use(dataDir)
    await rm(dataDir, { recursive: true, force: true })
  },
})

async function startProcess(dataDir: string): Promise<LakeProcess> {
  const started = await startLakeProcess(dataDir, { flags: FLAGS, limits: LIMITS })
  onTestFinished(() => {
    started.child.kill('SIGKILL')
  })
  return started
}

async function kill({ child }: LakeProcess): Promise<void> {
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

type Batch = readonly { readonly _id: string; readonly _type: string }[]

const list = <Item>(length: number, item: (index: number) => Item) =>
  Array.from({ length }, (_, index) => item(index))

/** Writes batches until one is refused, and returns the number of those that were accepted. */
async function fill(client: SanityClient, batchOf: (write: number) => Batch): Promise<number> {
  for (let write = 0; write < WRITES_MAX; write += 1) {
    const mutations = batchOf(write).map((create) => ({ create }))
    try {
      await client.mutate(mutations, { returnDocuments: false })
    } catch (error) {
      expect(error).toMatchObject({
        statusCode: 413,
        message: expect.stringContaining('The memory of the lake is full. Try again shortly'),
      })
      return write
    }
  }
  throw new Error(`${WRITES_MAX} writes were accepted`)
}

const tinyDocuments = (write: number) =>
  list(9_000, (index) => ({ _id: `t${write}-${index}`, _type: 't' }))

/** Deletes documents until a small one is accepted. */
async function deleteUntilAccepted(client: SanityClient): Promise<void> {
  const create = () => client.create({ _type: 'small' })
  for (let batch = 0; batch < WRITES_MAX; batch += 1) {
    await client.delete({ query: '*[_type in ["page", "t"]][0...5000]' })
    const isAccepted = await create().then(
      () => true,
      () => false,
    )
    if (isAccepted) return
  }
  throw new Error('Deletions did not help')
}

describe('documents that need far more memory than characters', () => {
  test.for<[string, (write: number) => Batch]>([
    [
      'references to missing documents',
      (write) => [
        {
          _id: `references-${write}`,
          _type: 'page',
          list: list(30_000, (index) => ({ _ref: `missing-${write}-${index}`, _weak: true })),
        },
      ],
    ],
    ['many tiny documents', tinyDocuments],
    [
      'empty objects',
      (write) => [{ _id: `objects-${write}`, _type: 'page', list: list(240_000, () => ({})) }],
    ],
  ])(
    'are refused when the heap is full of %s; the lake runs, deletes and starts again',
    async ([, batchOf], { dataDir }) => {
      const first = await startProcess(dataDir)
      const accepted = await fill(first.client, batchOf)
      expect(accepted).toBeGreaterThan(0)
      await kill(first)

      const again = await startProcess(dataDir)
      const perspectives: ClientPerspective[] = [
        'published',
        'drafts',
        ['a', 'drafts'],
        ['b', 'drafts'],
        ['c'],
      ]
      for (const perspective of perspectives) {
        const count = await again.client.fetch<number>('count(*)', {}, { perspective })
        expect(count).toBe(accepted * batchOf(0).length)
      }
      expect(await fill(again.client, (write) => batchOf(write + accepted))).toBeLessThan(2)
      await deleteUntilAccepted(again.client)
      expect(again.child.exitCode).toBeNull()
    },
  )
})

test('a write is stored although views of releases fill the heap', async ({ dataDir }) => {
  const { client } = await startProcess(dataDir)
  // About half of what is accepted.
  for (const batch of list(3, tinyDocuments)) {
    const mutations = batch.map((create) => ({ create }))
    await client.mutate(mutations, { returnDocuments: false })
  }
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
    await client.fetch('count(*)', {}, { perspective: [name, 'drafts'] })
    await client.create({ _id: `small-${name}`, _type: 'small' })
  }
  expect(await client.fetch('count(*[_type == "small"])')).toBe(6)
})
