import { expect, test } from 'vitest'
import { isSitePath } from './sitePath.ts'

test.each(['/', '/contact-us', '/services/sms', '/404'])('%s is a path', (path) => {
  expect(isSitePath(path)).toBe(true)
})

test.each([
  '',
  'contact-us',
  '/contact-us/',
  '//evil.example',
  '/Contact',
  '/a b',
  '/a?b',
  '/a--b',
  '/a/../b',
  '/ɛ',
])('%j is not a path', (path) => {
  expect(isSitePath(path)).toBe(false)
})
