import { expect, test } from 'vitest'
import type { TransactionEvent } from '../core/dataset.ts'
import { createTransactionLog } from './transactionLog.ts'

const event = (sequence: number, size: number): TransactionEvent => ({
  sequence,
  size,
  transactionId: `t${sequence}`,
  author: 'ama',
  timestamp: '2026-11-28T00:00:00.000Z',
  changes: [],
  syncTags: { published: [], all: [] },
})

test('the log in memory drops its oldest transactions when they are too large together', () => {
  const log = createTransactionLog({
    lastSequence: 0,
    transactionsMax: 500,
    changesMax: 2_000,
    sizeMax: 1_000,
    history: { committedBetween: () => null },
  })
  for (const sequence of [1, 2, 3]) log.push(event(sequence, 400))
  expect(log.since(0)).toBeNull()
  expect(log.since(1)?.map(({ sequence }) => sequence)).toEqual([2, 3])
  log.push(event(4, 5_000))
  expect(log.since(3)?.map(({ sequence }) => sequence)).toEqual([4])
  log.push(event(5, 10))
  expect(log.since(4)?.map(({ sequence }) => sequence)).toEqual([5])
})

test('the log reads no more transactions from the history than its maximum', () => {
  const log = createTransactionLog({
    lastSequence: 12,
    transactionsMax: 10,
    changesMax: 2_000,
    sizeMax: 1_000,
    history: { committedBetween: (after, until) => [event(after + 1, 1), event(until, 1)] },
  })
  expect(log.committedSince(2)).toHaveLength(2)
  expect(log.committedSince(1)).toBeNull()
})
