import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SectionProps } from '../../types.ts'
import { timelineExamples } from '../examples.ts'
import { Conversation } from './Conversation.tsx'
import { Lengths } from './Lengths.tsx'
import { Strip } from './Strip.tsx'
import { Trace } from './Trace.tsx'
import { Year } from './Year.tsx'

const [example] = timelineExamples
const [entry] = example?.items ?? []
if (!example || !entry) throw new Error('no example')

test.each<[string, ComponentType<SectionProps<'timeline'>>]>([
  ['Strip', Strip],
  ['Trace', Trace],
  ['Conversation', Conversation],
  ['Lengths', Lengths],
])('%s renders a heading for an entry with a title only', (_, Layout) => {
  const html = (title: string | null) =>
    renderToStaticMarkup(<Layout data={{ ...example, items: [{ ...entry, title }] }} />)
  expect(html('Paid')).toMatch(/<(h3|dt)[^>]*>Paid</)
  expect(html(null)).not.toMatch(/<(h3|dt)/)
})

test('a conversation has a time only for entries with one', () => {
  const html = (time: string | null) =>
    renderToStaticMarkup(<Conversation data={{ ...example, items: [{ ...entry, time }] }} />)
  expect(html('16:40:02')).toMatch(/<time[^>]*>16:40:02</)
  expect(html(null)).not.toContain('<time')
})

const year = (changed: Partial<typeof example>) =>
  renderToStaticMarkup(<Year data={{ ...example, ...changed }} />)

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
