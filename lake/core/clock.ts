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

/** A shorter time is not corrected: to read the processor time is a system call. */
const CORRECTED_FROM_MS = 50

/**
 * Measures work. A busy machine can suspend the process for longer than a limit of work, which is
 * no reason to refuse it.
 * @returns a function that returns for how many milliseconds since this call the process has run
 */
export function startWorkTimer(): () => number {
  const startedAtMs = performance.now()
  const usedBefore = process.cpuUsage()
  return () => {
    const elapsedMs = performance.now() - startedAtMs
    if (elapsedMs < CORRECTED_FROM_MS) return elapsedMs
    const { user, system } = process.cpuUsage(usedBefore)
    // Other threads of the process are counted too, so this can be the longer one.
    return Math.min(elapsedMs, (user + system) / 1000)
  }
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
