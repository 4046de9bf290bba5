import { expect, test } from 'vitest'
import { createImageQueue } from './imageQueue.ts'

test('a full queue refuses the client that fills it with 429, and others with 503', async () => {
  const queue = createImageQueue(1, 4)
  const done = Promise.withResolvers<void>()
  const add = (owner: string) => queue.run(owner, () => done.promise)
  const isRefused = (task: Promise<void>, status: number) =>
    expect(task).rejects.toMatchObject({ status, headers: { 'retry-after': '5' } })
  const [running, waiting, ...dropped] = Array.from({ length: 5 }, () => add('flood'))
  await isRefused(add('flood'), 429)
  const areDropped = dropped.map((task) => isRefused(task, 429))
  const others = ['a', 'b', 'c'].map(add)
  await Promise.all(areDropped)
  await isRefused(add('d'), 503)
  done.resolve()
  await Promise.all([running, waiting, ...others])
})
