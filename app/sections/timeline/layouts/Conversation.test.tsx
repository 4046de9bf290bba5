import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { timelineExamples } from '../examples.ts'
import { Conversation } from './Conversation.tsx'

const [example] = timelineExamples
const [entry] = example?.items ?? []
if (!example || !entry) throw new Error('no example')

test('a conversation has a time only for entries with one', () => {
  const html = (time: string | null) =>
    renderToStaticMarkup(<Conversation data={{ ...example, items: [{ ...entry, time }] }} />)
  expect(html('16:40:02')).toMatch(/<time[^>]*>16:40:02</)
  expect(html(null)).not.toContain('<time')
})
