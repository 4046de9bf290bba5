import { expect, test } from 'vitest'
import { fastestMs } from '../../tests/fastestMs.ts'
import type { Services } from '../services.ts'
import { placeholderForm } from './placeholderForm.ts'

const pageWith = (placeholderText: string) => {
  const data = { title: '', placeholderHeading: null, placeholderText }
  const content = { read: async () => ({ data, tags: [] }) }
  return placeholderForm({ content } as unknown as Services)
}

test('e-mail addresses of the text are links', async () => {
  expect(await pageWith('To (may+june@nsaa.example), or a.b@c-d.nsaa.example.')).toContain(
    '<p>To (<a href="mailto:may+june@nsaa.example">may+june@nsaa.example</a>), or <a href="mailto:a.b@c-d.nsaa.example">a.b@c-d.nsaa.example</a>.</p>',
  )
})

test('a text without blanks is rendered in linear time', async () => {
  const long = 'a'.repeat(8_000)
  expect(await pageWith(long)).toContain(`<p>${long}</p>`)
  const ordinaryMs = await fastestMs(() => pageWith(long.replaceAll('aa', 'a ')))
  expect(await fastestMs(() => pageWith(long))).toBeLessThan(20 * ordinaryMs)
})
