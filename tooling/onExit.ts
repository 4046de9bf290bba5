import { constants } from 'node:os'

/**
 * Runs `cleanUp`, which must be synchronous, when this process ends, also by SIGINT or SIGTERM.
 * @returns a function that cancels this
 */
export function onExit(cleanUp: () => void): () => void {
  process.once('SIGINT', exit).once('SIGTERM', exit).once('exit', cleanUp)
  return () => void process.off('SIGINT', exit).off('SIGTERM', exit).off('exit', cleanUp)
}

/** Node ends on a signal without the event `exit`. */
function exit(signal: NodeJS.Signals): void {
  process.exit(128 + constants.signals[signal])
}
