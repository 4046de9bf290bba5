/** The clock of everything that waits or measures; injected, so that tests can advance it. */
export interface Clock {
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

/** Resolves after the delay. */
export function sleep(clock: Pick<Clock, 'schedule'>, delayMs: number): Promise<void> {
  return new Promise((resolve) => void clock.schedule(resolve, delayMs))
}

export const systemClock: Clock = {
  now: () => performance.now(),
  date: () => Date.now(),
  schedule(run, delayMs) {
    const timer = setTimeout(run, delayMs)
    // A pending timer must not delay the exit of the process.
    timer.unref()
    return () => clearTimeout(timer)
  },
}
