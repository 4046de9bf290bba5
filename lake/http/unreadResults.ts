import type { ServerResponse } from 'node:http'
import type { LakeUser } from '../auth/user.ts'
import { RequestError } from '../core/errors.ts'
import type { LakeLimits } from './lakeLimits.ts'
import { runSerially } from './runSerially.ts'

/** Bytes of the results that are being sent, by user. */
const sending = new Map<string, Map<ServerResponse, number>>()

/**
 * `runSerially` for work whose result can be large: a result is in memory until its client has read
 * it. A user may have `unreadBytesPerUserMax`; one result more always fits.
 * @throws `RequestError` 503
 */
export function runForReader<Result>(
  { id }: LakeUser,
  { unreadBytesPerUserMax }: LakeLimits,
  work: () => Result,
): Promise<Result> {
  return runSerially(id, () => {
    let unreadBytes = 0
    for (const bytes of sending.get(id)?.values() ?? []) unreadBytes += bytes
    if (unreadBytes < unreadBytesPerUserMax) return work()
    const description = 'Results of earlier requests have not been read yet. Try again shortly.'
    throw new RequestError(503, description, { 'retry-after': '5' })
  })
}

/** Counts a result until its response is closed. */
export function countUnread(userId: string, res: ServerResponse, bytes: number): void {
  if (res.destroyed) return
  const own = sending.get(userId) ?? new Map<ServerResponse, number>()
  sending.set(userId, own)
  if (!own.has(res)) {
    res.once('close', () => {
      own.delete(res)
      if (own.size === 0) sending.delete(userId)
    })
  }
  own.set(res, bytes)
}
