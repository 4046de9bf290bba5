import { countDown } from './countDown.ts'

interface FairQueueOptions {
  /** How many tasks may run and wait now; at least one may run. */
  capacity(): { running: number; waiting: number }
  /**
   * Creates the error of a task that is refused, or dropped for one of another owner.
   * @param hasHalf whether its owner has at least half of all tasks
   */
  refusal(hasHalf: boolean): Error
}

interface Task {
  isWanted(): boolean
  start(): Promise<void>
  drop(): void
}

/**
 * Bounds work that needs much processor time or memory: a quick refusal is better than a result
 * minutes late. No owners (the addresses of visitors, editors) can fill the queue or delay the
 * others: they take turns, and a full queue drops the newest task of the owner with most of them for
 * one of an owner with fewer.
 */
export class FairQueue {
  readonly #options: FairQueueOptions
  /** Number of running tasks by owner. */
  readonly #running = new Map<unknown, number>()
  /** Tasks by owner; the first owner has the next turn. */
  readonly #waiting = new Map<unknown, Task[]>()

  constructor(options: FairQueueOptions) {
    this.#options = options
  }

  /**
   * Resolves with the task's result; rejects with the refusal if the queue is full, or later if
   * another owner's task takes its place or it is no longer wanted.
   * @param owner takes turns with others; one with a task at a time can be a symbol
   * @param isWanted whether someone still waits for the result; otherwise the task is not started
   */
  async run<Result>(
    owner: string | symbol,
    task: () => Promise<Result>,
    isWanted: () => boolean = () => true,
  ): Promise<Result> {
    this.dropUnwanted()
    if (this.#isFull() && !this.#dropNewestFor(owner)) throw this.#refusalFor(owner)
    const done = Promise.withResolvers<Result>()
    const own = this.#waiting.get(owner) ?? []
    own.push({
      isWanted,
      start: () => task().then(done.resolve, done.reject),
      drop: () => done.reject(this.#refusalFor(owner)),
    })
    this.#waiting.set(owner, own)
    this.#startNext()
    return done.promise
  }

  /** @returns how many tasks run and wait */
  state(): { running: number; waiting: number } {
    const running = [...this.#running.values()].reduce((sum, count) => sum + count, 0)
    const waiting = [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0)
    return { running, waiting }
  }

  dropUnwanted(): void {
    for (const [owner, tasks] of this.#waiting) {
      const wanted = tasks.filter((task) => task.isWanted())
      for (const task of tasks) if (!wanted.includes(task)) task.drop()
      if (wanted.length > 0) this.#waiting.set(owner, wanted)
      else this.#waiting.delete(owner)
    }
  }

  #isFull(): boolean {
    const { running, waiting } = this.state()
    const capacity = this.#options.capacity()
    return running + waiting >= capacity.running + capacity.waiting
  }

  #refusalFor(owner: string | symbol): Error {
    const { running, waiting } = this.state()
    const own = (this.#running.get(owner) ?? 0) + (this.#waiting.get(owner)?.length ?? 0)
    return this.#options.refusal(own >= (running + waiting) / 2)
  }

  /** @returns whether a task of an owner with more waiting tasks was dropped */
  #dropNewestFor(owner: string | symbol): boolean {
    const [largest = []] = [...this.#waiting.values()].sort((a, b) => b.length - a.length)
    const own = this.#waiting.get(owner)?.length ?? 0
    if (own + 1 >= largest.length) return false
    largest.pop()?.drop()
    return true
  }

  #startNext(): void {
    const runningMax = this.#options.capacity().running
    // An owner alone leaves a place, in which the first task of another one starts without delay.
    const ownerMax = Math.max(1, runningMax - 1)
    for (const [owner, [task, ...others]] of this.#waiting) {
      if (this.state().running >= runningMax) return
      const running = this.#running.get(owner) ?? 0
      if (task === undefined || running >= ownerMax) continue
      this.#waiting.delete(owner)
      // Inserted again after all other owners.
      if (others.length > 0) this.#waiting.set(owner, others)
      this.#running.set(owner, running + 1)
      void task.start().finally(() => this.#finish(owner))
    }
  }

  #finish(owner: unknown): void {
    countDown(this.#running, owner)
    this.dropUnwanted()
    this.#startNext()
  }
}
