import { beforeEach, describe, expect, test } from 'vitest'
import { fastestMs } from '../../tests/fastestMs.ts'
import type { Dataset } from '../core/dataset.ts'
import { openDataset } from '../embeddedDataset.ts'

let dataset: Dataset

beforeEach(() => {
  let now = Date.parse('2026-01-01T00:00:00Z')
  dataset = openDataset({ file: ':memory:', date: () => now })
  let step = 0
  const act = (name: string, members: Record<string, unknown>) => {
    now += 1000
    step += 1
    const actionType = `sanity.action.document.${name}`
    dataset.act([{ actionType, ...members }], { author: 'editor', transactionId: `t${step}` })
  }
  const page = { draftId: 'drafts.p', publishedId: 'p' }
  const attributes = { _id: 'drafts.p', _type: 'page', title: 'One' }
  act('create', { publishedId: 'p', attributes })
  act('edit', { ...page, patch: { set: { title: 'Two' } } })
  act('publish', page)
  act('edit', { ...page, patch: { set: { title: 'Three' } } })
  act('discard', { draftId: 'drafts.p' })
  act('unpublish', page)
  act('publish', page)
  act('delete', { publishedId: 'p', includeDrafts: [] })
  return () => dataset.close()
})

test('the events of a document include those of its drafts, newest first', () => {
  const { events, nextCursor } = dataset.history.events('drafts.p')
  expect(nextCursor).toBe('')
  expect(events.map(({ type, id }) => `${id.split(':')[0]} ${type}`)).toEqual([
    't8 deleteDocumentGroup',
    't7 publishDocumentVersion',
    't6 createDocumentVersion',
    't6 unpublishDocument',
    't5 deleteDocumentVersion',
    't4 createDocumentVersion',
    't3 publishDocumentVersion',
    't1 createDocumentVersion',
  ])
  expect(events.find(({ id }) => id === 't3:p')).toEqual({
    id: 't3:p',
    type: 'publishDocumentVersion',
    timestamp: '2026-01-01T00:00:03.000Z',
    author: 'editor',
    documentId: 'p',
    revisionId: 't3',
    versionId: 'drafts.p',
    versionRevisionId: 't2',
    publishCause: 'document.publish',
  })
})

describe('the events of a document with a version in a release', () => {
  const version = { _id: 'versions.r1.q', _type: 'page' }
  const types = (id: string) =>
    dataset.history.events(id).events.map(({ type, versionId }) => [type, versionId])
  const publish = { draftId: 'drafts.q', publishedId: 'q' }

  beforeEach(() => {
    dataset.transact([{ create: { _id: 'drafts.q', _type: 'page' } }])
    dataset.act([{ actionType: 'sanity.action.document.publish', ...publish }])
    dataset.transact([{ create: version }])
  })

  const draft = [
    ['publishDocumentVersion', 'drafts.q'],
    ['createDocumentVersion', 'drafts.q'],
  ]

  test.each(['q', 'drafts.q'])('include no creation of the version for %s', (id) => {
    expect(types(id)).toEqual(draft)
    dataset.act([{ actionType: 'sanity.action.document.discard', draftId: version._id }])
    expect(types(id)).toEqual(draft)
  })

  test('include no creation of the draft for the version', () => {
    expect(types(version._id)).toEqual([
      ['createDocumentVersion', version._id],
      ['publishDocumentVersion', 'drafts.q'],
    ])
  })

  test('include the publication of the version for the draft, above its creation', () => {
    dataset.transact([{ patch: { id: version._id, set: { title: 'Offer' } } }])
    const ids = { versionId: version._id, publishedId: 'q' }
    dataset.act([{ actionType: 'sanity.action.document.version.publish', ...ids }])
    expect(types('drafts.q')).toEqual([
      ['publishDocumentVersion', version._id],
      ['createDocumentVersion', version._id],
      ...draft,
    ])
  })

  test('include no creation of a version whose release has unpublished the document', () => {
    dataset.transact([{ delete: { id: version._id } }])
    const ids = { versionId: version._id, publishedId: 'q' }
    dataset.act([{ actionType: 'sanity.action.document.version.unpublish', ...ids }])
    dataset.act([{ actionType: 'sanity.action.document.version.publish', ...ids }])
    expect(types('drafts.q').toSorted()).toEqual([
      ['createDocumentVersion', 'drafts.q'],
      ['createDocumentVersion', 'drafts.q'],
      ['publishDocumentVersion', 'drafts.q'],
      ['unpublishDocument', 'drafts.q'],
    ])
  })
})

