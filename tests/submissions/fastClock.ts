import type { DeliveryClock } from '../../submissions/clock.ts'

interface Sleeper {
  atMs: number
  wake(): void
}

/**
 * A clock that a test advances: `advance` waits for the calls of `holding` that are in flight, then
 * jumps to the next wake-up time. Days pass in milliseconds, and a real response or query takes
 * none of them, however slow the machine is.
 */
export class FastClock implements DeliveryClock {
  #nowMs: number
  readonly #sleepers = new Set<Sleeper>()
  #callsInFlight = 0

  constructor(nowMs: number) {
    this.#nowMs = nowMs
  }

  date() {
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

  /** @returns the same object; no time passes while one of its asynchronous methods runs */
  holding<Target extends object>(target: Target): Target {
    return new Proxy(target, {
      get: (_target, name) => {
        const member: unknown = Reflect.get(target, name)
        if (typeof member !== 'function') return member
        return (...values: unknown[]) => this.#hold(Reflect.apply(member, target, values))
      },
    })
  }

  #hold(result: unknown): unknown {
    if (!(result instanceof Promise)) return result
    this.#callsInFlight += 1
    return result.finally(() => {
      this.#callsInFlight -= 1
    })
  }

  /**
   * Lets held calls and promises settle, then wakes the next sleeper, and all others due within the
   * next `stepMs`.
   */
  async advance(stepMs = 0) {
    do {
      for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1))
    } while (this.#callsInFlight > 0)
    const next = Math.min(...[...this.#sleepers].map(({ atMs }) => atMs))
    if (!Number.isFinite(next)) return
    this.#nowMs = Math.max(this.#nowMs + stepMs, next)
    for (const sleeper of [...this.#sleepers]) if (sleeper.atMs <= this.#nowMs) sleeper.wake()
  }
}
