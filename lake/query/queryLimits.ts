import type { QueryLimits } from '../core/datasetLimits.ts'
import { LakeError } from '../core/errors.ts'

/** The error for a query that exceeds a bound; its text and details name the bound. */
export function limitExceeded<Limit extends keyof QueryLimits>(
  limit: Limit,
  bounds: Readonly<Record<Limit, number>>,
  description: string,
  statusCode = 400,
): LakeError {
  const max = bounds[limit]
  return new LakeError(
    statusCode,
    statusCode === 408 ? 'queryTimeoutError' : 'queryLimitError',
    `${description} (limit ${limit}: ${max})`,
    { details: { limit, max } },
  )
}
