import { expect, test } from 'vitest'
import { formOnPage, pageOf } from './formOnPage.ts'

test.each([
  ['newsletter', '/careers', 'newsletter:/careers'],
  ['demo:/request-vas-demo', '/campaign', 'demo:/request-vas-demo'],
])('the form "%s" on the page %s is stored as "%s"', (form, page, stored) => {
  expect(formOnPage(form, page)).toBe(stored)
})

test.each([
  ['demo:/request-vas-demo', '/request-vas-demo'],
  ['contact:/campaign', '/campaign'],
  ['newsletter:/', '/'],
  ['newsletter', null],
  ['contact', null],
])('the stored form "%s" has the page %s', (form, page) => {
  expect(pageOf(form)).toBe(page)
})
