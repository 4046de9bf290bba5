import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { linksAfterMove, REDIRECTS, redirectsAfterMove } from './movedPage.ts'

test('the old path leads to the new one', () => {
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

test('moving a page back deletes its redirect and redirects the last path', () => {
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
    { _id: 'four', source: '/slash', destination: '/a/?from=b' },
  ]
  expect(redirectsAfterMove({ from: '/a', to: '/b' }, existing)).toEqual([
    { patch: { id: 'one', set: { destination: '/b' } } },
    { patch: { id: 'two', set: { destination: '/b#fees' } } },
    { patch: { id: 'four', set: { destination: '/b?from=b' } } },
    { createOrReplace: expect.objectContaining({ source: '/a', destination: '/b' }) },
  ])
})

test.each(['redirect--a', 'drafts.redirect--a'])(
  'the redirect %s, whose source was changed, is not replaced',
  (_id) => {
    const existing = [{ _id, source: '/offer', destination: '/pricing' }]
    expect(redirectsAfterMove({ from: '/a', to: '/b' }, existing)).toEqual([
      { createOrReplace: expect.objectContaining({ _id: 'redirect--a---2', source: '/a' }) },
    ])
  },
)

test('a redirect that is there already is used', () => {
  const existing = [{ _id: 'x', source: '/a', destination: '/elsewhere' }]
  expect(redirectsAfterMove({ from: '/a', to: '/b' }, existing)).toEqual([
    { patch: { id: 'x', set: { destination: '/b', permanent: true } } },
  ])
})

test('a draft does not count as a redirect from the old path, and is deleted', () => {
  const existing = [{ _id: 'drafts.x', source: '/a', destination: '/elsewhere' }]
  expect(redirectsAfterMove({ from: '/a', to: '/b' }, existing)).toEqual([
    { delete: { id: 'drafts.x' } },
    { createOrReplace: expect.objectContaining({ _id: 'redirect--a', destination: '/b' }) },
  ])
})

test('the draft of a published redirect from the old path is patched with it', () => {
  const existing = [
    { _id: 'drafts.x', source: '/a', destination: '/draft' },
    { _id: 'x', source: '/a', destination: '/elsewhere' },
    { _id: 'drafts.y', source: '/a', destination: '/other' },
  ]
  const set = { destination: '/b', permanent: true }
  expect(redirectsAfterMove({ from: '/a', to: '/b' }, existing)).toEqual([
    { patch: { id: 'drafts.x', set } },
    { patch: { id: 'x', set } },
    { delete: { id: 'drafts.y' } },
  ])
})

test('redirects in releases are not read', async () => {
  const dataset = ['x', 'drafts.x', 'versions.winter.x'].map((_id) => ({ _id, _type: 'redirect' }))
  const value = await evaluate(parse(`*[${REDIRECTS}]`), { dataset })
  expect(await value.get()).toEqual([
    expect.objectContaining({ _id: 'x' }),
    expect.objectContaining({ _id: 'drafts.x' }),
  ])
})

test('typed links to the old path are named, redirects and chosen pages are not', () => {
  const page = { _type: 'reference', _ref: 'moved', _weak: true }
  const links = linksAfterMove({ id: 'moved', from: '/a' }, [
    { _id: 'moved', _type: 'page', path: '/a' },
    { _id: 'redirect--b', _type: 'redirect', source: '/b', destination: '/a' },
    { _id: 'one', _type: 'faqItem', question: 'Typed', link: { href: '/a#fees' } },
    { _id: 'two', _type: 'faqItem', question: 'Chosen', link: { page } },
  ])
  expect(links.map(({ documentTitle }) => documentTitle)).toEqual(['Typed'])
})
