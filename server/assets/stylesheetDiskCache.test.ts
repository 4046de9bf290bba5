import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStylesheetDiskCache, styleName } from './stylesheetDiskCache.ts'
import { temporaryFile } from './temporaryFiles.ts'

const DAY_MS = 24 * 60 * 60 * 1000
let folder: string
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'nsaa-styles-')), 'styles')
})
afterEach(() => rmSync(join(folder, '..'), { recursive: true }))

const css = (number: number) => `.a{order:${number}}`

test('a stored stylesheet is found by the next process', async () => {
  await openStylesheetDiskCache(folder, Date.now()).store(styleName(css(1)), css(1))
  const next = openStylesheetDiskCache(folder, Date.now())
  expect(await next.find(styleName(css(1)))).toBe(css(1))
  expect(await next.find(styleName(css(2)))).toBeUndefined()
})

test('a truncated stylesheet is not found', async () => {
  openStylesheetDiskCache(folder, Date.now())
  writeFileSync(join(folder, `${styleName(css(1))}.css`), css(1).slice(0, 5))
  expect(await openStylesheetDiskCache(folder, Date.now()).find(styleName(css(1)))).toBeUndefined()
})

test('expired stylesheets, the oldest of too many and leftover temporary files are deleted', async () => {
  const cache = openStylesheetDiskCache(folder, Date.now())
  for (const number of [1, 2, 3]) {
    await cache.store(styleName(css(number)), css(number))
    const at = Date.now() / 1000 - (number === 1 ? 31 * 24 * 60 * 60 : 10 - number)
    utimesSync(join(folder, `${styleName(css(number))}.css`), at, at)
  }
  const leftover = temporaryFile(folder)
  writeFileSync(leftover, '')
  utimesSync(leftover, 0, 0)
  openStylesheetDiskCache(folder, Date.now(), 1)
  expect(readdirSync(folder)).toEqual([`${styleName(css(3))}.css`])
  openStylesheetDiskCache(folder, Date.now() + 31 * DAY_MS)
  expect(readdirSync(folder)).toEqual([])
})

test('an unusable folder stores nothing and throws nothing', async () => {
  writeFileSync(folder, 'a file where the folder should be')
  const cache = openStylesheetDiskCache(folder, Date.now())
  await cache.store(styleName(css(1)), css(1))
  expect(await cache.find(styleName(css(1)))).toBeUndefined()
})
