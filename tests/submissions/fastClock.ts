import type { Clock } from '../../submissions/clock.ts'

interface Sleeper {
  atMs: number
  wake(): void
}

/**
 * A clock whose time passes only when a test lets it: `advance` waits until everybody has settled
 * down to sleep, then jumps to the moment the next one wants to be woken. Days pass in
 * milliseconds, and real network answers have the time they need.
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
   * Lets the network and promises go on for a moment, then wakes whoever is next, and everybody
   * else who wanted to be woken within the next `stepMs`.
   */
  async advance(stepMs = 0) {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1))
    const next = Math.min(...[...this.#sleepers].map(({ atMs }) => atMs))
    if (!Number.isFinite(next)) return
    this.#nowMs = Math.max(this.#nowMs + stepMs, next)
    for (const sleeper of [...this.#sleepers]) if (sleeper.atMs <= this.#nowMs) sleeper.wake()
  }
}
