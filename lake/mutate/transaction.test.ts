import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { failure, itemTypes, openSmallDataset } from '../../tests/lake/smallDataset.ts'
import type { Dataset } from '../core/dataset.ts'
import { resolveLimits } from '../core/datasetLimits.ts'
import { openDataset } from '../embeddedDataset.ts'
import { Transaction } from './transaction.ts'

let dataset: Dataset
let clock: number

beforeEach(() => {
  clock = Date.parse('2026-01-01T00:00:00Z')
  dataset = openSmallDataset(() => clock)
  return () => dataset.close()
})

const document = (id: string) => dataset.getDocuments([id]).documents[0]

describe('creating', () => {
  test('stores the fields, and adds revision and times', () => {
    dataset.transact([{ create: { _id: 'a', _type: 'page', title: 'A' } }], { transactionId: 't1' })
    const time = '2026-01-01T00:00:00.000Z'
    expect(document('a')).toEqual({
      _id: 'a',
      _type: 'page',
      title: 'A',
      _rev: 't1',
      _createdAt: time,
      _updatedAt: time,
    })
  })

  test('generates ids, also after a prefix', () => {
    const { results } = dataset.transact([
      { create: { _type: 'page' } },
      { create: { _id: 'drafts.', _type: 'page' } },
    ])
    expect(results.map(({ id }) => id)).toEqual([
      expect.stringMatching(/^id0/),
      expect.stringMatching(/^drafts\.id0/),
    ])
  })

  test('refuses an id that exists, and applies nothing of the transaction', () => {
    dataset.transact([{ create: { _id: 'a', _type: 'page' } }])
    const error = failure(() =>
      dataset.transact([
        { create: { _id: 'b', _type: 'page' } },
        { create: { _id: 'a', _type: 'page' } },
      ]),
    )
    expect(error.statusCode).toBe(409)
    expect(error.toBody().error.type).toBe('mutationError')
    expect(itemTypes(error)).toEqual([[1, 'documentAlreadyExistsError']])
    expect(document('b')).toBeUndefined()
  })

  test('createIfNotExists leaves an existing document unchanged', () => {
    const mutation = (title: string) => ({ createIfNotExists: { _id: 'a', _type: 'page', title } })
    expect(dataset.transact([mutation('1')]).results[0]?.operation).toBe('create')
    const [second] = dataset.transact([mutation('2')]).results
    expect(second).toMatchObject({ operation: 'none', document: { title: '1' } })
  })

  test('createOrReplace replaces, and preserves the time of creation', () => {
    dataset.transact([{ create: { _id: 'a', _type: 'page', old: 1 } }])
    clock += 1000
    dataset.transact([{ createOrReplace: { _id: 'a', _type: 'page', title: 'new' } }])
    expect(document('a')).toMatchObject({
      title: 'new',
      _createdAt: '2026-01-01T00:00:00.000Z',
      _updatedAt: '2026-01-01T00:00:01.000Z',
    })
    expect(document('a')).not.toHaveProperty('old')
  })

  test.each(['create', 'createIfNotExists', 'createOrReplace'])(
    '%s accepts an earlier time of creation, such as that of an import',
    (kind) => {
      const _createdAt = '2025-06-01T12:00:00Z'
      dataset.transact([{ [kind]: { _id: 'a', _type: 'page', _createdAt } }])
      expect(document('a')?._createdAt).toBe(_createdAt)
    },
  )

  test.each([
    ['create', 'in the future', '2026-01-01T00:00:01Z'],
    ['createIfNotExists', 'in the future', '2026-01-01T00:00:01Z'],
    ['createOrReplace', 'in the future', '2026-01-01T00:00:01Z'],
    ['create', 'that is no time', 'yesterday'],
  ])('%s ignores a time of creation %s', (kind, _what, _createdAt) => {
    dataset.transact([{ [kind]: { _id: 'a', _type: 'page', _createdAt } }])
    expect(document('a')?._createdAt).toBe('2026-01-01T00:00:00.000Z')
  })

  test.each([
    { _id: '-a', _type: 'page' },
    { _id: 'a b', _type: 'page' },
    { _id: 'a..b', _type: 'page' },
    { _id: 'ä', _type: 'page' },
    { _id: 'x'.repeat(129), _type: 'page' },
    { _id: 7, _type: 'page' },
    { _id: 'a' },
    { _id: 'a', _type: '' },
  ])('refuses %j', (fields) => {
    expect(failure(() => dataset.transact([{ create: fields }])).statusCode).toBe(400)
  })

  test('adds keys to array members on request', () => {
    const list = [{ a: 1 }, { _key: 'mine' }, 'text', { inner: [{ b: 2 }] }]
    dataset.transact([{ create: { _id: 'a', _type: 'page', list } }], {
      autoGenerateArrayKeys: true,
    })
    const key = expect.stringMatching(/^[a-z0-9]{12}$/)
    expect(document('a')?.list).toEqual([
      { _key: key, a: 1 },
      { _key: 'mine' },
      'text',
      { _key: key, inner: [{ _key: key, b: 2 }] },
    ])
  })

  test('shares no objects with the caller', () => {
    const tags = ['one']
    dataset.transact([{ create: { _id: 'a', _type: 'page', tags } }])
    tags.push('two')
    expect(document('a')?.tags).toEqual(['one'])
  })
})

