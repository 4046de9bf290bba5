import { AssetError } from './errors.ts'

/** Runs tasks with bounded concurrency and a bounded queue. */
export interface Pool {
  /**
   * Resolves with the task's result; rejects with `AssetError` 503 if the queue is full, or 429 if
   * `owner` already has half of it.
   */
  run<T>(owner: string, task: () => Promise<T>): Promise<T>
}

/**
 * Image work is CPU-bound and memory-hungry, so at most `concurrencyMax` tasks run and `queueMax`
 * wait; a quick refusal beyond that is better than a response minutes late. No single owner (a
 * visitor's address) can fill the queue.
 */
export function createPool(concurrencyMax: number, queueMax: number): Pool {
  const waiting: (() => void)[] = []
  const perOwner = new Map<string, number>()
  const perOwnerMax = concurrencyMax + Math.floor(queueMax / 2)
  let running = 0

  const acquire = async () => {
    if (running < concurrencyMax) {
      running += 1
      return
    }
    if (waiting.length >= queueMax) {
      throw new AssetError(503, 'Too many images are being processed. Try again shortly.')
    }
    // release() passes the slot on, so `running` is unchanged.
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const release = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return {
    async run(owner, task) {
      const own = perOwner.get(owner) ?? 0
      if (own >= perOwnerMax) {
        throw new AssetError(429, 'Too many images for one visitor. Try again shortly.')
      }
      perOwner.set(owner, own + 1)
      try {
        await acquire()
        try {
          return await task()
        } finally {
          release()
        }
      } finally {
        const left = (perOwner.get(owner) ?? 1) - 1
        if (left > 0) perOwner.set(owner, left)
        else perOwner.delete(owner)
      }
    },
  }
}
