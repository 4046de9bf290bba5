import { getHeapStatistics } from 'node:v8'

/**
 * Share of the heap that documents and their indexes may use. The rest is for queries, requests and
 * the views of releases, so a lake that has accepted a write can also start with its documents.
 */
const SHARE_MAX = 0.5

/**
 * Whether documents use as much of the heap as they may. Garbage does not count: the lake is started
 * with `--expose-gc`, and collects it when its heap seems full.
 */
export function isHeapFull(): boolean {
  if (usedShare() <= SHARE_MAX) return false
  globalThis.gc?.()
  return usedShare() > SHARE_MAX
}

function usedShare(): number {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics()
  return used / limit
}
