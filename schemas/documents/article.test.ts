import { expect, test } from 'vitest'
import { fieldMessages } from '../../tests/content/studioMessages.ts'
import { articlePath, updatedAfter } from './article.ts'

test.each(['/articles/new-office', '/articles/2026', undefined])(
  'articlePath accepts %s',
  (path) => {
    expect(articlePath(path)).toBe(true)
  },
)

test.each([
  '/articles',
  '/articles/',
  '/articles/page/2',
  '/news/new-office',
  '/articles/New-office',
])('articlePath refuses %s', (path) => {
  expect(articlePath(path)).toContain('/articles/ followed by one name')
})

test.each([
  ['2026-04-30', '2026-05-01T07:00:00Z', false],
  ['2026-05-01', '2026-05-01T23:00:00Z', true],
  ['2026-05-02', '2026-05-01T23:00:00Z', true],
  ['2026-05-02', undefined, true],
  [undefined, '2026-05-01T23:00:00Z', true],
])('an update on %s of an article of %s is allowed: %s', (updated, published, allowed) => {
  expect(updatedAfter(updated, published)).toEqual(
    allowed || 'The article has the date 2026-05-01. It cannot be updated before.',
  )
})

test('an article is not updated before its date', async () => {
  const article = { _type: 'article', publishedAt: '2026-05-01T08:00:00Z' }
  const messages = (lastUpdated: string) =>
    fieldMessages({ ...article, lastUpdated }, 'lastUpdated')
  expect(await messages('2026-05-01')).toEqual([])
  expect(await messages('2026-04-30')).toEqual([expect.stringContaining('2026-05-01')])
})
