import { setTimeout as delay } from 'node:timers/promises'

/** The clock of deliveries; injected, so that tests can advance it. */
export interface DeliveryClock {
  /** Milliseconds since 1970. */
  date(): number
  /** Resolves after `ms`, or as soon as the signal aborts; never rejects. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
}

export const systemDeliveryClock: DeliveryClock = {
  date: () => Date.now(),
  sleep: (ms, signal) =>
    delay(ms, undefined, { signal, ref: false }).catch((reason: unknown) => {
      if (!signal.aborted) throw reason
    }),
}
