import { expect, test } from 'vitest'
import { runSerially } from './runSerially.ts'

test('simultaneous work lets other work run between any two', async () => {
  const order: string[] = []
  let isWriting = true
  const others = () => {
    order.push('other')
    if (isWriting) setImmediate(others)
  }
  setImmediate(others)
  const results = await Promise.all(
    [1, 2, 3].map((n) => runSerially('user', () => order.push(`write ${n}`))),
  )
  isWriting = false
  expect(results).toHaveLength(3)
  const writes = order.flatMap((each, at) => (each.startsWith('write') ? [at] : []))
  expect(writes.map((at) => order[at])).toEqual(['write 1', 'write 2', 'write 3'])
  for (const at of writes.slice(1)) expect(order[at - 1]).toBe('other')
})

test('work that fails does not stop the next', async () => {
  const failing = runSerially('user', () => {
    throw new Error('refused')
  })
  const next = runSerially('user', () => 'written')
  await expect(failing).rejects.toThrow('refused')
  expect(await next).toBe('written')
})

test('users take turns', async () => {
  const order: string[] = []
  const work = (userId: string) => runSerially(userId, () => order.push(userId))
  await Promise.all(['one', 'one', 'one', 'two', 'two'].map(work))
  expect(order).toEqual(['one', 'two', 'one', 'two', 'one'])
})
