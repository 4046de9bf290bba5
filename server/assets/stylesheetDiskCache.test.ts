import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFile } from '../../runtime/temporaryFiles.ts'
import { openStylesheetDiskCache, styleName } from './stylesheetDiskCache.ts'

const DAY_S = 24 * 60 * 60
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

test('the stylesheets of too many that were last used longest ago, and leftover temporary files are deleted', async () => {
  const before = openStylesheetDiskCache(folder, Date.now())
  for (const number of [1, 2, 3]) {
    await before.store(styleName(css(number)), css(number))
    const at = Date.now() / 1000 - 90 * DAY_S + number
    utimesSync(join(folder, `${styleName(css(number))}.css`), at, at)
  }
  const leftover = temporaryFile(folder)
  writeFileSync(leftover, '')
  utimesSync(leftover, 0, 0)
  await openStylesheetDiskCache(folder, Date.now()).store(styleName(css(1)), css(1))
  openStylesheetDiskCache(folder, Date.now(), 2)
  expect(readdirSync(folder).sort()).toEqual(
    [1, 3].map((one) => `${styleName(css(one))}.css`).sort(),
  )
})

test('a stylesheet that cannot be stored leaves no temporary file', async () => {
  const cache = openStylesheetDiskCache(folder, Date.now())
  mkdirSync(join(folder, `${styleName(css(1))}.css`))
  await cache.store(styleName(css(1)), css(1))
  expect(readdirSync(folder)).toEqual([`${styleName(css(1))}.css`])
})

test('an unusable folder stores nothing and throws nothing', async () => {
  writeFileSync(folder, 'a file where the folder should be')
  const cache = openStylesheetDiskCache(folder, Date.now())
  await cache.store(styleName(css(1)), css(1))
  expect(await cache.find(styleName(css(1)))).toBeUndefined()
})
