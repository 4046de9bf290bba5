import { type Clock, sleep } from '../../runtime/clock.ts'
import { OverloadError } from '../overload/admission.ts'

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
 * visitor since the deployment. Pauses while the lake is unavailable, and after a page that load
 * shedding refused, which is tried again after the others.
 * @returns the function that stops it
 */
export function startPrewarm(options: PrewarmOptions): () => void {
  const { paths, warmContent, isReachable, clock } = options
  let stopped = false

  async function prewarm(): Promise<boolean> {
    const due = (await paths()).slice(0, PAGES_MAX)
    // Visits paths that are added during the loop, too.
    for (const path of due) {
      if (stopped || !isReachable()) return false
      // Other errors are logged when a visitor opens the page.
      await warmContent(path).catch(async (error: unknown) => {
        if (!(error instanceof OverloadError)) return
        due.push(path)
        await sleep(clock, RETRY_MS)
      })
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
