import { expect, test } from 'vitest'
import { openDataset } from '../embeddedDataset.ts'

test.each([
  ['end within a page', 1_500],
  ['are longer than a page', 2_500],
])('event pages, of transactions that %s, contain every event once', (_, documents) => {
  const dataset = openDataset({ file: ':memory:' })
  const ids = Array.from({ length: documents }, (_, n) => `versions.r1.page-${n}`)
  dataset.transact(ids.map((_id) => ({ create: { _id, _type: 'page' } })))
  dataset.transact(ids.map((id) => ({ delete: { id } })))
  const events: string[] = []
  let cursor: string | undefined
  do {
    const page = dataset.history.releaseEvents('r1', { limit: 5_000, cursor })
    events.push(...page.events.map(({ id }) => id))
    cursor = page.nextCursor
  } while (cursor !== '')
  expect(events).toHaveLength(2 * documents)
  expect(new Set(events).size).toBe(2 * documents)
  dataset.close()
})

test('event pages of large documents are shorter, and contain every event once', () => {
  const dataset = openDataset({ file: ':memory:' })
  const text = 'x'.repeat(3 * 1024 * 1024)
  for (let n = 0; n < 12; n += 1) {
    dataset.transact([{ createOrReplace: { _id: 'page', _type: 'page', text, n } }])
  }
  const pages: number[] = []
  const events = new Set<string>()
  let cursor: string | undefined
  do {
    const page = dataset.history.events('page', { cursor })
    pages.push(page.events.length)
    for (const { id } of page.events) events.add(id)
    cursor = page.nextCursor
  } while (cursor)
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.reduce((sum, count) => sum + count)).toBe(12)
  expect(events.size).toBe(12)
  dataset.close()
})
