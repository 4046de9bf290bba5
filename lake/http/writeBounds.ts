import type { LakeUser } from '../auth/user.ts'
import type { TransactOptions } from '../core/dataset.ts'
import { CONTAINERS_MAX } from '../core/datasetLimits.ts'
import { isHeapFull } from '../core/heap.ts'
import type { LakeLimits } from './lakeLimits.ts'

/** The options of every write over HTTP, so that no route omits one of its bounds. */
export function writeBounds(
  { id }: LakeUser,
  guard: TransactOptions['guard'],
  { datasetSizeMax, queryTimeMaxMs }: LakeLimits,
) {
  return {
    author: id,
    guard,
    growth: { datasetSizeMax, containersMax: CONTAINERS_MAX, isHeapFull },
    timeMaxMs: queryTimeMaxMs,
  }
}
