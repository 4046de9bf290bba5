import { AssetError } from './errors.ts'

/** Runs tasks with bounded concurrency and a bounded queue. */
export interface Pool {
  /** Resolves with the task's result; rejects with `AssetError` 503 when the queue is full. */
  run<T>(task: () => Promise<T>): Promise<T>
}

/**
 * Image work is CPU-bound and memory-hungry, so only `concurrencyMax` tasks run at once and at
 * most `queueMax` wait: beyond that it is kinder to say so at once than to answer minutes late.
 */
export function createPool(concurrencyMax: number, queueMax: number): Pool {
  const waiting: (() => void)[] = []
  let running = 0

  const acquire = async () => {
    if (running < concurrencyMax) {
      running += 1
      return
    }
    if (waiting.length >= queueMax) {
      throw new AssetError(503, 'Too many images are being processed at once. Try again shortly.')
    }
    // The slot is handed over by release(), so `running` stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const release = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return {
    async run(task) {
      await acquire()
      try {
        return await task()
      } finally {
        release()
      }
    },
  }
}
