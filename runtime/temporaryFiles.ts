import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** An upload takes minutes at the most, so an older temporary file is of a process that has ended. */
const STALE_AGE_MS = 60 * 60 * 1000
const SUFFIX = '.tmp'

/**
 * A name for a file that is renamed once it is complete. It is unique, because several processes
 * may write to one folder; as a dot file it is never served.
 */
export function temporaryFile(folder: string): string {
  return join(folder, `.${randomUUID()}${SUFFIX}`)
}

/**
 * Deletes temporary files that a crashed process left in a folder.
 * @param now milliseconds since 1970
 */
export function deleteStaleTemporaryFiles(folder: string, now: number): void {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith('.') || !name.endsWith(SUFFIX)) continue
    const file = join(folder, name)
    const modifiedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now
    if (now - modifiedAt > STALE_AGE_MS) rmSync(file, { force: true })
  }
}
