import { beforeEach, describe, expect, it } from 'vitest'
import type { Dataset } from './dataset.ts'
import { LakeError } from './errors.ts'
import { openDataset } from './open.ts'

let dataset: Dataset
let clock: number

beforeEach(() => {
  clock = Date.parse('2026-01-01T00:00:00Z')
  let ids = 0
  dataset = openDataset({
    file: ':memory:',
    now: () => clock,
    newId: () => `id${String(++ids).padStart(12, '0')}`,
    limits: { documentSizeMax: 5000, mutationsPerTransactionMax: 50, transactionSizeMax: 20_000 },
  })
  return () => dataset.close()
})

function document(id: string) {
  return dataset.getDocuments([id]).documents[0]
}

/** The error of a call that must fail. */
function failure(run: () => unknown): LakeError {
  try {
    run()
  } catch (error) {
    if (error instanceof LakeError) return error
    throw error
  }
  throw new Error('It did not fail')
}

function itemTypes(error: LakeError) {
  return error.items?.map(({ index, error: { type } }) => [index, type])
}

describe('creating', () => {
  it('keeps the fields, and adds revision and times', () => {
    dataset.transact([{ create: { _id: 'a', _type: 'page', title: 'A' } }], { transactionId: 't1' })
    const time = '2026-01-01T00:00:00.000Z'
    expect(document('a')).toEqual({
      ...{ _id: 'a', _type: 'page', title: 'A' },
      ...{ _rev: 't1', _createdAt: time, _updatedAt: time },
    })
  })

  it('makes up ids, also behind a prefix', () => {
    const { results } = dataset.transact([
      { create: { _type: 'page' } },
      { create: { _id: 'drafts.', _type: 'page' } },
    ])
    expect(results.map(({ id }) => id)).toEqual([
      expect.stringMatching(/^id0/),
      expect.stringMatching(/^drafts\.id0/),
    ])
  })

  it('refuses an id that is taken, and then does nothing of the transaction', () => {
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

  it('createIfNotExists leaves what there is', () => {
    const mutation = (title: string) => ({ createIfNotExists: { _id: 'a', _type: 'page', title } })
    expect(dataset.transact([mutation('1')]).results[0]?.operation).toBe('create')
    const [second] = dataset.transact([mutation('2')]).results
    expect(second).toMatchObject({ operation: 'none', document: { title: '1' } })
  })

  it('createOrReplace replaces, and keeps the time of creation', () => {
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

  it.each([
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

  it('gives keys to members of lists when asked', () => {
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

  it('does not share anything with the caller', () => {
    const tags = ['one']
    dataset.transact([{ create: { _id: 'a', _type: 'page', tags } }])
    tags.push('two')
    expect(document('a')?.tags).toEqual(['one'])
  })
})

describe('patching', () => {
  const start = {
    ...{ _id: 'a', _type: 'page', title: 'Hello', count: 5 },
    seo: { title: 'S', deep: { er: 1 } },
    tags: ['x', 'y', 'z'],
    list: [
      { _key: 'k1', n: 1, items: [{ _key: 'i1', v: 'a' }] },
      { _key: 'k2', n: 2 },
    ],
  }
  const patched = (patch: Record<string, unknown>) => {
    dataset.transact([{ createOrReplace: start }, { patch: { id: 'a', ...patch } }])
    const { _id, _type, _rev, _createdAt, _updatedAt, ...fields } = document('a') ?? {}
    return fields
  }
  const { _id, _type, ...before } = start

  it.each([
    [
      'set',
      { set: { title: 'New', 'seo.deep.er': 2 } },
      { title: 'New', seo: { title: 'S', deep: { er: 2 } } },
    ],
    ['set, making the way', { set: { 'a.b.c': 1 } }, { a: { b: { c: 1 } } }],
    [
      'set by key',
      { set: { 'list[_key=="k2"].n': 9 } },
      { list: [start.list[0], { _key: 'k2', n: 9 }] },
    ],
    ['set by index', { set: { 'tags[1]': 'Y' } }, { tags: ['x', 'Y', 'z'] }],
    ['set from the end', { set: { 'tags[-1]': 'Z' } }, { tags: ['x', 'y', 'Z'] }],
    [
      'set deep by keys',
      { set: { 'list[_key=="k1"].items[_key=="i1"].v': 'b' } },
      { list: [{ _key: 'k1', n: 1, items: [{ _key: 'i1', v: 'b' }] }, start.list[1]] },
    ],
    [
      'set everywhere',
      { set: { '..n': 0 } },
      { list: start.list.map((each) => ({ ...each, n: 0 })) },
    ],
    ['setIfMissing', { setIfMissing: { title: 'no', sub: 'yes' } }, { sub: 'yes' }],
    ['unset', { unset: ['seo.deep', 'count'] }, { count: undefined, seo: { title: 'S' } }],
    ['unset by key', { unset: ['list[_key=="k1"]'] }, { list: [start.list[1]] }],
    ['unset by range', { unset: ['tags[0:2]'] }, { tags: ['z'] }],
    [
      'inc and dec',
      { inc: { count: 2 }, dec: { 'list[0].n': 4 } },
      { count: 7, list: [{ ...start.list[0], n: -3 }, start.list[1]] },
    ],
    [
      'insert after the last',
      { insert: { after: 'tags[-1]', items: ['w'] } },
      { tags: ['x', 'y', 'z', 'w'] },
    ],
    [
      'insert before',
      { insert: { before: 'tags[0]', items: [1, 2] } },
      { tags: [1, 2, 'x', 'y', 'z'] },
    ],
    [
      'insert after a key',
      { insert: { after: 'list[_key=="k1"]', items: [{ _key: 'n' }] } },
      { list: [start.list[0], { _key: 'n' }, start.list[1]] },
    ],
    ['insert replacing', { insert: { replace: 'tags[0:2]', items: ['q'] } }, { tags: ['q', 'z'] }],
    [
      'insert replacing nothing at a place',
      { insert: { replace: 'tags[1:1]', items: ['q'] } },
      { tags: ['x', 'q', 'y', 'z'] },
    ],
    [
      'insert replacing nothing behind the end',
      { insert: { replace: 'tags[9:9]', items: ['q'] } },
      { tags: ['x', 'y', 'z', 'q'] },
    ],
    [
      'insert replacing what is not there',
      { insert: { replace: 'list[_key=="no"]', items: ['q'] } },
      {},
    ],
    [
      'insert into an empty list',
      { set: { tags: [] }, insert: { replace: 'tags[-2:]', items: ['q'] } },
      { tags: ['q'] },
    ],
    [
      'diffMatchPatch',
      { diffMatchPatch: { title: '@@ -1,5 +1,7 @@\n-Hello\n+Goodbye\n' } },
      { title: 'Goodbye' },
    ],
    [
      'several, in their order',
      { setIfMissing: { l: [] }, insert: { after: 'l[-1]', items: [1] } },
      { l: [1] },
    ],
  ])('%s', (_name, patch, changed) => {
    expect(patched(patch)).toEqual(JSON.parse(JSON.stringify({ ...before, ...changed })))
  })

  it('changes revision and time only', () => {
    dataset.transact([{ create: start }])
    clock += 5000
    dataset.transact([{ patch: { id: 'a', set: { _rev: 'x', _createdAt: 'x', title: 'n' } } }], {
      transactionId: 't2',
    })
    expect(document('a')).toMatchObject({
      _rev: 't2',
      _createdAt: '2026-01-01T00:00:00.000Z',
      _updatedAt: '2026-01-01T00:00:05.000Z',
    })
  })

  it('by list of ids and by query', () => {
    dataset.transact(['a', 'b', 'c'].map((_id) => ({ create: { _id, _type: 'page', n: 1 } })))
    dataset.transact([
      { patch: { id: ['a', 'b'], inc: { n: 1 } } },
      {
        patch: {
          query: '*[_type == $type] | order(_id desc)',
          params: { type: 'page' },
          inc: { n: 10 },
        },
      },
    ])
    expect(['a', 'b', 'c'].map((id) => document(id)?.n)).toEqual([12, 12, 11])
  })

  it('only of the revision expected', () => {
    dataset.transact([{ create: start }], { transactionId: 't1' })
    const patch = (ifRevisionID: string) => ({
      patch: { id: 'a', ifRevisionID, inc: { count: 1 } },
    })
    const error = failure(() => dataset.transact([patch('other')]))
    expect(itemTypes(error)).toEqual([[0, 'documentRevisionIDDoesNotMatchError']])
    dataset.transact([patch('t1'), patch('t1')])
    expect(document('a')?.count).toBe(7)
  })

  it.each([
    [{ set: { _type: 'other' } }, 409],
    [{ set: { _id: 'other' } }, 409],
    [{ unset: ['_type'] }, 409],
    [{ set: { 'a[': 1 } }, 400],
    [{ set: { 'a[*]': 1 } }, 409],
    [{ merge: { a: 1 } }, 400],
    [{ set: [] }, 400],
    [{ inc: { count: 'x' } }, 400],
    [{ insert: { items: [] } }, 400],
    [{ insert: { before: 'a[0]', after: 'a[0]', items: [] } }, 400],
    [{ unset: 'title' }, 400],
  ])('refuses %j', (patch, status) => {
    dataset.transact([{ create: start }])
    const run = () => dataset.transact([{ patch: { id: 'a', ...patch } }])
    expect(failure(run).statusCode).toBe(status)
  })

  it('refuses a document that is not there', () => {
    const error = failure(() => dataset.transact([{ patch: { id: 'zz', set: { a: 1 } } }]))
    expect(itemTypes(error)).toEqual([[0, 'documentNotFoundError']])
  })
})

describe('deleting', () => {
  it('by id and by query, and nothing where there is nothing', () => {
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

  it('that are strong must have their document', () => {
    const error = failure(() => dataset.transact([source(strong)]))
    expect(error.statusCode).toBe(409)
    expect(itemTypes(error)).toEqual([[undefined, 'documentReferenceDoesNotExistError']])
    dataset.transact([source(strong), target])
    expect(dataset.count()).toBe(2)
  })

  it.each([
    { ...strong, _weak: true },
    { ...strong, _dataset: 'other' },
  ])('may be loose: %j', (link) => {
    dataset.transact([source(link)])
    expect(dataset.referencesTo('target')).toEqual(['source'])
    expect(dataset.referencesTo('target', { strongOnly: true })).toEqual([])
  })

  it('that are strong keep their document from being deleted', () => {
    dataset.transact([target, source(strong)])
    const error = failure(() => dataset.transact([{ delete: { id: 'target' } }]))
    expect(error.items?.[0]?.error).toMatchObject({
      type: 'documentHasExistingReferencesError',
      referencingIDs: ['source'],
    })
    dataset.transact([{ delete: { id: 'target' } }, { delete: { id: 'source' } }])
    expect(dataset.count()).toBe(0)
  })

  it('count as of the end of the transaction', () => {
    dataset.transact([target, source(strong)])
    dataset.transact([{ delete: { id: 'target' } }, { patch: { id: 'source', unset: ['deep'] } }])
    expect(dataset.count()).toBe(1)
  })

  it('to oneself are no hindrance', () => {
    dataset.transact([{ create: { _id: 'target', _type: 'page', self: strong } }])
    dataset.transact([{ delete: { id: 'target' } }])
  })

  it('may come first in an import', () => {
    dataset.transact([source(strong)], { skipReferenceChecks: true })
    expect(dataset.count()).toBe(1)
  })
})

describe('transactions', () => {
  it('dryRun answers as if, and keeps nothing', () => {
    const { results } = dataset.transact([{ create: { _id: 'a', _type: 'page' } }], {
      dryRun: true,
    })
    expect(results[0]).toMatchObject({ id: 'a', operation: 'create', document: { _id: 'a' } })
    expect([dataset.count(), dataset.lastSequence]).toEqual([0, 0])
  })

  it('are told to listeners, in order, after the caller has the answer', async () => {
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

  it('survive a listener that throws', async () => {
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

  it.each([
    ['a document', many(1, 6000), 'documentTooLargeError'],
    ['all of them', many(10, 3000), 'transactionTooLargeError'],
    ['their number', many(51, 1), 'transactionTooLargeError'],
  ])('are bounded in size: %s', (_name, mutations, type) => {
    const error = failure(() => dataset.transact(mutations))
    expect([error.statusCode, error.type]).toEqual([413, type])
    expect(dataset.count()).toBe(0)
  })

  it.each([
    [{}],
    [null],
    [{ create: { _type: 'a' }, delete: { id: 'a' } }],
    [{ rename: { id: 'a' } }],
    [{ delete: {} }],
  ])('refuse a malformed mutation: %j', (mutation) => {
    expect(failure(() => dataset.transact([mutation])).statusCode).toBe(400)
  })

  it('refuse what is nested too deep', () => {
    let nested: unknown = 'x'
    for (let depth = 0; depth < 200; depth++) nested = { nested }
    const run = () => dataset.transact([{ create: { _type: 'page', nested } }])
    expect(failure(run).statusCode).toBe(400)
  })
})

describe('documents', () => {
  it('come by id in the order asked for, with what is missing', () => {
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