test('pages of events contain every event once', () => {
  const all = dataset.history.events('p').events
  const paged: unknown[] = []
  let cursor: string | undefined
  do {
    const page = dataset.history.events('p', { limit: 2, cursor })
    paged.push(...page.events)
    cursor = page.nextCursor
  } while (cursor !== '')
  expect(paged).toEqual(all)
})

test('transactions have whole-document effects if requested', () => {
  const request = { fromTransaction: 't2', limit: 1 }
  const [edited] = dataset.history.transactions(['drafts.p'], { ...request, includeEffects: true })
  const times = { _createdAt: '2026-01-01T00:00:01.000Z', _type: 'page', _id: 'drafts.p' }
  expect(edited).toMatchObject({
    id: 't2',
    author: 'editor',
    timestamp: '2026-01-01T00:00:02.000Z',
    documentIDs: ['drafts.p'],
    mutations: [{ patch: { id: 'drafts.p', set: { title: 'Two' } } }],
  })
  expect(edited?.effects?.['drafts.p']).toEqual({
    apply: [0, { ...times, title: 'Two', _updatedAt: '2026-01-01T00:00:02.000Z' }],
    revert: [0, { ...times, title: 'One', _updatedAt: '2026-01-01T00:00:01.000Z' }],
  })
})

test('transactions have no effects by default', () => {
  const [edited] = dataset.history.transactions(['drafts.p'])
  expect(edited).not.toHaveProperty('effects')
})

test('transactions are selected by range, order, time, author and number', () => {
  const ids = (request: Parameters<typeof dataset.history.transactions>[1]) =>
    Array.from(dataset.history.transactions(['p', 'drafts.p'], request), ({ id }) => id)
  expect(ids({})).toEqual(['t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8'])
  expect(ids({ fromTransaction: 't2', toTransaction: 't4' })).toEqual(['t2', 't3', 't4'])
  expect(ids({ reverse: true, limit: 2 })).toEqual(['t8', 't7'])
  expect(ids({ toTime: '2026-01-01T00:00:02.000Z' })).toEqual(['t1', 't2'])
  expect(ids({ authors: ['another editor'] })).toEqual([])
  const [first] = dataset.history.transactions(['p'], { excludeMutations: true })
  expect(first?.mutations).toEqual([])
})

test('ids without transactions do not slow down the others', async () => {
  for (let n = 0; n < 300; n += 1)
    dataset.transact([{ createOrReplace: { _id: 'q', _type: 'q', n } }])
  const unknown = Array.from({ length: 999 }, (_, n) => `unknown-${n}`)
  const read = (ids: readonly string[]) => {
    // Long enough to be measured in processor time.
    for (let times = 0; times < 20; times += 1) {
      expect([...dataset.history.transactions(ids, { limit: 1000 })]).toHaveLength(300)
    }
  }
  const aloneMs = await fastestMs(() => read(['q']))
  expect(await fastestMs(() => read(['q', ...unknown]))).toBeLessThan(3 * aloneMs)
})

test('a document is returned as it was at a revision or time', () => {
  const { documentAt } = dataset.history
  expect(documentAt('drafts.p', { revision: 't1' })?.title).toBe('One')
  expect(documentAt('p', { revision: 't3' })).toMatchObject({ title: 'Two', _rev: 't3' })
  expect(documentAt('p', { revision: 't4' })).toMatchObject({ title: 'Two', _rev: 't3' })
  expect(documentAt('p', { revision: 'unknown' })).toBeNull()
  expect(documentAt('p', { time: '2026-01-01T00:00:04.500Z' })?.title).toBe('Two')
  expect(documentAt('p', { time: '2026-01-01T00:00:06.500Z' })).toBeNull()
  expect(documentAt('p', { revision: 't8' })).toBeNull()
  expect(documentAt('p', {})?._rev).toBe('t7')
  expect(documentAt('nowhere', {})).toBeNull()
})
