import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'

const oneAtATime = pLimit(1)

/**
 * Runs writes one after another, each in its own iteration of the event loop. An import sends
 * dozens in parallel, and every other request would have to wait for all of them.
 */
export function runSerially<Result>(write: () => Result): Promise<Result> {
  return oneAtATime(async () => {
    await setImmediate()
    return write()
  })
}
