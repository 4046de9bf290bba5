import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { backUp } from './backups.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'lake-backups-'))
  return () => rmSync(dir, { recursive: true })
})

test('a copy removes what a killed copy has left, and only the newest copies are retained', () => {
  for (const left of ['20261231T000000000Z.sqlite.part', '20261231T000000000Z.sqlite.part-journal'])
    writeFileSync(join(dir, left), 'partial')
  const dataset = { copyTo: (file: string) => writeFileSync(file, 'complete') }
  for (const day of [1, 2, 3, 4]) backUp(dataset, dir, `2027-01-0${day}T00:00:00.000Z`)
  const days = ['02', '03', '04']
  expect(readdirSync(dir).sort()).toEqual(days.map((day) => `202701${day}T000000000Z.sqlite`))
})

test('the error of a copy that fails says that nothing was changed', () => {
  const dataset = {
    copyTo() {
      throw new Error('database or disk is full')
    },
  }
  expect(() => backUp(dataset, dir, '2027-01-01T00:00:00.000Z')).toThrow(
    `nothing was changed, because no copy could be stored in ${dir} (database or disk is full)`,
  )
})
