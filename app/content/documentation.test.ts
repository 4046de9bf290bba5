import { expect, test } from 'vitest'
import { fastestMs } from '../../tests/fastestMs.ts'
import { chapterAddress, chapterOf, documentationHref, storedHref } from './documentation.ts'

const BASE = 'https://docs.nsaa.example/'

test.each([
  ['https://docs.nsaa.example/', ''],
  ['https://docs.nsaa.example/payments/payouts', 'payments/payouts'],
  ['https://docs.nsaa.example/errors?code=12#retry', 'errors?code=12#retry'],
])('%s is stored as a chapter and read as the same address', (address, chapter) => {
  const stored = storedHref(address, BASE)
  expect(stored).toBe(documentationHref(chapter))
  expect(chapterOf(stored)).toBe(chapter)
  expect(chapterAddress(BASE, chapter)).toBe(address)
})

test('a changed address of the documentation may have a path, and no slash at its end', () => {
  expect(chapterAddress('https://nsaa.example/docs', 'payments')).toBe(
    'https://nsaa.example/docs/payments',
  )
  expect(storedHref('https://nsaa.example/docs', 'https://nsaa.example/docs')).toBe(
    'documentation:',
  )
})

test.each([
  'https://docs.nsaa.example.evil.example/',
  'https://elsewhere.example/docs.nsaa.example/',
  '/payments',
])('%s is not an address of the documentation', (address) => {
  expect(storedHref(address, BASE)).toBeUndefined()
})

test.each([
  'documentation: of the API',
  'documentation://evil.example',
  'documentation:/evil.example',
  'documentation:a"b',
  'documentation:javascript:alert(1)',
  'https://docs.nsaa.example/',
  undefined,
])('%s names no chapter', (href) => {
  expect(chapterOf(href)).toBeUndefined()
})

test('an address with thousands of slashes is read in linear time', async () => {
  const slashes = '/'.repeat(8_000)
  const hostile = `https://docs.nsaa.example${slashes}b/`
  expect(chapterAddress(hostile, 'payouts')).toBe(`${hostile}payouts`)
  const ordinary = BASE.replace('docs', 'd'.repeat(slashes.length))
  const ordinaryMs = await fastestMs(() => chapterAddress(ordinary, 'payouts'))
  expect(await fastestMs(() => chapterAddress(hostile, 'payouts'))).toBeLessThan(200 * ordinaryMs)
})
