import { expect, test } from 'vitest'
import { breadcrumbOf } from './breadcrumb.ts'

const home = { title: 'Home', path: '/' }
const services = { title: 'Payment Services', path: '/services/payment-services' }
const collections = { title: 'Collections', path: '/services/collections' }

test('a page is under its parents and the home page', () => {
  expect(breadcrumbOf({ ...collections, home, parent: { ...services, parent: null } })).toEqual([
    { title: 'Home', href: '/' },
    { title: 'Payment Services', href: '/services/payment-services' },
    { title: 'Collections', href: '/services/collections' },
  ])
})

test('a page without a parent is under the home page', () => {
  expect(breadcrumbOf({ ...services, home, parent: null }).map(({ href }) => href)).toEqual([
    '/',
    '/services/payment-services',
  ])
})

test('the home page has no breadcrumb, also when it is named as a parent', () => {
  expect(breadcrumbOf({ ...home, home, parent: null })).toHaveLength(1)
  expect(
    breadcrumbOf({ ...services, home, parent: { ...home, parent: null } }).map(({ href }) => href),
  ).toEqual(['/', '/services/payment-services'])
})

test('a step without a title or path is left out', () => {
  const draft = { title: null, path: '/draft', parent: null }
  expect(breadcrumbOf({ ...collections, home: null, parent: draft })).toEqual([
    { title: 'Collections', href: '/services/collections' },
  ])
})

test('a page that is its own ancestor is last, after its parent', () => {
  const parent = { ...services, parent: collections }
  expect(breadcrumbOf({ ...collections, home, parent }).map(({ href }) => href)).toEqual([
    '/',
    '/services/payment-services',
    '/services/collections',
  ])
})
