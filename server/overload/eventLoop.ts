import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Interval of the probe; that part of a measured interval is not lag. */
const RESOLUTION_MS = 20
const SAMPLE_EVERY_MS = 1_000
const NS_PER_MS = 1e6

/**
 * Measures the lag of the event loop. The mean over a second distinguishes a busy loop from one
 * long task, which is over when it is noticed.
 */
export function watchEventLoop(sampleEveryMs = SAMPLE_EVERY_MS) {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  let delayMs = 0
  const timer = setInterval(() => {
    // A loop that was blocked for the whole time has no sample until it continues.
    if (histogram.count > 0) delayMs = Math.max(0, histogram.mean / NS_PER_MS - RESOLUTION_MS)
    histogram.reset()
  }, sampleEveryMs)
  timer.unref()
  return {
    /** Mean lag over the last measured second, in milliseconds. */
    delayMs: () => delayMs,
    stop() {
      clearInterval(timer)
      histogram.disable()
    },
  }
}
