import { countDown } from '../../runtime/countDown.ts'
import { RequestError } from '../core/errors.ts'

/** A task was refused, or dropped, on account of its owner. */
export class QueueFullError extends RequestError {
  constructor(
    status: number,
    description = 'Too many images or uploads are being processed. Try again shortly.',
  ) {
    super(status, description, { 'retry-after': '5' })
  }
}

interface Task {
  isWanted(): boolean
  start(): Promise<void>
  drop(): void
}

/**
 * Work on images and uploads needs much processor time and memory, so at most `concurrencyMax`
 * tasks run and `queueMax` wait; a quick refusal beyond that is better than a response minutes late.
 * No owners (a visitor's address, an editor, or all uploads together) can fill the queue or delay the
 * others: they take turns, and a full queue drops the newest task of the owner with most of them for
 * one of an owner with fewer.
 */
export class FairQueue {
  readonly #concurrencyMax: number
  readonly #queueMax: number
  /** Number of running tasks by owner. */
  readonly #running = new Map<string, number>()
  /** Tasks by owner; the first owner has the next turn. */
  readonly #waiting = new Map<string, Task[]>()

  constructor(concurrencyMax: number, queueMax: number) {
    this.#concurrencyMax = concurrencyMax
    this.#queueMax = queueMax
  }

  /**
   * Resolves with the task's result; rejects with `QueueFullError` 503 if the queue is full (also
   * later, if another owner's task takes its place), or 429 if `owner` already has half of it.
   * @param isWanted whether someone still waits for the result; otherwise the task is not started
   */
  async run<Result>(
    owner: string,
    task: () => Promise<Result>,
    isWanted: () => boolean = () => true,
  ): Promise<Result> {
    this.#dropUnwanted()
    this.#checkSize(owner)
    const done = Promise.withResolvers<Result>()
    const own = this.#waiting.get(owner) ?? []
    own.push({
      isWanted,
      start: () => task().then(done.resolve, done.reject),
      drop: () => done.reject(new QueueFullError(503)),
    })
    this.#waiting.set(owner, own)
    this.#startNext()
    return done.promise
  }

  #checkSize(owner: string): void {
    const ownerMax = this.#concurrencyMax + Math.floor(this.#queueMax / 2)
    const own = (this.#running.get(owner) ?? 0) + (this.#waiting.get(owner)?.length ?? 0)
    if (own >= ownerMax) {
      const description = `At most ${ownerMax} images of one client, or ${ownerMax} uploads, are processed at a time. Try again shortly.`
      throw new QueueFullError(429, description)
    }
    let total = this.#runningCount()
    for (const tasks of this.#waiting.values()) total += tasks.length
    if (total >= this.#concurrencyMax + this.#queueMax && !this.#dropNewestFor(owner)) {
      throw new QueueFullError(503)
    }
  }

  /** @returns whether a task of an owner with more waiting tasks was dropped */
  #dropNewestFor(owner: string): boolean {
    const [largest = []] = [...this.#waiting.values()].sort((a, b) => b.length - a.length)
    const own = this.#waiting.get(owner)?.length ?? 0
    if (own + 1 >= largest.length) return false
    largest.pop()?.drop()
    return true
  }

  #runningCount(): number {
    return [...this.#running.values()].reduce((sum, count) => sum + count, 0)
  }

  #startNext(): void {
    const ownerMax = Math.max(1, this.#concurrencyMax - 1)
    for (const [owner, [task, ...others]] of this.#waiting) {
      if (this.#runningCount() >= this.#concurrencyMax) return
      const running = this.#running.get(owner) ?? 0
      if (task === undefined || running >= ownerMax) continue
      this.#waiting.delete(owner)
      // Inserted again after all other owners.
      if (others.length > 0) this.#waiting.set(owner, others)
      this.#running.set(owner, running + 1)
      void task.start().finally(() => this.#finish(owner))
    }
  }

  #finish(owner: string): void {
    countDown(this.#running, owner)
    this.#dropUnwanted()
    this.#startNext()
  }

  #dropUnwanted(): void {
    for (const [owner, tasks] of this.#waiting) {
      const wanted = tasks.filter((task) => task.isWanted())
      for (const task of tasks) if (!wanted.includes(task)) task.drop()
      if (wanted.length > 0) this.#waiting.set(owner, wanted)
      else this.#waiting.delete(owner)
    }
  }
}
