/** The clock of everything about content; injected, so that tests can advance it. */
export interface ContentClock {
  /** Monotonic milliseconds; only differences are meaningful. */
  now(): number
  /** Wall clock time, in milliseconds since 1970. */
  date(): number
  /**
   * Runs once after the delay.
   * @returns a function that cancels it
   */
  schedule(run: () => void, delayMs: number): () => void
}

export const systemClock: ContentClock = {
  now: () => performance.now(),
  date: () => Date.now(),
  schedule(run, delayMs) {
    const timer = setTimeout(run, delayMs)
    // A pending timer must not delay the exit of the process.
    timer.unref()
    return () => clearTimeout(timer)
  },
}
