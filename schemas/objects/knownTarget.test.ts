import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clientWith } from '../../tests/content/clientWith.ts'
import { knownPage, knownTarget } from './knownTarget.ts'

const ADDRESSES = [
  { _id: 'contact', path: '/contact-us', isPublished: true },
  { _id: 'drafts.draft', path: '/draft', isPublished: false },
  { _id: 'versions.rAutumn.new', path: '/new', isPublished: false },
]
let asked = 0

const contextOf = (dataset: string) => ({
  getClient: () =>
    clientWith(
      () => {
        asked += 1
        return ADDRESSES
      },
      { projectId: 'known-target', dataset },
    ),
})
const context = contextOf('production')

beforeEach(() => {
  vi.useFakeTimers()
  asked = 0
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test.each([
  '/contact-us',
  '/contact-us/',
  '/contact-us?topic=sales#form',
  '#features',
  'https://docs.nsaa.example/',
])('%s is a known target', async (href) => {
  expect(await knownTarget(href, context)).toBe(true)
})

test.each([
  undefined,
  'nonsense',
  '/company-profile.pdf',
  '/studio',
  '/studio/messages',
  '/articles/page/2',
])('%s is not checked', async (href) => {
  expect(await knownTarget(href, context)).toBe(true)
  expect(asked).toBe(0)
})

test('a path without a published page is reported', async () => {
  expect(await knownTarget('/contact', context)).toBe(
    'There is no page at /contact. Check the path.',
  )
  expect(await knownTarget('/draft', context)).toMatch('is not published yet')
})

test.each([
  ['versions.rAutumn.home', true],
  ['versions.rWinter.home', expect.stringContaining('is not published')],
  ['drafts.home', expect.stringContaining('is not published')],
])('a page of the release rAutumn, linked from %s, gives %j', async (_id, result) => {
  const document = { _id, _type: 'page', _createdAt: '', _updatedAt: '', _rev: '' }
  expect(await knownTarget('/new', { ...context, document })).toEqual(result)
  expect(await knownPage({ _ref: 'new' }, { ...context, document })).toEqual(result)
})

test('all links of a form are checked with one query', async () => {
  await Promise.all(['/a', '/b', '/c'].map((href) => knownTarget(href, context)))
  expect(asked).toBe(1)
})

test('another dataset has other targets', async () => {
  await Promise.all(['a', 'b'].map((name) => knownTarget('/a', contextOf(name))))
  expect(asked).toBe(2)
})
