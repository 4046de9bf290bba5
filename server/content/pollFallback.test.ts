import { expect, test } from 'vitest'
import { createLog } from '../../runtime/log.ts'
import { ManualClock } from '../../tests/manualClock.ts'
import { settled } from '../../tests/settled.ts'
import { CircuitBreaker } from './circuitBreaker.ts'
import { startPoll } from './poll.ts'
import { CachedReader } from './reader.ts'
import type { ReaderOptions } from './readerOptions.ts'

const SECOND_MS = 1_000
const A_MINUTE_S = 60

/** A reader of a source, and the poll next to its live events. */
function pollingReader(source: Pick<ReaderOptions, 'runQuery' | 'watch'>, chance: number) {
  const clock = new ManualClock()
  const log = createLog({ write: () => undefined, format: 'json', now: () => new Date(0) })
  const random = () => chance
  const circuit = new CircuitBreaker({
    clock,
    log,
    random,
    backoffMs: 1_000,
    backoffMaxMs: 15_000,
    reachedBefore: undefined,
  })
  const reader = new CachedReader({ ...source, circuit, clock, log })
  reader.feed.start()
  const stop = startPoll({ reader, circuit, clock, random })
  return { clock, reader, stop }
}

test.each([0, 0.5, 0.999])(
  'a change shows within a minute without live events or webhooks (chance %d)',
  async (chance) => {
    let revision = 1
    const { clock, reader, stop } = pollingReader(
      {
        runQuery: async () => ({ data: revision, tags: ['s1:a'] }),
        watch(listener) {
          // It connects and never sends an event.
          listener.connected()
          return () => undefined
        },
      },
      chance,
    )
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
    const pass = async (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        clock.pass(SECOND_MS)
        await settled()
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
  let documents = 1
  let send: (tags: string[], position: number) => void = () => undefined
  const { clock, reader, stop } = pollingReader(
    {
      runQuery: async (_query, { id }) =>
        id === undefined
          ? { data: { count: documents, latest: { _id: `d${documents}` } }, tags: ['s1:all'] }
          : { data: [id], tags: [`s1:${id}`] },
      watch(listener) {
        listener.connected()
        send = listener.changed
        return () => undefined
      },
    },
    0.5,
  )
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

test('the poll invalidates everything if live events disconnected after they named the latest document', async () => {
  let revision = 1
  let disconnect: () => void = () => undefined
  let send: (tags: string[], position: number) => void = () => undefined
  const { clock, reader, stop } = pollingReader(
    {
      runQuery: async (_query, { id }) =>
        id === undefined
          ? { data: { count: 2, latest: { _id: 'a', _rev: revision } }, tags: ['s1:all'] }
          : { data: [id], tags: [`s1:${id}`] },
      watch(listener) {
        listener.connected()
        send = listener.changed
        disconnect = () => listener.disconnected(undefined)
        return () => undefined
      },
    },
    0.5,
  )
  await settled()
  const stale: (readonly string[] | 'all')[] = []
  reader.onStale((tags) => stale.push(tags))
  send(['s1:a'], 1)
  disconnect()
  // Now another document changes, and then the same one again: neither is reported.
  revision += 1
  for (let second = 0; second < A_MINUTE_S; second += 1) {
    clock.pass(SECOND_MS)
    await settled()
  }
  expect(stale).toEqual([['s1:a'], 'all'])
  stop()
})
