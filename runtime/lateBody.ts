import type { IncomingMessage } from 'node:http'

/** In which a body may still arrive after its response, so that its sender can read that. */
const LATE_BODY_MAX_MS = 2_000

/** Closes the connection if the body of a request that has its response does not end soon. */
export function endLateBody(req: IncomingMessage): void {
  if (req.complete) return
  setTimeout(() => req.complete || req.destroy(), LATE_BODY_MAX_MS).unref()
}
