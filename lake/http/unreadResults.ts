import type { ServerResponse } from 'node:http'
import { RequestError } from '../core/errors.ts'

/** Bytes of the results that are being sent, by user. */
const sending = new Map<string, Map<ServerResponse, number>>()

/**
 * To be called before the work of a request: a result is in memory until its client has read it.
 * @param bytesMax a user may have this much unread; one result more always fits
 * @throws `RequestError` 503
 */
export function refuseSlowReader(userId: string, bytesMax: number): void {
  let unreadBytes = 0
  for (const bytes of sending.get(userId)?.values() ?? []) unreadBytes += bytes
  if (unreadBytes < bytesMax) return
  const description = 'Results of earlier requests have not been read yet. Try again shortly.'
  throw new RequestError(503, description, { 'retry-after': '5' })
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
