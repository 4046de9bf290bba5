import { expect, test } from 'vitest'
import { openDataset } from '../embeddedDataset.ts'

test('event pages, of transactions that end within a page, contain every event once', () => {
  const dataset = openDataset({ file: ':memory:' })
  const ids = Array.from({ length: 1_500 }, (_, n) => `versions.r1.page-${n}`)
  dataset.transact(ids.map((_id) => ({ create: { _id, _type: 'page' } })))
  dataset.transact(ids.map((id) => ({ delete: { id } })))
  const events: string[] = []
  let cursor: string | undefined
  do {
    const page = dataset.history.releaseEvents('r1', { limit: 5_000, cursor })
    events.push(...page.events.map(({ id }) => id))
    cursor = page.nextCursor
  } while (cursor !== '')
  expect(events).toHaveLength(3_000)
  expect(new Set(events).size).toBe(3_000)
  dataset.close()
})
