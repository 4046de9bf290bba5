import { createLog } from '../runtime/log.ts'

/** A log, and the names of the events that were logged. */
export function createEventLog() {
  const events: string[] = []
  const log = createLog({
    write: (line) => events.push(JSON.parse(line).event),
    format: 'json',
    now: () => new Date(0),
  })
  return { log, events }
}