describe('deleting', () => {
  test('deletes by id and by query, and ignores an unknown id', () => {
    dataset.transact(['a', 'b', 'c'].map((_id) => ({ create: { _id, _type: 'page' } })))
    const { results } = dataset.transact([
      { delete: { id: 'a' } },
      { delete: { id: 'zz' } },
      { delete: { query: '*[_id in ["a", "b"]]' } },
    ])
    expect(results).toEqual([
      { id: 'a', operation: 'delete' },
      { id: 'zz', operation: 'none' },
      { id: 'b', operation: 'delete' },
    ])
    expect(dataset.count()).toBe(1)
  })
})

describe('references', () => {
  const strong = { _type: 'reference', _ref: 'target' }
  const target = { create: { _id: 'target', _type: 'page' } }
  const source = (link: unknown) => ({ create: { _id: 'source', _type: 'page', deep: [{ link }] } })

  test('strong ones must have a target', () => {
    const error = failure(() => dataset.transact([source(strong)]))
    expect(error.statusCode).toBe(409)
    expect(itemTypes(error)).toEqual([[undefined, 'documentReferenceDoesNotExistError']])
    dataset.transact([source(strong), target])
    expect(dataset.count()).toBe(2)
  })

  test.each([
    { ...strong, _weak: true },
    { ...strong, _dataset: 'other' },
  ])('may have no target if they are weak: %j', (link) => {
    dataset.transact([source(link)])
    expect(dataset.referencesTo('target')).toEqual(['source'])
  })

  test('strong ones prevent the deletion of their target', () => {
    dataset.transact([target, source(strong)])
    const error = failure(() => dataset.transact([{ delete: { id: 'target' } }]))
    expect(error.items?.[0]?.error).toMatchObject({
      type: 'documentHasExistingReferencesError',
      referencingIDs: ['source'],
    })
    dataset.transact([{ delete: { id: 'target' } }, { delete: { id: 'source' } }])
    expect(dataset.count()).toBe(0)
  })

  test('are checked at the end of the transaction', () => {
    dataset.transact([target, source(strong)])
    dataset.transact([{ delete: { id: 'target' } }, { patch: { id: 'source', unset: ['deep'] } }])
    expect(dataset.count()).toBe(1)
  })

  test('references of a document to itself do not prevent its deletion', () => {
    dataset.transact([{ create: { _id: 'target', _type: 'page', self: strong } }])
    dataset.transact([{ delete: { id: 'target' } }])
    expect(dataset.count()).toBe(0)
  })

  test('may precede their target in an import', () => {
    dataset.transact([source(strong)], { skipReferenceChecks: true })
    expect(dataset.count()).toBe(1)
  })
})

describe('transactions', () => {
  test('dryRun returns the result, and stores nothing', () => {
    const { results } = dataset.transact([{ create: { _id: 'a', _type: 'page' } }], {
      dryRun: true,
    })
    expect(results[0]).toMatchObject({ id: 'a', operation: 'create', document: { _id: 'a' } })
    expect([dataset.count(), dataset.lastSequence]).toEqual([0, 0])
  })

  test('are reported to listeners, in order, after the caller has the result', async () => {
    const heard: string[] = []
    const stop = dataset.onTransaction(({ transactionId, sequence, changes }) => {
      heard.push(
        `${sequence} ${transactionId} ${changes.map(({ id, before, after }) => `${id}:${before?._rev}>${after?._rev}`)}`,
      )
    })
    dataset.transact([{ create: { _id: 'a', _type: 'page' } }], { transactionId: 't1' })
    dataset.transact([{ patch: { id: 'a', set: { n: 1 } } }], { transactionId: 't2' })
    dataset.transact([{ delete: { id: 'a' } }], { transactionId: 't3' })
    expect(heard).toEqual([])
    await Promise.resolve()
    stop()
    dataset.transact([{ create: { _id: 'b', _type: 'page' } }])
    await Promise.resolve()
    expect(heard).toEqual(['1 t1 a:undefined>t1', '2 t2 a:t1>t2', '3 t3 a:t2>undefined'])
  })

  test('survive a listener that throws', async () => {
    const errors: unknown[] = []
    const other = openDataset({ file: ':memory:', onListenerError: (error) => errors.push(error) })
    let heard = 0
    other.onTransaction(() => {
      throw new Error('broken')
    })
    other.onTransaction(() => heard++)
    other.transact([{ create: { _type: 'page' } }])
    await Promise.resolve()
    expect([heard, errors.length]).toEqual([1, 1])
    other.close()
  })

  const many = (count: number, size: number) =>
    Array.from({ length: count }, () => ({ create: { _type: 'page', text: 'x'.repeat(size) } }))

  test.each([
    ['a document', many(1, 6000), 'documentTooLargeError'],
    ['all of them', many(10, 3000), 'transactionTooLargeError'],
    ['their number', many(51, 1), 'transactionTooLargeError'],
  ])('are bounded in size: %s', (_name, mutations, type) => {
    const error = failure(() => dataset.transact(mutations))
    expect([error.statusCode, error.type]).toEqual([413, type])
    expect(dataset.count()).toBe(0)
  })

  test.each([
    [{}],
    [null],
    [{ create: { _type: 'a' }, delete: { id: 'a' } }],
    [{ rename: { id: 'a' } }],
    [{ delete: {} }],
  ])('refuse a malformed mutation: %j', (mutation) => {
    expect(failure(() => dataset.transact([mutation])).statusCode).toBe(400)
  })

  test.each([105, 200])('refuse what is nested %i levels deep', (levels) => {
    let nested: unknown = 'x'
    for (let depth = 0; depth < levels; depth++) nested = { nested }
    const run = () => dataset.transact([{ create: { _type: 'page', nested } }])
    expect(failure(run).statusCode).toBe(400)
  })
})

