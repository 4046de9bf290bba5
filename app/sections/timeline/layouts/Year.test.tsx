import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { timelineExamples } from '../examples.ts'
import { Year } from './Year.tsx'

const example = timelineExamples.find(({ weeks, labels }) => weeks && labels?.length)
if (!example) throw new Error('No example of a timeline shows weeks')

const year = (changed: Partial<typeof example>) =>
  renderToStaticMarkup(<Year data={{ ...example, ...changed }} />)

test('the legend of the year is hidden from assistive technology, as its bars are', () => {
  expect(/<ul[^>]*>/.exec(year({}))?.[0]).toContain('aria-hidden="true"')
})

test.each([
  [52, '--weeks:52;--half:26'],
  [53, '--weeks:53;--half:27'],
  [20, '--weeks:20;--half:10'],
])('a year of %s weeks has a column for each, on phones for each of a half', (weeks, expected) => {
  expect(year({ weeks })).toContain(`style="${expected}"`)
})

test('the legend of a year contains labelled weeks only', () => {
  const items = (labels: string[] | null) => year({ labels }).match(/<li/g)?.length ?? 0
  expect(items(['Past', 'Loan', 'Coming', 'Last'])).toBe(4)
  expect(items(['Past', 'Loan'])).toBe(2)
  expect(year({ labels: null })).not.toContain('<ul')
})
