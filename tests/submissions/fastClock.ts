import type { Clock } from '../../runtime/clock.ts'

interface Timer {
  atMs: number
  run(): void
}

/**
 * A clock that a test advances: `advance` waits for the calls of `holding` that are in flight, then
 * jumps to the next timer. Days pass in milliseconds, and a real response or query takes
 * none of them, however slow the machine is.
 */
export class FastClock implements Pick<Clock, 'date' | 'schedule'> {
  #nowMs: number
  readonly #timers = new Set<Timer>()
  #callsInFlight = 0

  constructor(nowMs: number) {
    this.#nowMs = nowMs
  }

  date() {
    return this.#nowMs
  }

  schedule(run: () => void, delayMs: number) {
    const timer = { atMs: this.#nowMs + delayMs, run }
    this.#timers.add(timer)
    return () => void this.#timers.delete(timer)
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
   * Lets held calls and promises settle, then runs the next timer, and all others due within the
   * next `stepMs`.
   */
  async advance(stepMs = 0) {
    do {
      for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1))
    } while (this.#callsInFlight > 0)
    const next = Math.min(...[...this.#timers].map(({ atMs }) => atMs))
    if (!Number.isFinite(next)) return
    this.#nowMs = Math.max(this.#nowMs + stepMs, next)
    for (const timer of [...this.#timers]) {
      if (timer.atMs > this.#nowMs) continue
      this.#timers.delete(timer)
      timer.run()
    }
  }
}
