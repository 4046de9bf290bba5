import type { Clock } from '../runtime/clock.ts'

/** A clock for tests: time advances only by `pass`, which runs due timers in order. */
export class ManualClock implements Clock {
  #now: number
  readonly #start: number
  #due: { atMs: number; run: () => void }[] = []

  /** @param startMs initial value of `date`, in milliseconds since 1970 */
  constructor(startMs = 0) {
    this.#start = startMs
    this.#now = 0
  }

  now() {
    return this.#now
  }

  date() {
    return this.#start + this.#now
  }

  schedule(run: () => void, delayMs: number) {
    const one = { atMs: this.#now + delayMs, run }
    this.#due.push(one)
    return () => {
      this.#due = this.#due.filter((each) => each !== one)
    }
  }

  /** The number of timers that have not run. */
  get pending() {
    return this.#due.length
  }

  pass(ms: number) {
    const end = this.#now + ms
    for (;;) {
      const next = this.#due.toSorted((a, b) => a.atMs - b.atMs)[0]
      if (next === undefined || next.atMs > end) break
      this.#due = this.#due.filter((each) => each !== next)
      this.#now = next.atMs
      next.run()
    }
    this.#now = end
  }
}
