import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { retainAssets } from './assetRetention.ts'

const DAY_MS = 24 * 60 * 60 * 1000
let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'nsaa-retained-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** A build empties its folder first. */
async function build(files: readonly string[], day: number) {
  const from = join(root, 'client/assets')
  rmSync(from, { recursive: true, force: true })
  mkdirSync(from, { recursive: true })
  for (const file of files) writeFileSync(join(from, file), file)
  await retainAssets({ from, to: join(root, 'retained'), now: day * DAY_MS })
  return readdirSync(join(root, 'retained/assets')).sort()
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

test('files of a build are removed 30 days after the next build replaced it', async () => {
  await build(['page-1.js'], 0)
  expect(await build(['page-2.js'], 40)).toEqual(['page-1.js', 'page-2.js'])
  // A restart with the same build replaces nothing.
  expect(await build(['page-2.js'], 60)).toEqual(['page-1.js', 'page-2.js'])
  expect(await build(['page-3.js'], 70)).toEqual(['page-1.js', 'page-2.js', 'page-3.js'])
  expect(await build(['page-4.js'], 71)).toEqual(['page-2.js', 'page-3.js', 'page-4.js'])
})

test('files of at most 20 builds are retained', async () => {
  for (let number = 0; number < 30; number++) await build([`page-${number}.js`], 0)
  const retained = await build(['page-30.js'], 0)
  expect(retained).toHaveLength(20)
  expect(retained).toContain('page-11.js')
  expect(retained).not.toContain('page-10.js')
})

test('a repeated build does not count twice', async () => {
  await build(['page-1.js'], 0)
  for (let number = 0; number < 30; number++) await build(['page-2.js'], 0)
  expect(await build(['page-2.js'], 0)).toEqual(['page-1.js', 'page-2.js'])
})

test('several processes on one folder retain the files of one build without a conflict', async () => {
  const from = join(root, 'client/assets')
  mkdirSync(from, { recursive: true })
  const files = Array.from({ length: 30 }, (_, number) => `page-${number}.js`).sort()
  for (const file of files) writeFileSync(join(from, file), file)
  const retain = () => retainAssets({ from, to: join(root, 'retained'), now: Date.now() })
  await Promise.all([retain(), retain(), retain()])
  expect(readdirSync(join(root, 'retained/assets')).sort()).toEqual(files)
  for (const file of files) {
    expect(readFileSync(join(root, 'retained/assets', file), 'utf8')).toBe(file)
  }
  expect(readdirSync(join(root, 'retained')).sort()).toEqual(['.builds.json', 'assets'])
})

test('a truncated list loses former files, not the current ones', async () => {
  await build(['page-1.js'], 0)
  writeFileSync(join(root, 'retained/.builds.json'), '[{"builtAt"')
  expect(await build(['page-2.js'], 1)).toEqual(['page-2.js'])
  expect(existsSync(join(root, 'retained/.builds.json'))).toBe(true)
})
