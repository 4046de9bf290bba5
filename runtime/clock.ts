/** The time and the timers of whatever tests have to advance; injected. */
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

/** Below this the elapsed time is used, because reading the CPU time is a system call. */
const CPU_TIME_FROM_MS = 50

/**
 * Measures CPU time: on a busy machine a process can be suspended for longer than a time limit,
 * which is no reason to refuse its work.
 * @returns a function that returns the CPU time of the process since this call, in milliseconds
 */
export function startCpuTimer(): () => number {
  const startedAtMs = performance.now()
  const usedBefore = process.cpuUsage()
  return () => {
    const elapsedMs = performance.now() - startedAtMs
    if (elapsedMs < CPU_TIME_FROM_MS) return elapsedMs
    const { user, system } = process.cpuUsage(usedBefore)
    // The CPU time includes other threads of the process, so it can exceed the wall time.
    return Math.min(elapsedMs, (user + system) / 1000)
  }
}

/** Resolves after the delay, or as soon as the signal aborts; never rejects. */
export function sleep(
  clock: Pick<Clock, 'schedule'>,
  delayMs: number,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const abort = () => {
      cancel()
      resolve()
    }
    const cancel = clock.schedule(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, delayMs)
    if (signal?.aborted) abort()
    else signal?.addEventListener('abort', abort, { once: true })
  })
}

/**
 * Waits for the promise, but not longer than the delay.
 * @param timeoutError creates the error with which the result rejects after the delay
 */
export function withTimeout<Result>(
  clock: Pick<Clock, 'schedule'>,
  promise: Promise<Result>,
  delayMs: number,
  timeoutError: () => Error,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const cancel = clock.schedule(() => reject(timeoutError()), delayMs)
    promise.then(resolve, reject).finally(cancel)
  })
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
