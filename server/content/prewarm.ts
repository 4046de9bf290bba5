import { type Clock, sleep } from '../../lake/clock.ts'

export interface PrewarmOptions {
  /** Every path of a page. */
  paths(): Promise<readonly string[]>
  /** Queries the content of the page at a path, so that it is stored. */
  warmPage(path: string): Promise<unknown>
  /** Whether the lake answers. */
  isReachable(): boolean
  clock: Clock
}

/** A process that has just started serves its first visitors before it prewarms pages. */
const FIRST_AFTER_MS = 3_000
/** Pause between pages, so that prewarming causes no noticeable load on the site or the lake. */
const BETWEEN_MS = 250
const EVERY_MS = 30 * 60_000
const AGAIN_MS = 30_000
/** Further pages are stored when they are first visited. */
const PAGES_MAX = 2_000

/**
 * Prewarms page after page, repeatedly, so that an outage can be bridged for pages that had no
 * visitor since the deployment. Pauses while the lake is unavailable.
 * @returns the function that stops it
 */
export function startPrewarm({ paths, warmPage, isReachable, clock }: PrewarmOptions): () => void {
  let stopped = false

  async function prewarm(): Promise<boolean> {
    for (const path of (await paths()).slice(0, PAGES_MAX)) {
      if (stopped || !isReachable()) return false
      // The reader logs failures.
      await warmPage(path).catch(() => undefined)
      await sleep(clock, BETWEEN_MS)
    }
    return true
  }

  async function prewarmRepeatedly() {
    await sleep(clock, FIRST_AFTER_MS)
    while (!stopped) {
      const isWhole = isReachable() && (await prewarm().catch(() => false))
      await sleep(clock, isWhole ? EVERY_MS : AGAIN_MS)
    }
  }

  void prewarmRepeatedly()
  return () => {
    stopped = true
  }
}
