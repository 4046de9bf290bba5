import { describe, expect, test } from 'vitest'
import { FairQueue } from './fairQueue.ts'

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
    const queue = new FairQueue(1, 9)
    const { started, add, end } = tasksIn(queue)
    const done = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => add(name))
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) end(name)
    await Promise.all(done)
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  })

  test('starts one task less of one owner than it could run', async () => {
    const queue = new FairQueue(3, 9)
    const { started, add, end } = tasksIn(queue)
    const done = ['a1', 'a2', 'a3', 'b1'].map((name) => add(name))
    expect(started).toEqual(['a1', 'a2', 'b1'])
    for (const name of ['a1', 'a2', 'a3', 'b1']) end(name)
    await Promise.all(done)
  })

  test('drops a waiting task that is no longer wanted, which frees its place', async () => {
    const queue = new FairQueue(1, 2)
    const { started, add, end } = tasksIn(queue)
    const first = add('a1')
    let isWanted = true
    const dropped = add('a2', () => isWanted)
    await expect(add('a3')).rejects.toMatchObject({ status: 429 })
    isWanted = false
    const fourth = add('a4')
    await expect(dropped).rejects.toMatchObject({ status: 503 })
    for (const name of ['a1', 'a4']) end(name)
    await Promise.all([first, fourth])
    expect(started).toEqual(['a1', 'a4'])
  })

  test('when it is full, the newest task of the owner with most makes room for an owner with fewer', async () => {
    const queue = new FairQueue(1, 4)
    const { started, add, end } = tasksIn(queue)
    const [a1, a2, a3, b1, b2] = ['a1', 'a2', 'a3', 'b1', 'b2'].map((name) => add(name))
    const c1 = add('c1')
    await expect(a3).rejects.toMatchObject({ status: 503 })
    const d1 = add('d1')
    await expect(b2).rejects.toMatchObject({ status: 503 })
    await expect(add('e1')).rejects.toMatchObject({ status: 503 })
    for (const name of ['a1', 'a2', 'b1', 'c1', 'd1']) end(name)
    await Promise.all([a1, a2, b1, c1, d1])
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'd1'])
  })

  test('bounds running and waiting tasks', async () => {
    const queue = new FairQueue(1, 1)
    let release = () => {}
    const first = queue.run('a', () => new Promise<void>((resolve) => (release = resolve)))
    const second = queue.run('b', async () => 'second')
    await expect(queue.run('c', async () => 'third')).rejects.toMatchObject({ status: 503 })
    release()
    await first
    expect(await second).toBe('second')
    expect(await queue.run('d', async () => 'fourth')).toBe('fourth')
  })

  test('reserves part of the queue for other owners', async () => {
    const queue = new FairQueue(1, 2)
    let release = () => {}
    const first = queue.run('greedy', () => new Promise<void>((resolve) => (release = resolve)))
    const second = queue.run('greedy', async () => 'second')
    await expect(queue.run('greedy', async () => 'third')).rejects.toMatchObject({
      status: 429,
      message: expect.stringContaining('At most 2 images of one client, or 2 uploads'),
    })
    const other = queue.run('other', async () => 'other')
    release()
    await first
    expect(await Promise.all([second, other])).toEqual(['second', 'other'])
  })
})
