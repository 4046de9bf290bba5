import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'

const oneAtATime = pLimit(1)

/**
 * Runs writes, queries and other long synchronous work one after another, each in its own iteration
 * of the event loop. Without it, requests that arrive together would run without a timer between
 * them, the heartbeat of the process included, and an import would delay every other request.
 */
export function runSerially<Result>(work: () => Result): Promise<Result> {
  return oneAtATime(async () => {
    await setImmediate()
    return work()
  })
}
