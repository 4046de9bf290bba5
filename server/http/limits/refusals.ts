import { type Log, onceAMinute } from '../../../runtime/log.ts'

const none = () => ({
  connections: 0,
  connectionsPerAddress: 0,
  requestsPerClient: 0,
  responseTimeout: 0,
  bodyTimeout: 0,
  bodySize: 0,
  urlSize: 0,
  signInAttempts: 0,
})

type RefusalCounts = ReturnType<typeof none>

/**
 * Why a client was refused before its request was handled.
 * - `connections`: all connections are in use
 * - `connectionsPerAddress`: one address uses its whole share
 * - `requestsPerClient`: one client has too many requests in flight
 * - `responseTimeout`: a response was not read in time
 * - `bodyTimeout`, `bodySize`, `urlSize`: a request to the site is too slow or too large
 * - `signInAttempts`: too many wrong keys for the Studio, or bearer tokens for the lake
 */
type RefusalReason = keyof RefusalCounts

export type RefusalReport = (reason: RefusalReason) => void

export type Refusals = ReturnType<typeof countRefusals>

/**
 * Counts refusals and logs them at most once a minute, so that a flood does not flood the log too.
 */
export function countRefusals(log: Pick<Log, 'warn'>, now: () => number) {
  const totals = none()
  let unlogged = none()
  const mayLog = onceAMinute(now)
  return {
    refused(reason: RefusalReason) {
      totals[reason] += 1
      unlogged[reason] += 1
      if (!mayLog()) return
      log.warn('http.clients.refused', unlogged)
      unlogged = none()
    },
    /** Counts since the start. */
    totals: (): Readonly<RefusalCounts> => totals,
  }
}
