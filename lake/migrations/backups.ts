import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { errorMessage } from '../../runtime/errorMessage.ts'
import type { Dataset } from '../core/dataset.ts'

/** Older copies are removed: a lake with its history can be several hundred megabytes. */
const BACKUPS_MAX = 3
const FILE = /^\d{8}T\d{9}Z\.sqlite$/
/** What a copy that was killed has left; `part.sqlite` by earlier versions. */
const PART = /^part\.sqlite|\.sqlite\.part/

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
  const remove = (names: readonly string[]) => {
    for (const name of names) rmSync(join(dir, name), { force: true })
  }
  remove(readdirSync(dir).filter((name) => PART.test(name)))
  const file = join(dir, `${at.replaceAll(/[-:.]/g, '')}.sqlite`)
  dataset.copyTo(file)
  const copies = readdirSync(dir).filter((name) => FILE.test(name))
  remove(copies.sort().slice(0, -BACKUPS_MAX))
  return file
}
