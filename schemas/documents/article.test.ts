import { expect, test } from 'vitest'
import { articlePath } from './article.ts'

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
