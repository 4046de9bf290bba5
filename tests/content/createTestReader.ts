import { CircuitBreaker } from '../../server/content/circuitBreaker.ts'
import { CachedReader } from '../../server/content/reader.ts'
import type { ReaderLimits } from '../../server/content/readerOptions.ts'
import type { ResultDiskCache } from '../../server/content/resultDiskCache.ts'
import type { ChangeListener, SourceResult } from '../../server/content/source.ts'
import { createEventLog } from '../eventLog.ts'
import { ManualClock } from '../manualClock.ts'

interface Asked {
  query: string
  params: unknown
  respond(data: unknown, tags?: string[]): void
  fail(error?: Error): void
}

/** A reader whose lake responds when the test says so, on the test's own clock. */
export function createTestReader(
  limits: Partial<ReaderLimits> = {},
  diskCache?: Pick<ResultDiskCache, 'get' | 'put'>,
) {
  const asked: Asked[] = []
  const { log, events } = createEventLog()
  const clock = new ManualClock()
  let listener: ChangeListener | undefined
  const reader = new CachedReader({
    runQuery: (query, params) =>
      new Promise<SourceResult>((resolve, reject) => {
        asked.push({
          query,
          params,
          respond: (data, tags = ['s1:a']) => resolve({ data, tags }),
          fail: (error = new Error('connection refused')) => reject(error),
        })
      }),
    watch(next) {
      listener = next
      return () => {
        listener = undefined
      }
    },
    circuit: new CircuitBreaker({
      clock,
      log,
      random: () => 0,
      reachedBefore: diskCache && 0,
      backoffMs: 1_000,
      backoffMaxMs: 8_000,
    }),
    clock,
    log,
    limits,
    ...(diskCache ? { diskCache } : {}),
  })
  reader.feed.start()
  if (!listener) throw new Error('the reader does not watch')
  listener.connected()
  return {
    reader,
    asked,
    events,
    lake: listener,
    at: (index: number): Asked => {
      const one = asked[index]
      if (!one) throw new Error(`only ${asked.length} queries were sent`)
      return one
    },
    pass: (ms: number) => clock.pass(ms),
    /** Reads and responds without waiting. */
    async known(query: string, data: unknown, tags?: string[]) {
      const reading = reader.read(query)
      asked.at(-1)?.respond(data, tags)
      return (await reading).data
    },
  }
}
