import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { chooseCoding } from './contentCoding.ts'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['GZIP;Q=1', 'gzip'],
  ['br;q=nonsense, gzip', 'gzip'],
])('Accept-Encoding: %s', (accepted, expected) => {
  expect(chooseCoding(accepted)).toBe(expected)
})

test('selects an available coding only', () => {
  expect(chooseCoding('br, gzip', ['gzip'])).toBe('gzip')
  expect(chooseCoding('br', [])).toBeUndefined()
})

/** Compresses large pages in turn and writes the memory that this took at its peak, in MiB. */
const COMPRESS_PAGES = `
  import { readFileSync } from 'node:fs'
  import { compress } from './lake/http/contentCoding.ts'
  const text = readFileSync('package-lock.json')
  const before = process.memoryUsage.rss() / 1024
  for (let n = 0; n < 4; n++) {
    await compress(text.subarray(n * 5_000, n * 5_000 + 250_000), 'br', 'best')
  }
  const [, peak] = /VmHWM:\\s+(\\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))
  process.stdout.write(String((Number(peak) - before) / 1024))
`

test('the best compression of a page of 250 KB needs at most 15 MiB of memory', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--max-semi-space-size=4', '--input-type=module', '--eval', COMPRESS_PAGES],
    { env: { NODE_ENV: 'test', PATH: process.env.PATH, UV_THREADPOOL_SIZE: '1' } },
  )
  expect(Number(stdout)).toBeGreaterThan(1)
  expect(Number(stdout)).toBeLessThan(15)
}, 60_000)
