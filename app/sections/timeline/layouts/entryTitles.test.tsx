import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SectionProps } from '../../types.ts'
import { timelineExamples } from '../examples.ts'
import { Conversation } from './Conversation.tsx'
import { Lengths } from './Lengths.tsx'
import { Strip } from './Strip.tsx'
import { Trace } from './Trace.tsx'

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
