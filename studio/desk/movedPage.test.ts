import { expect, test } from 'vitest'
import { redirectsAfterMove } from './movedPage.ts'

test('the old address leads to the new one', () => {
  expect(redirectsAfterMove({ from: '/services/sms', to: '/services/messages' }, [])).toEqual([
    {
      createOrReplace: {
        _id: 'redirect--services--sms',
        _type: 'redirect',
        source: '/services/sms',
        destination: '/services/messages',
        permanent: true,
      },
    },
  ])
})

test('moving a page back deletes its redirect and redirects the last address', () => {
  const existing = [{ _id: 'redirect--a', source: '/a', destination: '/b' }]
  expect(redirectsAfterMove({ from: '/b', to: '/a' }, existing)).toEqual([
    { delete: { id: 'redirect--a' } },
    { createOrReplace: expect.objectContaining({ source: '/b', destination: '/a' }) },
  ])
})

test('no redirect leads to another redirect, and fragments are preserved', () => {
  const existing = [
    { _id: 'one', source: '/old', destination: '/a' },
    { _id: 'two', source: '/older', destination: '/a#fees' },
    { _id: 'drafts.three', source: '/oldest', destination: '/ab' },
  ]
  expect(redirectsAfterMove({ from: '/a', to: '/b' }, existing)).toEqual([
    { patch: { id: 'one', set: { destination: '/b' } } },
    { patch: { id: 'two', set: { destination: '/b#fees' } } },
    { createOrReplace: expect.objectContaining({ source: '/a', destination: '/b' }) },
  ])
})

test('a redirect that is there already is used', () => {
  const existing = [{ _id: 'x', source: '/a', destination: '/elsewhere' }]
  expect(redirectsAfterMove({ from: '/a', to: '/b' }, existing)).toEqual([
    { patch: { id: 'x', set: { destination: '/b', permanent: true } } },
  ])
})

test('creates no redirect from the home page', () => {
  expect(redirectsAfterMove({ from: '/', to: '/b' }, [])).toEqual([])
})
