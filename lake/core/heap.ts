import { getHeapStatistics } from 'node:v8'

/**
 * Share of the heap that documents and their indexes may use. The rest is for queries, requests and
 * the views of releases, so a lake that has accepted a write can also start with its documents.
 */
const SHARE_MAX = 0.5

/**
 * Share that may be added before garbage is collected again: a collection takes up to 0.3 s, in which
 * nothing else is done, and each write near the limit would need one.
 */
const GROWTH_MAX = 0.03

interface Heap {
  /** Share of the heap that is in use, with garbage. */
  usedShare(): number
  collectGarbage(): void
}

/**
 * @returns a function that returns whether documents use as much of the heap as they may; garbage
 * does not count
 */
export function heapGuard({ usedShare, collectGarbage }: Heap): () => boolean {
  /** Without garbage, when there was room. */
  let collectedShare = 0
  return () => {
    if (usedShare() <= Math.max(SHARE_MAX, collectedShare + GROWTH_MAX)) return false
    collectGarbage()
    const share = usedShare()
    const isFull = share > SHARE_MAX
    if (!isFull) collectedShare = share
    return isFull
  }
}

/** The guard of this process, which is started with `--expose-gc`. */
export const isHeapFull = heapGuard({
  usedShare() {
    const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics()
    return used / limit
  },
  collectGarbage: () => globalThis.gc?.(),
})
