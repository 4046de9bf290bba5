import { connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Lake } from '../../lake/lake.ts'
import { startLake, TEST_TOKEN } from './startLake.ts'

const COUNT = 5

test.each([
  ['queries', 'data/query/production?query=1', ({ dataset }: Lake) => vi.spyOn(dataset, 'query')],
  [
    'listeners',
    'data/listen/production?query=*',
    ({ dataset }: Lake) => vi.spyOn(dataset, 'createMatcher'),
  ],
  [
    'documents',
    'data/doc/production/page',
    ({ dataset }: Lake) => vi.spyOn(dataset, 'getDocuments'),
  ],
  [
    'documents of the history',
    'data/history/production/documents/page',
    ({ dataset }: Lake) => vi.spyOn(dataset.history, 'documentAt'),
  ],
  [
    'deleted documents',
    'data/history/production/deleted',
    ({ dataset }: Lake) => vi.spyOn(dataset.history, 'deleted'),
  ],
  [
    'transactions',
    'data/history/production/transactions/page',
    ({ dataset }: Lake) => vi.spyOn(dataset.history, 'transactions'),
  ],
  [
    'references',
    'data/references/production/documents/page/to',
    ({ dataset }: Lake) => vi.spyOn(dataset, 'referencesTo'),
  ],
  [
    'exports',
    'data/export/production',
    ({ dataset }: Lake) => vi.spyOn(dataset, 'exportDocuments'),
  ],
  [
    'events of a document',
    'data/history/production/events/documents/page',
    ({ dataset }: Lake) => vi.spyOn(dataset.history, 'events'),
  ],
  [
    'events of a release',
    'data/history/production/events/releases/r1',
    ({ dataset }: Lake) => vi.spyOn(dataset.history, 'releaseEvents'),
  ],
])('simultaneous requests let other work run between any two: %s', async (_, path, spyOn) => {
  const started = await startLake()
  const create = { _id: 'page', _type: 'page' }
  started.lake.dataset.transact([{ create }])
  const work = spyOn(started.lake)
  const other = otherWork()
  // Pipelined in one packet, so that the server parses all of them in one go.
  const socket = connect(Number(new URL(started.origin).port), '127.0.0.1')
  onTestFinished(async () => {
    socket.destroy()
    await started.stop()
  })
  const head = [
    `GET /lake/v2025-02-19/${path} HTTP/1.1`,
    'Host: lake',
    `Authorization: Bearer ${TEST_TOKEN}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`.repeat(COUNT))
  await expect.poll(() => work.mock.calls.length).toBe(COUNT)
  expectBetween(other, work.mock.invocationCallOrder)
})

test('a response of many lines lets other work run between any two that are long', async () => {
  const started = await startLake()
  onTestFinished(() => started.stop())
  const { history } = started.lake.dataset
  const read = vi.fn(() => ({ ...TRANSACTION, author: 'x'.repeat(100_000) }))
  vi.spyOn(history, 'transactions').mockImplementation(function* () {
    for (let count = 0; count < COUNT; count += 1) yield read()
  })
  const other = otherWork()
  const response = await started.request('/v1/data/history/production/transactions/page')
  expect((await response.text()).split('\n')).toHaveLength(COUNT + 1)
  expectBetween(other, read.mock.invocationCallOrder)
})

const TRANSACTION = { id: 't', timestamp: '', documentIDs: [], mutations: [] }

/** Work of others, in each iteration of the event loop until the test ends. */
function otherWork() {
  const other = vi.fn(() => {
    immediate = setImmediate(other)
  })
  let immediate = setImmediate(other)
  onTestFinished(() => clearImmediate(immediate))
  return other
}

function expectBetween(other: ReturnType<typeof otherWork>, order: readonly number[]): void {
  const others = other.mock.invocationCallOrder
  let before = order[0] ?? 0
  for (const at of order.slice(1)) {
    expect(others.some((each) => each > before && each < at)).toBe(true)
    before = at
  }
}
