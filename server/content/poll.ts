import * as v from 'valibot'
import type { Clock } from '../../runtime/clock.ts'
import type { CircuitBreaker } from './circuitBreaker.ts'
import type { CachedReader } from './reader.ts'

export interface PollOptions {
  /** Invalidated if a document changed since the last poll and no live event reported it. */
  reader: Pick<CachedReader, 'probe' | 'invalidate' | 'invalidationCount' | 'isReported'>
  circuit: Pick<CircuitBreaker, 'remainingBackoffMs'>
  clock: Clock
  random(): number
}

/**
 * With jitter and two query timeouts this is well below the minute in which every change must show,
 * even if neither live events nor webhooks arrive.
 */
const INTERVAL_MS = 30_000
const JITTER = 0.2
const RETRY_MS = 1_000

/**
 * Publishing sets a new `_rev` and the latest time; unpublishing changes the count. Both are cheap
 * whatever the size of the dataset.
 */
const LATEST_CHANGE_QUERY =
  '{"count": count(*), "latest": *[] | order(_updatedAt desc, _id asc)[0]{ _id, _rev, _updatedAt }}'
const latestChange = v.object({ latest: v.object({ _id: v.string() }) })

/**
 * The fallback for live events and webhooks: polls for the latest change, and while the lake fails,
 * for its return.
 * @returns the function that stops it
 */
export function startPoll({ reader, circuit, clock, random }: PollOptions): () => void {
  let seen: string | undefined
  let since = 0
  let failures = 0
  let stopped = false

  function scheduleNext() {
    const backoffMs = RETRY_MS * 2 ** Math.min(failures, 16)
    const baseMs = failures === 0 ? INTERVAL_MS : Math.min(INTERVAL_MS, backoffMs)
    const jitter = 1 + JITTER * (random() - 0.5)
    clock.schedule(poll, Math.max(circuit.remainingBackoffMs, baseMs * jitter))
  }

  /**
   * Live events arrive in order, so if they reported the latest change, they reported all before
   * it. Otherwise every page is rendered again, for which visitors wait.
   */
  async function compare(data: unknown): Promise<void> {
    const latest = JSON.stringify(data)
    if (latest === seen) return
    // The first poll has nothing to compare with.
    const isFirst = seen === undefined
    seen = latest
    const parsed = v.safeParse(latestChange, data)
    const isReportedLive =
      !isFirst &&
      parsed.success &&
      (await reader.isReported(parsed.output.latest._id, since).catch(() => false))
    if (!stopped && !isReportedLive) reader.invalidate('all')
  }

  function poll() {
    if (stopped) return
    reader.probe(LATEST_CHANGE_QUERY).then(
      async ({ data }) => {
        failures = 0
        await compare(data)
        // An event until now may report the change just seen, so it must not count as a
        // report of a later one.
        since = reader.invalidationCount
        scheduleNext()
      },
      () => {
        // The circuit breaker logs the failure.
        failures += 1
        scheduleNext()
      },
    )
  }

  poll()
  return () => {
    stopped = true
  }
}
