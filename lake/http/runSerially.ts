import { setImmediate } from 'node:timers/promises'
import pLimit, { type LimitFunction } from 'p-limit'

const oneAtATime = pLimit(1)
/** Of users with tasks. With one waiting task of each user, users take turns. */
const ofUsers = new Map<string, LimitFunction>()

/**
 * Runs writes, queries and other long synchronous work one after another, each in its own iteration
 * of the event loop. Without it, requests that arrive together would run without a timer between
 * them, the heartbeat of the process included, and an import would delay every other request.
 */
export function runSerially<Result>(userId: string, work: () => Result): Promise<Result> {
  const ofUser = ofUsers.get(userId) ?? pLimit(1)
  ofUsers.set(userId, ofUser)
  const result = ofUser(() =>
    oneAtATime(async () => {
      await setImmediate()
      return work()
    }),
  )
  return result.finally(() => {
    if (ofUser.activeCount + ofUser.pendingCount === 0) ofUsers.delete(userId)
  })
}
