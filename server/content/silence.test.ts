import { expect, test } from 'vitest'
import { createLog } from '../../lake/process/log.ts'
import { ManualClock } from '../../tests/manualClock.ts'
import { Circuit } from './circuit.ts'
import { startPoll } from './poll.ts'
import { CachedReader } from './reader.ts'

const SECOND_MS = 1_000
const A_MINUTE_S = 60

test.each([0, 0.5, 0.999])(
  'a change shows within a minute without live events or webhooks (chance %d)',
  async (chance) => {
    const clock = new ManualClock()
    const log = createLog({ write: () => undefined, format: 'json', now: () => new Date(0) })
    let revision = 1
    const reader = new CachedReader({
      runQuery: async () => ({ data: revision, tags: ['s1:a'] }),
      watch(listener) {
        // It connects and never sends an event.
        listener.connected()
        return () => undefined
      },
      circuit: new Circuit({
        clock,
        log,
        random: () => chance,
        pauseMs: 1_000,
        pauseMaxMs: 15_000,
        reachedBefore: undefined,
      }),
      clock,
      log,
    })
    // As the page cache does: it queries again only what a stale listener reported.
    let page: unknown
    let isStale = true
    reader.onStale(() => {
      isStale = true
    })
    const look = async () => {
      if (isStale) page = (await reader.read('*[0]')).data
      isStale = false
      return page
    }
    reader.start()
    const stop = startPoll({
      ask: (query) => reader.probe(query),
      changed: () => reader.invalidate('all'),
      pauseLeftMs: () => 0,
      clock,
      random: () => chance,
    })
    const pass = async (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        clock.pass(SECOND_MS)
        await new Promise((resolve) => setImmediate(resolve))
        await look()
      }
    }
    await pass(100)
    for (let change = 0; change < 5; change += 1) {
      revision += 1
      await pass(A_MINUTE_S)
      expect(await look()).toBe(revision)
      await pass(7)
    }
    stop()
  },
)
