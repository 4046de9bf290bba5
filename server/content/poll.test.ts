import { describe, expect, test } from 'vitest'
import { ManualClock } from '../../tests/manualClock.ts'
import { settled } from '../../tests/settled.ts'
import { startPoll } from './poll.ts'
import type { SourceResult } from './source.ts'

/** A poll of a lake whose results the test controls. */
function createTestPoll({ remainingBackoffMs = 0, random = (): number => 0.5 } = {}) {
  const clock = new ManualClock()
  const asked: PromiseWithResolvers<SourceResult>[] = []
  let changes = 0
  let invalidationCount = 0
  const reported = new Map<string, number>()
  const stop = startPoll({
    reader: {
      probe() {
        const one = Promise.withResolvers<SourceResult>()
        asked.push(one)
        return one.promise
      },
      invalidate() {
        changes += 1
      },
      get invalidationCount() {
        return invalidationCount
      },
      async isReported(id, since) {
        return (reported.get(id) ?? -1) > since
      },
    },
    circuit: { remainingBackoffMs },
    clock,
    random,
  })
  return {
    stop,
    clock,
    asked: () => asked.length,
    changes: () => changes,
    /** A live event. */
    report(id: string) {
      invalidationCount += 1
      reported.set(id, invalidationCount)
    },
    async respond(data: unknown) {
      asked.at(-1)?.resolve({ data, tags: [] })
      await settled()
    },
    async fail() {
      asked.at(-1)?.reject(new Error('connection refused'))
      await settled()
    },
  }
}

describe('the poll', () => {
  test('reports a change at the next poll, and nothing if the state is the same', async () => {
    const { clock, respond, asked, changes } = createTestPoll()
    await respond({ count: 3, latest: { _rev: 'a' } })
    expect(changes(), 'what was read before is not known to be fresh').toBe(1)
    clock.pass(30_000)
    await respond({ count: 3, latest: { _rev: 'a' } })
    expect([asked(), changes()]).toEqual([2, 1])
    clock.pass(30_000)
    await respond({ count: 3, latest: { _rev: 'b' } })
    clock.pass(30_000)
    await respond({ count: 2, latest: { _rev: 'b' } })
    expect([asked(), changes()]).toEqual([4, 3])
  })

  test('is silent about a change that live events reported, and reports the others', async () => {
    const { clock, respond, changes, report } = createTestPoll()
    await respond({ count: 3, latest: { _id: 'a', _rev: '1' } })
    expect(changes()).toBe(1)
    clock.pass(30_000)
    report('a')
    await respond({ count: 3, latest: { _id: 'a', _rev: '2' } })
    expect(changes(), 'a reported change').toBe(1)
    clock.pass(30_000)
    await respond({ count: 3, latest: { _id: 'a', _rev: '3' } })
    expect(changes(), 'a change after the events ceased').toBe(2)
    clock.pass(30_000)
    report('a')
    await respond({ count: 4, latest: { _id: 'b', _rev: '1' } })
    expect(changes(), 'a change of another document than reported').toBe(3)
  })

  test.each([
    ['earliest', 0, 27_000],
    ['latest', 0.999_999, 33_000],
  ])(
    'several instances do not poll in step, and every interval is below a minute: %s',
    async (_when, random, atMs) => {
      const { clock, respond, asked } = createTestPoll({ random: () => random })
      await respond({})
      clock.pass(atMs - 1)
      expect(asked()).toBe(1)
      clock.pass(1)
      expect(asked()).toBe(2)
    },
  )

  test('a failing lake is polled sooner at first, then with backoff, never less often than usual', async () => {
    const { clock, fail, asked } = createTestPoll()
    const askedAt: number[] = []
    for (let second = 0; second <= 125; second += 1) {
      if (asked() > askedAt.length) {
        askedAt.push(second)
        await fail()
      }
      clock.pass(1_000)
    }
    expect(askedAt).toEqual([0, 2, 6, 14, 30, 60, 90, 120])
  })

  test('waits as long as the circuit is open', async () => {
    const { clock, fail, asked } = createTestPoll({ remainingBackoffMs: 40_000 })
    await fail()
    clock.pass(39_999)
    expect(asked()).toBe(1)
    clock.pass(1)
    expect(asked()).toBe(2)
  })

  test('sends one query at a time, and none after it is stopped', async () => {
    const { clock, respond, asked, changes, stop } = createTestPoll()
    clock.pass(600_000)
    expect(asked()).toBe(1)
    stop()
    await respond({ count: 1 })
    clock.pass(600_000)
    expect([asked(), changes()]).toEqual([1, 0])
  })
})
