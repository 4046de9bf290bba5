import { errorCode } from '../../runtime/errorCode.ts'
import { errorMessage } from '../../runtime/errorMessage.ts'
import { SQLITE_RESULT, sqliteResultCode } from '../../runtime/storageErrors.ts'

const OUTAGE_SQLITE_CODES = new Set([SQLITE_RESULT.busy, SQLITE_RESULT.ioError, SQLITE_RESULT.full])
/** Classes of SQLSTATE: connection, resources, operator intervention. */
const OUTAGE_SQLSTATES = /^(?:08|53|57)...$/
/** Codes of the operating system, such as a full disk, an unknown host or a refused connection. */
const SYSTEM_ERROR = /^E(?!RR_)[A-Z]+(?:_[A-Z]+)?$/
/** The driver's own errors, which have no code. */
const CONNECTION_LOST = /time-?out|connection (?:terminated|error)/i
const CONFIGURATION_CODES = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'EISDIR'])

/**
 * Whether an error is an outage of the store, such as a full disk or a database that does not
 * respond, and not a mistake in its configuration, such as missing permissions.
 */
export function isStoreOutage(error: unknown): boolean {
  const sqliteCode = sqliteResultCode(error)
  if (sqliteCode !== undefined) return OUTAGE_SQLITE_CODES.has(sqliteCode)
  const code = errorCode(error)
  if (code === undefined) return CONNECTION_LOST.test(errorMessage(error))
  if (CONFIGURATION_CODES.has(code)) return false
  return OUTAGE_SQLSTATES.test(code) || SYSTEM_ERROR.test(code)
}
