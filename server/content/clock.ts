/** Time as everything about content sees it; injected, so that tests let hours pass. */
export interface ContentClock {
  /** Milliseconds that only ever grow; only differences count. */
  now(): number
  /** Milliseconds since 1970, as far as this machine knows. */
  date(): number
  /** Runs once after the delay. Returns the function that prevents it. */
  schedule(run: () => void, delayMs: number): () => void
}

export const systemClock: ContentClock = {
  now: () => performance.now(),
  date: () => Date.now(),
  schedule(run, delayMs) {
    const timer = setTimeout(run, delayMs)
    // Nothing about content keeps a process alive that has been asked to stop.
    timer.unref()
    return () => clearTimeout(timer)
  },
}
