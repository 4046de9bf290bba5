import { expect, test } from 'vitest'
import { checkResultSize } from './resultSize.ts'

test.each([
  ['control characters', ['\u0001\u001f'.repeat(50), '\n\t'.repeat(50)]],
  ['quotes and backslashes', { '"\\': '"\\'.repeat(100) }],
  ['halves of surrogate pairs', ['\ud800'.repeat(100), '\udc00\ud800']],
  ['long numbers', [-1 / 3e300, 0.1 + 0.2, -Number.MAX_SAFE_INTEGER, 9_999_999]],
  ['nested lists and objects', [[[]], [{ a: null, b: [true, false] }], {}]],
])('checkResultSize, %s, refuses what is longer as JSON than the bound', (_, result) => {
  const { length } = JSON.stringify(result)
  expect(() => checkResultSize(result, length - 1)).toThrow('resultSizeMax')
})

test('checkResultSize, a text in several scripts with line breaks, counts its length as JSON', () => {
  const text = 'Akwaaba, 世界 😀\n"Nsaa"'
  const { length } = JSON.stringify(text)
  expect(() => checkResultSize(text, length)).not.toThrow()
  expect(() => checkResultSize(text, length - 1)).toThrow('resultSizeMax')
})
