import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { retainAssets } from './assetRetention.ts'

const DAY_MS = 24 * 60 * 60 * 1000
let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'nsaa-kept-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** A build empties its folder first. */
async function build(files: readonly string[], day: number) {
  const from = join(root, 'client/assets')
  rmSync(from, { recursive: true, force: true })
  mkdirSync(from, { recursive: true })
  for (const file of files) writeFileSync(join(from, file), file)
  await retainAssets({ from, to: join(root, 'kept'), now: day * DAY_MS })
  return readdirSync(join(root, 'kept/assets')).sort()
}

test('files of former builds remain available next to those of the current one', async () => {
  await build(['shared-a.js', 'page-1.js', 'page-1.js.br'], 0)
  expect(await build(['shared-a.js', 'page-2.js'], 1)).toEqual([
    'page-1.js',
    'page-1.js.br',
    'page-2.js',
    'shared-a.js',
  ])
})

test('are removed after the longest time a page may be open', async () => {
  await build(['page-1.js'], 0)
  await build(['page-2.js'], 20)
  expect(await build(['page-3.js'], 31)).toEqual(['page-2.js', 'page-3.js'])
})

test('are bounded in the number of builds', async () => {
  for (let number = 0; number < 30; number++) await build([`page-${number}.js`], 0)
  const kept = await build(['page-30.js'], 0)
  expect(kept).toHaveLength(20)
  expect(kept).toContain('page-11.js')
  expect(kept).not.toContain('page-10.js')
})

test('a repeated build does not count twice', async () => {
  await build(['page-1.js'], 0)
  for (let number = 0; number < 30; number++) await build(['page-2.js'], 0)
  expect(await build(['page-2.js'], 0)).toEqual(['page-1.js', 'page-2.js'])
})

test('a truncated list loses former files, not the current ones', async () => {
  await build(['page-1.js'], 0)
  writeFileSync(join(root, 'kept/.builds.json'), '[{"builtAt"')
  expect(await build(['page-2.js'], 1)).toEqual(['page-2.js'])
  expect(existsSync(join(root, 'kept/.builds.json'))).toBe(true)
})
