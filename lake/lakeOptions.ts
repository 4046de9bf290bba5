import type { IncomingMessage } from 'node:http'
import type { Clock } from '../runtime/clock.ts'
import type { Log } from '../runtime/log.ts'
import type { UserAuthentication } from './auth/userAuthentication.ts'
import type { OperationRecord } from './core/operationRecord.ts'
import type { LakeLimits } from './http/lakeLimits.ts'

export interface LakeOptions extends UserAuthentication {
  /** Everything the lake writes is below this folder; created if absent. */
  readonly dataDir: string
  /** Bearer token of the API. */
  readonly token: string
  /** Canonical origin of the site, for example `https://nsaa.example`. */
  readonly siteUrl: string
  /**
   * Folder in Sanity's import format (`data.ndjson`, `images/`, `files/`), imported into an empty
   * dataset.
   */
  readonly seed?: string
  /** Folder of content migrations; those that a dataset lacks are applied at start. */
  readonly migrations?: string
  readonly log: Log
  readonly limits?: Partial<LakeLimits>
  /** Wall clock time, in milliseconds since 1970; for tests. */
  readonly date?: () => number
  /** Timer of scheduled releases; for tests. */
  readonly clock?: Clock
  /** Records the current operation, so that the log can name it after it ended the process. */
  readonly operations: Pick<OperationRecord, 'run'>
  /** The address that limits count for a connection. */
  readonly clientAddress: (req: IncomingMessage) => string
  /** Receives the duration of each query, in milliseconds. */
  readonly onQuery: (durationMs: number) => void
}
