import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { LakeStartError } from '../core/errors.ts'
import { migrateAtStart } from './atStart.ts'
import { backUp } from './backups.ts'
import type { MigrationTarget } from './migrate.ts'

const LOUDER = `export default { title: 'Louder', migrate: { string: (value) =>
  value === 'Fees' ? { type: 'set', value: 'Fees!' } : undefined } }`
const log = { info: () => undefined, warn: () => undefined }
const date = () => Date.UTC(2027, 0, 1)
const at = new Date(date()).toISOString()
const page = { _id: 'page', _type: 'page', _rev: 'r1', _createdAt: at, _updatedAt: at }

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'migrate-at-start-'))
  await writeFile(join(dir, '0001-louder.ts'), LOUDER)
  return () => rm(dir, { recursive: true })
})

/** A dataset with one page, whose backup fails with this error. */
function datasetWithout(copyTo: () => never): MigrationTarget {
  return {
    bounds: { mutationsMax: 10, sizeMax: 1_000 },
    record: () => Promise.resolve(undefined),
    documents: () => Promise.resolve([{ ...page, title: 'Fees' }]),
    backUp: () => backUp({ copyTo }, join(dir, 'backups'), at),
    commit: () => Promise.reject(new Error('nothing may be written')),
  }
}

const FIX_DISK = 'Free space or correct the permissions of DATA_DIR/lake, then start again.'

test.each([
  ['database or disk is full', { errcode: 13 }, FIX_DISK],
  ['unable to open database file', { errcode: 14 }, FIX_DISK],
  ['EACCES: permission denied, mkdir', { code: 'EACCES' }, FIX_DISK],
  ['an error of this version', {}, 'Start the previous version until this is fixed.'],
])('a migration at start that fails with "%s" says what to do', async (reason, code, remedy) => {
  const target = datasetWithout(() => {
    throw Object.assign(new Error(reason), code)
  })
  await expect(migrateAtStart({ target, dir, date }, false, log)).rejects.toThrow(
    new LakeStartError(
      `The content could not be migrated: nothing was changed, because no copy could be stored in ${join(dir, 'backups')} (${reason}). ${remedy}`,
    ),
  )
})
