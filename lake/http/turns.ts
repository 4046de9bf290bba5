import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'

const oneAtATime = pLimit(1)

/**
 * Runs writes one after another, with a turn of the event loop before each. An import sends dozens
 * at a time, and every other request would have to wait for all of them.
 */
export function inTurn<Result>(write: () => Result): Promise<Result> {
  return oneAtATime(async () => {
    await setImmediate()
    return write()
  })
}
