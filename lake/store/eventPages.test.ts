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
