import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deleteStaleTemporaryFiles, temporaryFile } from './temporaryFiles.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nsaa-temporary-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('two temporary files in one folder have different names, which are never served', () => {
  const names = [temporaryFile(folder), temporaryFile(folder)].map((file) => basename(file))
  expect(new Set(names).size).toBe(2)
  for (const name of names) expect(name).toMatch(/^\./)
})

test('leftovers of a crashed process are deleted, files that another process writes are not', () => {
  const [leftover, current] = [temporaryFile(folder), temporaryFile(folder)]
  for (const file of [leftover, current, join(folder, 'app.js')]) writeFileSync(file, '')
  const twoHoursAgoS = Date.now() / 1000 - 2 * 60 * 60
  utimesSync(leftover, twoHoursAgoS, twoHoursAgoS)
  deleteStaleTemporaryFiles(folder, Date.now())
  expect(readdirSync(folder).sort()).toEqual([basename(current), 'app.js'])
})
