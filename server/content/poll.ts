import type { ContentClock } from './clock.ts'
import type { SourceAnswer } from './source.ts'

export interface PollOptions {
  /** Asks the lake itself. */
  ask(query: string): Promise<SourceAnswer>
  /** Something was published, changed or taken down since the lake was last asked. */
  changed(): void
  /** How long the lake wants to be left alone, in milliseconds. */
  pauseLeftMs(): number
  clock: ContentClock
  random(): number
  intervalMs?: number
}

/**
 * With its spread and the time of two queries this stays well below the minute in which every
 * change has to show, also where neither live events nor webhooks arrive.
 */
const INTERVAL_MS = 30_000
const SPREAD = 0.2
const AGAIN_MS = 1_000

/**
 * Each publish gives a document a new `_rev` and makes it the latest; what is taken down changes
 * the count. Both are small questions whatever the size of the dataset.
 */
const LATEST_CHANGE_QUERY =
  '{"count": count(*), "latest": *[] | order(_updatedAt desc, _id asc)[0]{ _id, _rev, _updatedAt }}'

/**
 * The net below live events and webhooks: asks now and then whether anything changed at all, and
 * while the lake fails, whether it is back.
 * @returns the function that stops it
 */
export function startPoll(options: PollOptions): () => void {
  const { ask, changed, pauseLeftMs, clock, random, intervalMs = INTERVAL_MS } = options
  let seen: string | undefined
  let failures = 0
  let stopped = false
  let cancel: () => void

  function later() {
    if (stopped) return
    const backoffMs = AGAIN_MS * 2 ** Math.min(failures, 16)
    const baseMs = failures === 0 ? intervalMs : Math.min(intervalMs, backoffMs)
    const spread = 1 + SPREAD * (random() - 0.5)
    cancel = clock.schedule(poll, Math.max(pauseLeftMs(), baseMs * spread))
  }

  function poll() {
    ask(LATEST_CHANGE_QUERY).then(
      ({ data }) => {
        failures = 0
        const latest = JSON.stringify(data)
        // The first time too: what was read before it may be older than what it saw.
        if (!stopped && latest !== seen) changed()
        seen = latest
        later()
      },
      () => {
        // Told by whoever watches over the lake.
        failures += 1
        later()
      },
    )
  }

  poll()
  return () => {
    stopped = true
    cancel?.()
  }
}
