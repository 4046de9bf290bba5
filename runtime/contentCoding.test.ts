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
