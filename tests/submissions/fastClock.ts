import type { Clock } from '../../submissions/clock.ts'

interface Sleeper {
  atMs: number
  wake(): void
}

/**
 * A clock that a test advances: `advance` waits until every sleeper sleeps, then jumps to the next
 * wake-up time. Days pass in milliseconds, and real network responses have the time they need.
 */
export class FastClock implements Clock {
  #nowMs: number
  readonly #sleepers = new Set<Sleeper>()

  constructor(nowMs: number) {
    this.#nowMs = nowMs
  }

  now() {
    return this.#nowMs
  }

  sleep(ms: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.resolve()
    return new Promise((resolve) => {
      const sleeper = {
        atMs: this.#nowMs + ms,
        wake: () => {
          this.#sleepers.delete(sleeper)
          resolve()
        },
      }
      this.#sleepers.add(sleeper)
      signal.addEventListener('abort', sleeper.wake, { once: true })
    })
  }

  /**
   * Lets network and promises settle, then wakes the next sleeper, and all others due within the
   * next `stepMs`.
   */
  async advance(stepMs = 0) {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1))
    const next = Math.min(...[...this.#sleepers].map(({ atMs }) => atMs))
    if (!Number.isFinite(next)) return
    this.#nowMs = Math.max(this.#nowMs + stepMs, next)
    for (const sleeper of [...this.#sleepers]) if (sleeper.atMs <= this.#nowMs) sleeper.wake()
  }
}
