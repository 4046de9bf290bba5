import { expect, test } from 'vitest'
import { csvLines } from './csv.ts'

test('an export of more pages than its maximum ends with the time of its oldest message', async () => {
  let pages = 0
  const page = async () => {
    pages += 1
    return { messages: [], next: { acceptedAtMs: Date.UTC(2026, 10, 28), id: 'a' } }
  }
  let last = ''
  for await (const line of csvLines({ page }, {})) last = line
  expect(pages).toBe(400)
  expect(last).toContain('Messages before 2026-11-28T00:00:00.000Z are not listed.')
})
