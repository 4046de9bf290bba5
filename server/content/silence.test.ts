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
      position: () => reader.position,
      isReported: (id, since) => reader.isReported(id, since),
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

test('an import that live events report is not queried again as a whole by the poll', async () => {
  const clock = new ManualClock()
  const log = createLog({ write: () => undefined, format: 'json', now: () => new Date(0) })
  let documents = 1
  let send: (tags: string[], position: number) => void = () => undefined
  const reader = new CachedReader({
    runQuery: async (_query, { id }) =>
      id === undefined
        ? { data: { count: documents, latest: { _id: `d${documents}` } }, tags: ['s1:all'] }
        : { data: [id], tags: [`s1:${id}`] },
    watch(listener) {
      listener.connected()
      send = listener.changed
      return () => undefined
    },
    circuit: new Circuit({
      clock,
      log,
      random: () => 0.5,
      pauseMs: 1_000,
      pauseMaxMs: 15_000,
      reachedBefore: undefined,
    }),
    clock,
    log,
  })
  reader.start()
  const stop = startPoll({
    ask: (query) => reader.probe(query),
    changed: () => reader.invalidate('all'),
    position: () => reader.position,
    isReported: (id, since) => reader.isReported(id, since),
    pauseLeftMs: () => 0,
    clock,
    random: () => 0.5,
  })
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  await settled()
  const stale: (readonly string[] | 'all')[] = []
  reader.onStale((tags) => stale.push(tags))
  const imported = async (second: number, { isReported }: { isReported: boolean }) => {
    documents += 1
    if (isReported) send([`s1:d${documents}`], second)
    clock.pass(SECOND_MS)
    await settled()
  }
  for (let second = 0; second < 100; second += 1) await imported(second, { isReported: true })
  expect(stale).toHaveLength(100)
  expect(stale).not.toContain('all')
  // The connection is open still, but carries nothing any more.
  for (let second = 0; second < 40; second += 1) await imported(second, { isReported: false })
  expect(stale).toContain('all')
  stop()
})
