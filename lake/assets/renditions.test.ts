import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createImageQueue } from './imageQueue.ts'
import { RenditionCache, SIZE_MIN_BYTES } from './renditions.ts'

describe('the rendition cache', () => {
  let dir: string
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'renditions-'))
  })
  afterEach(() => rm(dir, { recursive: true, force: true }))

  const open = (bytesMax = 10 * SIZE_MIN_BYTES) =>
    new RenditionCache({
      dir,
      bytesMax,
      onError: (error) => {
        throw error
      },
    })

  test('computes once, also for simultaneous readers, and persists across restarts', async () => {
    let computed = 0
    const compute = async () => {
      computed += 1
      return Buffer.from('picture')
    }
    const cache = open()
    const results = await Promise.all([cache.get('a', compute), cache.get('a', compute)])
    expect(results.map(String)).toEqual(['picture', 'picture'])
    expect(String(await open().get('a', compute))).toBe('picture')
    expect(computed).toBe(1)
  })

  test('computes again what a crash left truncated', async () => {
    const compute = async () => Buffer.from('picture')
    const cache = open()
    await cache.get('a', compute)
    const [name = ''] = await readdir(dir)
    await truncate(join(dir, name), 3)
    expect(String(await cache.get('a', compute))).toBe('picture')
  })

  test('evicts the least recently used when it is full', async () => {
    const cache = open(2.5 * SIZE_MIN_BYTES)
    const bytes = async () => Buffer.alloc(SIZE_MIN_BYTES)
    await cache.get('a', bytes)
    await cache.get('b', bytes)
    await cache.get('a', bytes)
    await cache.get('c', bytes)
    expect(cache.sizeBytes()).toBe(2 * SIZE_MIN_BYTES)
    expect(await readdir(dir)).toHaveLength(2)
    let again = 0
    const counted = async () => {
      again += 1
      return Buffer.alloc(SIZE_MIN_BYTES)
    }
    await cache.get('a', counted)
    expect(again).toBe(0)
    await cache.get('b', counted)
    expect(again).toBe(1)
  })

  test('has a bounded number of files, however small they are', async () => {
    const cache = open(3 * SIZE_MIN_BYTES)
    for (const key of ['a', 'b', 'c', 'd', 'e']) await cache.get(key, async () => Buffer.from(key))
    expect(await readdir(dir)).toHaveLength(3)
    const again = open(2 * SIZE_MIN_BYTES)
    await again.get('e', async () => Buffer.from('e'))
    expect(await readdir(dir)).toHaveLength(2)
  })

  test('a computation is wanted while any of its readers waits', async () => {
    const cache = open()
    const started = Promise.withResolvers<() => boolean>()
    const computed = Promise.withResolvers<Buffer>()
    let isFirstWaiting = true
    const compute = (isWanted: () => boolean) => {
      started.resolve(isWanted)
      return computed.promise
    }
    const first = cache.get('a', compute, () => isFirstWaiting)
    let isSecondWaiting = true
    const second = cache.get('a', compute, () => isSecondWaiting)
    const isWanted = await started.promise
    isFirstWaiting = false
    expect(isWanted()).toBe(true)
    isSecondWaiting = false
    expect(isWanted()).toBe(false)
    computed.resolve(Buffer.from('picture'))
    expect((await Promise.all([first, second])).map(String)).toEqual(['picture', 'picture'])
  })

  test('a computation that loses its place in the queue is queued again for a reader who joined it', async () => {
    const cache = open()
    const queue = createImageQueue(1, 4)
    const blocked = Promise.withResolvers<void>()
    const queuedFor: string[] = []
    const read = (owner: string, isWaiting = true) =>
      cache.get(
        'shared',
        () => {
          queuedFor.push(owner)
          return queue.run(owner, async () => Buffer.from('picture'))
        },
        () => isWaiting,
      )
    const running = queue.run('greedy', () => blocked.promise)
    const waiting = queue.run('greedy', async () => {})
    const greedy = read('greedy')
    const gone = expect(read('gone', false)).rejects.toMatchObject({ status: 429 })
    const visitor = read('visitor')
    const isRefused = expect(greedy).rejects.toMatchObject({
      status: 429,
      message: expect.stringContaining('Try again shortly'),
      headers: { 'retry-after': '5' },
    })
    await vi.waitFor(() => expect(queuedFor).toEqual(['greedy']))
    const others = ['other', 'other', 'newcomer'].map((owner) => queue.run(owner, async () => {}))
    const settled = Promise.allSettled(others)
    await Promise.all([isRefused, gone])
    await vi.waitFor(() => expect(queuedFor).toEqual(['greedy', 'visitor']))
    blocked.resolve()
    expect(String(await visitor)).toBe('picture')
    await Promise.all([running, waiting, settled])
  })

  test('does not store failures', async () => {
    const cache = open()
    await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(String(await cache.get('a', async () => Buffer.from('yes')))).toBe('yes')
  })
})
