import { type Clock, sleep } from '../../runtime/clock.ts'

export interface PrewarmOptions {
  /** Every path of a page. */
  paths(): Promise<readonly string[]>
  /** Queries the content of the page at a path, so that it is stored. */
  warmContent(path: string): Promise<unknown>
  /** Whether the lake responds. */
  isReachable(): boolean
  clock: Clock
}

/** A process that has just started serves its first visitors before it prewarms pages. */
const START_DELAY_MS = 3_000
/** Pause between pages, so that prewarming causes no noticeable load on the site or the lake. */
const PAGE_DELAY_MS = 250
const INTERVAL_MS = 30 * 60_000
const RETRY_MS = 30_000
/** Further pages are stored when they are first visited. */
const PAGES_MAX = 2_000

/**
 * Prewarms page after page, repeatedly, so that an outage can be bridged for pages that had no
 * visitor since the deployment. Pauses while the lake is unavailable.
 * @returns the function that stops it
 */
export function startPrewarm(options: PrewarmOptions): () => void {
  const { paths, warmContent, isReachable, clock } = options
  let stopped = false

  async function prewarm(): Promise<boolean> {
    for (const path of (await paths()).slice(0, PAGES_MAX)) {
      if (stopped || !isReachable()) return false
      // The reader logs failures.
      await warmContent(path).catch(() => undefined)
      await sleep(clock, PAGE_DELAY_MS)
    }
    return true
  }

  async function prewarmRepeatedly() {
    await sleep(clock, START_DELAY_MS)
    while (!stopped) {
      const isComplete = isReachable() && (await prewarm().catch(() => false))
      await sleep(clock, isComplete ? INTERVAL_MS : RETRY_MS)
    }
  }

  void prewarmRepeatedly()
  return () => {
    stopped = true
  }
}
