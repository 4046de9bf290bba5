import * as v from 'valibot'
import type { Clock } from '../../runtime/clock.ts'
import type { SourceResult } from './source.ts'

export interface PollOptions {
  /** Queries the lake, bypassing the cache. */
  runQuery(query: string): Promise<SourceResult>
  /**
   * A document was published, changed or unpublished since the last poll, and no live event
   * reported it.
   */
  changed(): void
  /** The number of invalidations so far. */
  invalidationCount(): number
  /** Whether live events have reported a change of a document since a number of invalidations. */
  isReported(id: string, since: number): Promise<boolean>
  /** Remaining backoff of the circuit, in milliseconds. */
  remainingBackoffMs(): number
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
export function startPoll(options: PollOptions): () => void {
  const { runQuery, changed, invalidationCount, isReported, remainingBackoffMs, clock, random } =
    options
  let seen: string | undefined
  let since = 0
  let failures = 0
  let stopped = false

  function scheduleNext() {
    const backoffMs = RETRY_MS * 2 ** Math.min(failures, 16)
    const baseMs = failures === 0 ? INTERVAL_MS : Math.min(INTERVAL_MS, backoffMs)
    const jitter = 1 + JITTER * (random() - 0.5)
    clock.schedule(poll, Math.max(remainingBackoffMs(), baseMs * jitter))
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
      (await isReported(parsed.output.latest._id, since).catch(() => false))
    if (!stopped && !isReportedLive) changed()
  }

  function poll() {
    if (stopped) return
    runQuery(LATEST_CHANGE_QUERY).then(
      async ({ data }) => {
        failures = 0
        await compare(data)
        // An event until now may report the change just seen, so it must not count as a
        // report of a later one.
        since = invalidationCount()
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