describe('a value that patches write at many paths', () => {
  const limits = { documentSizeMax: 10_000 }
  const lists = Array.from({ length: 100 }, () => ({ items: [1], text: '' }))
  const value = 'x'.repeat(200)

  test.each([
    ['set', { set: { 'lists[*].text': value } }],
    ['set if missing', { setIfMissing: { 'lists[*].other': value } }],
    ['insert', { insert: { after: 'lists[*].items[-1]', items: [value] } }],
    ['diff', { diffMatchPatch: { 'lists[*].text': `@@ -0,0 +1,200 @@\n+${value}\n` } }],
  ])('is refused before it is written if it is too large: %s', (_, patch) => {
    const own = openDataset({ file: ':memory:', limits })
    onTestFinished(() => own.close())
    own.transact([{ create: { _id: 'a', _type: 'page', lists } }])
    // The document is small again in the end.
    const mutations = [{ patch: { id: 'a', ...patch } }, { delete: { id: 'a' } }]
    const error = failure(() => own.transact(mutations))
    expect(error).toMatchObject({ statusCode: 413, type: 'transactionTooLargeError' })
  })

  test('counts for all patches of a transaction', () => {
    const own = openDataset({ file: ':memory:', limits })
    onTestFinished(() => own.close())
    own.transact([{ create: { _id: 'a', _type: 'page', lists } }])
    const patch = { id: 'a', set: { 'lists[*].text': 'x'.repeat(60) } }
    own.transact([{ patch }])
    expect(failure(() => own.transact([{ patch }, { patch }])).statusCode).toBe(413)
  })

  test('is refused while the document is too large between two patches', () => {
    const own = openDataset({ file: ':memory:', limits })
    onTestFinished(() => own.close())
    own.transact([{ create: { _id: 'a', _type: 'page' } }])
    const grow = { patch: { id: 'a', set: { text: 'x'.repeat(11_000) } } }
    const shrink = { patch: { id: 'a', unset: ['text'] } }
    expect(failure(() => own.transact([grow, shrink])).statusCode).toBe(413)
  })
})

describe('the queries of a transaction', () => {
  afterEach(() => void vi.restoreAllMocks())

  test('share the time of one query', () => {
    let ms = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (ms += 600))
    const selecting = { delete: { query: '*[_type == "page"]' } }
    dataset.transact([selecting])
    const error = failure(() => dataset.transact([selecting, selecting, selecting]))
    expect(error).toMatchObject({ statusCode: 408, type: 'queryTimeoutError' })
  })
})

describe('documents', () => {
  test('are returned by id in the requested order, with omitted ids', () => {
    dataset.transact(
      ['a', 'drafts.a', 'versions.r.a'].map((_id) => ({ create: { _id, _type: 'page' } })),
    )
    const some = dataset.getDocuments(['drafts.a', 'zz', 'a'])
    expect(some.documents.map(({ _id }) => _id)).toEqual(['drafts.a', 'a'])
    expect(some.omitted).toEqual([{ id: 'zz', reason: 'existence' }])
    const all = dataset.getDocuments(['a'], { includeAllVersions: true })
    expect(all.documents.map(({ _id }) => _id)).toEqual(['a', 'drafts.a', 'versions.r.a'])
    expect([...dataset.exportDocuments()]).toHaveLength(3)
  })
})

test('a transaction stops between the keys that it generates when the time is up', () => {
  let checks = 0
  let keys = 0
  const timeout = new Error('the time is up')
  const transaction = new Transaction({
    transactionId: 't1',
    timestamp: '2026-01-01T00:00:00.000Z',
    limits: resolveLimits(),
    autoGenerateArrayKeys: true,
    read: () => undefined,
    select: () => [],
    newId: () => String(keys++),
    checkTime: () => {
      checks += 1
      if (checks > 10) throw timeout
    },
  })
  const fields = { _id: 'a', _type: 'page', list: Array(1000).fill({}) }
  expect(() => transaction.apply({ kind: 'create', fields })).toThrow(timeout)
  expect(keys).toBeLessThan(10)
})
