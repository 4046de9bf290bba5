import { setTimeout as delay } from 'node:timers/promises'

/** Time as the worker sees it; injected so that tests can let days pass. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Resolves after `ms`, or as soon as the signal aborts; never rejects. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    delay(ms, undefined, { signal, ref: false }).catch((reason: unknown) => {
      if (!signal.aborted) throw reason
    }),
}
