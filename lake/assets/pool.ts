import pLimit from 'p-limit'
import { AssetError } from './errors.ts'

export type Pool = ReturnType<typeof createPool>

/**
 * Image work is CPU-bound and memory-hungry, so at most `concurrencyMax` tasks run and `queueMax`
 * wait; a quick refusal beyond that is better than a response minutes late. No single owner (a
 * visitor's address, or all uploads together) can fill the queue.
 */
export function createPool(concurrencyMax: number, queueMax: number) {
  const limit = pLimit(concurrencyMax)
  const perOwner = new Map<string, number>()
  const perOwnerMax = concurrencyMax + Math.floor(queueMax / 2)

  return {
    /**
     * Resolves with the task's result; rejects with `AssetError` 503 if the queue is full, or 429
     * if `owner` already has half of it.
     */
    async run<Result>(owner: string, task: () => Promise<Result>): Promise<Result> {
      const own = perOwner.get(owner) ?? 0
      if (own >= perOwnerMax) {
        const description = `At most ${perOwnerMax} images of one client, or ${perOwnerMax} uploads, are processed at once. Try again shortly.`
        throw new AssetError(429, description)
      }
      if (limit.activeCount + limit.pendingCount >= concurrencyMax + queueMax) {
        throw new AssetError(503, 'Too many images are being processed. Try again shortly.')
      }
      perOwner.set(owner, own + 1)
      try {
        return await limit(task)
      } finally {
        const left = (perOwner.get(owner) ?? 1) - 1
        if (left > 0) perOwner.set(owner, left)
        else perOwner.delete(owner)
      }
    },
  }
}
