import type { ContentClock } from './clock.ts'

export interface RoundsOptions {
  /** Every path that something stands at. */
  paths(): Promise<readonly string[]>
  /** Has the content of the page at a path asked for and kept. */
  visit(path: string): Promise<unknown>
  /** Whether the lake gives answers. */
  isWell(): boolean
  clock: ContentClock
}

/** A process that has just started has visitors to serve first. */
const FIRST_AFTER_MS = 3_000
/** Between pages: a round is to be noticed by nobody, neither here nor at the lake. */
const BETWEEN_MS = 250
const EVERY_MS = 30 * 60_000
const AGAIN_MS = 30_000
/** What is beyond is known once somebody has visited it. */
const PAGES_MAX = 2_000

/**
 * Goes from page to page now and then, so that in an outage those are known too that nobody has
 * visited since the process was set up. Rests while the lake is away.
 * @returns the function that ends it
 */
export function startRounds({ paths, visit, isWell, clock }: RoundsOptions): () => void {
  let stopped = false
  let cancel: () => void = () => undefined

  const pause = (delayMs: number) =>
    new Promise<void>((resolve) => {
      cancel = clock.schedule(resolve, delayMs)
    })

  async function round(): Promise<boolean> {
    for (const path of (await paths()).slice(0, PAGES_MAX)) {
      if (stopped || !isWell()) return false
      // What fails is told of by whoever reads it.
      await visit(path).catch(() => undefined)
      await pause(BETWEEN_MS)
    }
    return true
  }

  async function rounds() {
    await pause(FIRST_AFTER_MS)
    while (!stopped) {
      const isWhole = isWell() && (await round().catch(() => false))
      await pause(isWhole ? EVERY_MS : AGAIN_MS)
    }
  }

  void rounds()
  return () => {
    stopped = true
    cancel()
  }
}
