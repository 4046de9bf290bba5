import { expect, test } from 'vitest'
import { createNoticeQueue } from './queue.ts'

test('notices before the first listener are queued, oldest first', () => {
  const queue = createNoticeQueue()
  queue.add({ tone: 'ok', message: 'first' })
  queue.add({ tone: 'error', message: 'second' })
  expect(queue.drain().map(({ message }) => message)).toEqual(['first', 'second'])
  expect(queue.drain()).toEqual([])
})

test('the queue is bounded: the oldest is dropped', () => {
  const queue = createNoticeQueue()
  for (let count = 1; count <= 9; count++) queue.add({ tone: 'ok', message: String(count) })
  expect(queue.drain().map(({ message }) => message)).toEqual(['6', '7', '8', '9'])
})

test('listeners receive every notice until they unsubscribe', () => {
  const queue = createNoticeQueue()
  let heard = 0
  const leave = queue.subscribe(() => heard++)
  queue.add({ tone: 'ok', message: 'a' })
  leave()
  queue.add({ tone: 'ok', message: 'b' })
  expect(heard).toBe(1)
})
