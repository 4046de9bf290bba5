import { describe, expect, test } from 'vitest'
import { FairQueue } from './fairQueue.ts'

function createQueue(running: number, waiting: number) {
  return new FairQueue({
    capacity: () => ({ running, waiting }),
    refusal: () => new Error('full'),
  })
}

describe('the fair queue', () => {
  /** Runs tasks that end on request, and records which have started. */
  function tasksIn(queue: FairQueue) {
    const started: string[] = []
    const ends = new Map<string, () => void>()
    const add = (name: string, isWanted = () => true) => {
      const ended = Promise.withResolvers<void>()
      ends.set(name, ended.resolve)
      const task = () => {
        started.push(name)
        return ended.promise
      }
      return queue.run(name.slice(0, 1), task, isWanted)
    }
    return { started, add, end: (name: string) => ends.get(name)?.() }
  }

  test('starts the waiting tasks of all owners in turn', async () => {
    const queue = createQueue(1, 9)
    const { started, add, end } = tasksIn(queue)
    const done = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => add(name))
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) end(name)
    await Promise.all(done)
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  })

  test('starts one task less of one owner than it could run', async () => {
    const queue = createQueue(3, 9)
    const { started, add, end } = tasksIn(queue)
    const done = ['a1', 'a2', 'a3', 'b1'].map((name) => add(name))
    expect(started).toEqual(['a1', 'a2', 'b1'])
    for (const name of ['a1', 'a2', 'a3', 'b1']) end(name)
    await Promise.all(done)
  })

  test('drops a waiting task that is no longer wanted, which frees its place', async () => {
    const queue = createQueue(1, 2)
    const { started, add, end } = tasksIn(queue)
    const first = add('a1')
    let isWanted = true
    const dropped = add('a2', () => isWanted)
    const third = add('a3')
    await expect(add('a4')).rejects.toMatchObject({ message: 'full' })
    isWanted = false
    const fourth = add('a4')
    await expect(dropped).rejects.toMatchObject({ message: 'full' })
    for (const name of ['a1', 'a3', 'a4']) end(name)
    await Promise.all([first, third, fourth])
    expect(started).toEqual(['a1', 'a3', 'a4'])
  })

  test('when it is full, the newest task of the owner with most makes room for an owner with fewer', async () => {
    const queue = createQueue(1, 4)
    const { started, add, end } = tasksIn(queue)
    const [a1, a2, a3, b1, b2] = ['a1', 'a2', 'a3', 'b1', 'b2'].map((name) => add(name))
    const c1 = add('c1')
    await expect(a3).rejects.toMatchObject({ message: 'full' })
    const d1 = add('d1')
    await expect(b2).rejects.toMatchObject({ message: 'full' })
    await expect(add('e1')).rejects.toMatchObject({ message: 'full' })
    for (const name of ['a1', 'a2', 'b1', 'c1', 'd1']) end(name)
    await Promise.all([a1, a2, b1, c1, d1])
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'd1'])
  })

  test('bounds running and waiting tasks', async () => {
    const queue = createQueue(1, 1)
    let release = () => {}
    const first = queue.run('a', () => new Promise<void>((resolve) => (release = resolve)))
    const second = queue.run('b', async () => 'second')
    await expect(queue.run('c', async () => 'third')).rejects.toMatchObject({ message: 'full' })
    release()
    await first
    expect(await second).toBe('second')
    expect(await queue.run('d', async () => 'fourth')).toBe('fourth')
  })
})
