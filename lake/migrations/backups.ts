import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { errorMessage } from '../../runtime/errorMessage.ts'
import type { Dataset } from '../core/dataset.ts'

/** Older copies are removed: a lake with its history can be several hundred megabytes. */
const BACKUPS_MAX = 3
const FILE = /^\d{8}T\d{9}Z\.sqlite$/

type Copyable = Pick<Dataset, 'copyTo'>

/**
 * Copies the lake's database, history included, into a folder and returns the copy's path.
 * @throws if the disk is full or the folder can't be written; the lake is unchanged then
 */
export function backUp(dataset: Copyable, dir: string, at: string): string {
  try {
    return copyTo(dir, dataset, at)
  } catch (error) {
    const reason = errorMessage(error)
    throw new Error(`nothing was changed, because no copy could be stored in ${dir} (${reason})`, {
      cause: error,
    })
  }
}

function copyTo(dir: string, dataset: Copyable, at: string): string {
  mkdirSync(dir, { recursive: true })
  // A partial copy from a crash is useless, and SQLite refuses to write to an existing file.
  const part = join(dir, 'part.sqlite')
  removePartialCopy(part)
  const file = join(dir, `${at.replaceAll(/[-:.]/g, '')}.sqlite`)
  try {
    dataset.copyTo(part)
  } catch (error) {
    removePartialCopy(part)
    throw error
  }
  renameSync(part, file)
  const older = readdirSync(dir).filter((name) => FILE.test(name))
  for (const name of older.sort().slice(0, -BACKUPS_MAX)) rmSync(join(dir, name), { force: true })
  return file
}

/** SQLite leaves its rollback journal too. */
function removePartialCopy(part: string): void {
  for (const file of [part, `${part}-journal`]) rmSync(file, { force: true })
}
