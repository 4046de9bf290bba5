import { cacheSuccess } from '../../runtime/cacheSuccess.ts'
import { errorMessage } from '../../runtime/errorMessage.ts'
import type { Dataset } from '../core/dataset.ts'

/** How long a successful write check is cached. */
const WRITABLE_TTL_MS = 500

/** What `/readyz` of the lake's process returns. */
export function createReadiness(dataset: Pick<Dataset, 'checkWritable'>, now: () => number) {
  const check = cacheSuccess(async () => dataset.checkWritable(), WRITABLE_TTL_MS, now)
  return () =>
    check().then(
      () => ({ status: 200, text: 'ready' }),
      (error: unknown) => ({ status: 503, text: errorMessage(error) }),
    )
}
