import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStylesheetDiskCache, styleName } from './stylesheetDiskCache.ts'

const DAY_MS = 24 * 60 * 60 * 1000
let folder: string
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'nsaa-shelf-')), 'styles')
})
afterEach(() => rmSync(join(folder, '..'), { recursive: true }))

const css = (number: number) => `.a{order:${number}}`

test('a stored stylesheet is found by the next process', async () => {
  await openStylesheetDiskCache(folder, Date.now()).store(styleName(css(1)), css(1))
  const next = openStylesheetDiskCache(folder, Date.now())
  expect(await next.find(styleName(css(1)))).toBe(css(1))
  expect(await next.find(styleName(css(2)))).toBeUndefined()
})

test('what was cut short is not found', async () => {
  openStylesheetDiskCache(folder, Date.now())
  writeFileSync(join(folder, `${styleName(css(1))}.css`), css(1).slice(0, 5))
  expect(await openStylesheetDiskCache(folder, Date.now()).find(styleName(css(1)))).toBeUndefined()
})

test('what is too old, unfinished, or one too many is let go', async () => {
  const shelf = openStylesheetDiskCache(folder, Date.now())
  for (const number of [1, 2, 3]) {
    await shelf.store(styleName(css(number)), css(number))
    const at = Date.now() / 1000 - (number === 1 ? 31 * 24 * 60 * 60 : 10 - number)
    utimesSync(join(folder, `${styleName(css(number))}.css`), at, at)
  }
  writeFileSync(join(folder, 'x.css.new'), '')
  openStylesheetDiskCache(folder, Date.now(), 1)
  expect(readdirSync(folder)).toEqual([`${styleName(css(3))}.css`])
  openStylesheetDiskCache(folder, Date.now() + 31 * DAY_MS)
  expect(readdirSync(folder)).toEqual([])
})

test('a folder that cannot be used loses styles, not pages', async () => {
  writeFileSync(folder, 'a file is in its place')
  const shelf = openStylesheetDiskCache(folder, Date.now())
  await shelf.store(styleName(css(1)), css(1))
  expect(await shelf.find(styleName(css(1)))).toBeUndefined()
})
