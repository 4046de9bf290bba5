import { expect, test } from 'vitest'
import { listPageCount, listPageNumber, listPagePath } from './articleList.ts'

test('listPageNumber, given the path of a further page, returns its number', () => {
  expect(listPageNumber('/articles/page/2')).toBe(2)
  expect(listPageNumber(listPagePath(31))).toBe(31)
})

test.each([
  '/articles',
  '/',
  '/articles/page',
  '/articles/page/1',
  '/articles/page/02',
  '/articles/page/0',
  '/articles/page/2/3',
  '/articles/page/1000',
])('listPageNumber, given %s, returns 1', (path) => {
  expect(listPageNumber(path)).toBe(1)
})

test('listPageCount counts a page for every twenty articles, and one for none', () => {
  expect([0, 1, 20, 21, 40, 41].map(listPageCount)).toEqual([1, 1, 1, 2, 2, 3])
})
