import { beforeEach, describe, expect, test } from 'vitest'
import { failure, itemTypes, openSmallDataset } from '../../tests/lake/smallDataset.ts'
import type { Dataset } from '../core/dataset.ts'
import { LakeError } from '../core/errors.ts'
import { applyPatch, parsePatchOperations } from './patch.ts'

let dataset: Dataset
let clock: number

beforeEach(() => {
  clock = Date.parse('2026-01-01T00:00:00Z')
  dataset = openSmallDataset(() => clock)
  return () => dataset.close()
})

const document = (id: string) => dataset.getDocuments([id]).documents[0]

describe('patching', () => {
  const start = {
    _id: 'a',
    _type: 'page',
    title: 'Hello',
    count: 5,
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

  test.each([
    [
      'set',
      { set: { title: 'New', 'seo.deep.er': 2 } },
      { title: 'New', seo: { title: 'S', deep: { er: 2 } } },
    ],
    ['set, making the way', { set: { 'a.b.c': 1 } }, { a: { b: { c: 1 } } }],
    [
      'set, making the way through quoted names',
      { set: { "a['en-US'].c": 1, '["b-c"]["it\'s"].d': 2 } },
      { a: { 'en-US': { c: 1 } }, 'b-c': { "it's": { d: 2 } } },
    ],
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
    [
      'set in every member',
      { set: { 'list[*].n': 0 } },
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

  test('refuses a diff that would take many seconds to apply', () => {
    const stamps = { _rev: 'r', _createdAt: '', _updatedAt: '' }
    const large = { ...start, ...stamps, title: 'ab'.repeat(50_000) }
    const hunk = `@@ -40000,32 +40000,32 @@\n-${'q'.repeat(32)}\n+${'y'.repeat(32)}\n`
    const apply = (hunks: number) =>
      applyPatch(large, parsePatchOperations({ diffMatchPatch: { title: hunk.repeat(hunks) } }))
    expect(() => apply(1_000)).toThrow('A diff has 1000 hunks')
    expect(() => apply(2)).not.toThrow()
  })

  test('changes revision and time only', () => {
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

  test('selects documents by a list of ids and by query', () => {
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

  test('applies only to the expected revision', () => {
    dataset.transact([{ create: start }], { transactionId: 't1' })
    const patch = (ifRevisionID: string) => ({
      patch: { id: 'a', ifRevisionID, inc: { count: 1 } },
    })
    const error = failure(() => dataset.transact([patch('other')]))
    expect(itemTypes(error)).toEqual([[0, 'documentRevisionIDDoesNotMatchError']])
    dataset.transact([patch('t1'), patch('t1')])
    expect(document('a')?.count).toBe(7)
  })

  test.each([
    [{ set: { _type: 'other' } }, 409],
    [{ set: { _id: 'other' } }, 409],
    [{ unset: ['_type'] }, 409],
    [{ set: { 'a[': 1 } }, 400],
    [{ set: { 'a[n*2]': 1 } }, 409],
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

  test('refuses a document that does not exist', () => {
    const error = failure(() => dataset.transact([{ patch: { id: 'zz', set: { a: 1 } } }]))
    expect(itemTypes(error)).toEqual([[0, 'documentNotFoundError']])
  })
})

test('a patch mutates neither the document nor its own operations', () => {
  const frozen = <Value>(value: Value): Value => {
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(frozen)
    return Object.freeze(value)
  }
  const lists = [{ items: [] }, { items: [1, { n: 1 }] }]
  const stamps = { _rev: 'r1', _createdAt: '', _updatedAt: '' }
  const page = frozen({ _id: 'a', _type: 'page', ...stamps, title: 'One', seo: { n: 1 }, lists })
  const patch = {
    setIfMissing: { 'lists[*].tags': ['x'] },
    set: { 'seo.title': { text: 'T' }, 'lists[0].name': 'N' },
    unset: ['lists[1].items[0]'],
    diffMatchPatch: { title: '@@ -1,3 +1,3 @@\n-One\n+Two\n' },
    inc: { 'seo.n': 1 },
    dec: { '..items[0].n': 1 },
    insert: { after: 'lists[*].items[-1]', items: [{ n: 5 }] },
  }
  expect(applyPatch(page, frozen(parsePatchOperations(frozen(patch))))).toEqual({
    ...page,
    title: 'Two',
    seo: { n: 2, title: { text: 'T' } },
    lists: [
      { name: 'N', tags: ['x'], items: [{ n: 5 }] },
      { tags: ['x'], items: [{ n: 0 }, { n: 5 }] },
    ],
  })
})

test('a patch stops between its operations when the time is up', () => {
  const timeout = new LakeError(408, 'transactionTimeoutError', 'Too slow')
  let calls = 0
  const checkTime = () => {
    calls += 1
    if (calls > 2) throw timeout
  }
  const operations = parsePatchOperations({ set: { a: 1, b: 2, c: 3 }, unset: ['d'] })
  const times = { _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }
  const page = { _id: 'a', _type: 'page', _rev: 'r1', ...times }
  expect(() => applyPatch(page, operations, checkTime)).toThrow(timeout)
  expect(calls).toBe(3)
})

describe('a path that selects several values', () => {
  const times = { _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }
  const page = (fields: Record<string, unknown>) => ({
    _id: 'a',
    _type: 'page',
    _rev: 'r1',
    ...times,
    ...fields,
  })
  const patched = (fields: Record<string, unknown>, patch: Record<string, unknown>) =>
    applyPatch(page(fields), parsePatchOperations(patch))
  const members = (count: number) => Array.from({ length: count }, (_, n) => n)

  test('changes each once', () => {
    const list = [{ n: 1 }, { n: 2 }, { n: 3 }]
    expect(patched({ list }, { inc: { 'list[*].n': 1 } })).toMatchObject({
      list: [{ n: 2 }, { n: 3 }, { n: 4 }],
    })
    const nested = { items: [{ items: [1, 2] }, { items: [3, 4] }] }
    expect(patched(nested, { unset: ['..items[0]'] })).toMatchObject({ items: [{ items: [4] }] })
  })

  test('removes members together', () => {
    expect(patched({ list: [1, 2, 3] }, { unset: ['list[0:2]'] })).toMatchObject({ list: [3] })
    const lists = [{ items: [1, 2, 3] }, { items: [4, 5] }]
    expect(patched({ lists }, { unset: ['lists[*].items[0:2]'] })).toMatchObject({
      lists: [{ items: [3] }, { items: [] }],
    })
  })

  test('adds a missing attribute in each', () => {
    const lists = { 'a b': [{ k: 'x' }, { k: 'y' }, { k: 'x' }] }
    expect(patched(lists, { set: { '[\'a b\'][k == "x"].seo.title': 'T' } })).toMatchObject({
      'a b': [{ k: 'x', seo: { title: 'T' } }, { k: 'y' }, { k: 'x', seo: { title: 'T' } }],
    })
  })

  test.each([
    [{ set: { 'list[*]': 2 } }, members(1001)],
    [{ set: { 'list[*].n': 2 } }, members(1001).map((n) => ({ n }))],
    [{ unset: ['list[*].n'] }, members(1001).map((n) => ({ n }))],
    [{ insert: { before: 'list[*].items[0]', items: [1] } }, members(1001).map(() => ({}))],
    [{ insert: { replace: 'list[*].items[0:1]', items: [1] } }, members(1001).map(() => ({}))],
  ])('is refused for more than 1,000: %j', (patch, list) => {
    expect(() => patched({ list }, patch)).toThrow('may select 1000 values')
    expect(() => patched({ list: list.slice(1) }, patch)).not.toThrow()
  })

  test('stops between the insertions when the time is up', () => {
    const timeout = new LakeError(408, 'transactionTimeoutError', 'Too slow')
    const until = (callsMax: number) => {
      let calls = 0
      return () => {
        calls += 1
        if (calls > callsMax) throw timeout
      }
    }
    const lists = members(100).map(() => ({ items: [1, 2] }))
    const insert = parsePatchOperations({
      insert: { replace: 'lists[*].items[0:1]', items: [3] },
    })
    expect(() => applyPatch(page({ lists }), insert, until(150))).toThrow(timeout)
  })
})

test.each([
  ['unset', Array(1001).fill('title en')],
  ['set', Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`title ${n}`, 1]))],
])(
  'a patch with too many operations in "%s" is refused before their paths are read',
  (name, given) => {
    expect(() => parsePatchOperations({ [name]: given })).toThrow('1000 operations')
  },
)
