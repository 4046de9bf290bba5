import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Dataset } from '../core/dataset.ts'
import type { DatasetLimits } from '../core/datasetLimits.ts'
import { LakeError, LakeStartError } from '../core/errors.ts'
import { openDataset } from '../embeddedDataset.ts'

const PAGE_BYTES = 4_096

let file: string

beforeEach(() => {
  const dir = mkdtempSync(join(tmpdir(), 'lake-store-'))
  file = join(dir, 'lake.sqlite')
  return () => rmSync(dir, { recursive: true })
})

describe('a dataset on disk', () => {
  test('is unchanged after it was closed and opened', () => {
    const first = openDataset({ file })
    first.transact([{ create: { _id: 'b', _type: 'page', text: 'ÆØÅ 🧵' } }], {
      transactionId: 't1',
    })
    first.transact([{ create: { _id: 'a', _type: 'page' } }])
    first.transact([{ delete: { id: 'a' } }])
    first.keyValue.set([{ key: 'studio', value: { theme: 'dark' } }])
    const before = first.getDocuments(['b'])
    first.close()
    const second = openDataset({ file })
    expect(second.getDocuments(['b'])).toEqual(before)
    expect([second.count(), second.lastSequence]).toEqual([1, 3])
    expect(second.keyValue.get(['studio', 'none'])).toEqual([
      { key: 'studio', value: { theme: 'dark' } },
    ])
    expect(second.history.documentAt('a', {})?._type).toBe('page')
    second.checkWritable()
    second.close()
    expect(() => second.checkWritable()).toThrow()
  })

  test('opened a second time fails with one line, and the first continues to write', () => {
    const first = openDataset({ file })
    expect(() => openDataset({ file })).toThrow(
      new LakeStartError('Another process uses this lake. Stop it, or set another DATA_DIR.'),
    )
    first.transact([{ create: { _id: 'a', _type: 'page' } }])
    expect(first.count()).toBe(1)
    first.close()
  })

  test('has the same size after it was closed and opened', () => {
    const growth = { datasetSizeMax: 30_000, containersMax: 100, isHeapFull: () => false }
    const create = (_id: string, length: number) => ({
      create: { _id, _type: 'page', text: '🧵'.repeat(length) },
    })
    const first = openDataset({ file })
    first.transact([create('a', 10_000)], { growth })
    expect(() => first.transact([create('b', 5_000)], { growth })).toThrow(LakeError)
    first.close()
    const second = openDataset({ file })
    expect(() => second.transact([create('b', 5_000)], { growth })).toThrow(LakeError)
    second.transact([{ delete: { id: 'a' } }, create('b', 14_000)], { growth })
    second.close()
  })

  test('asks for a full heap once a second, and again after a deletion', () => {
    const growth = { datasetSizeMax: 1_000, containersMax: 100, isHeapFull: vi.fn(() => true) }
    let nowMs = 10_000
    vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
    const dataset = openDataset({ file })
    dataset.transact([{ create: { _id: 'a', _type: 'page' } }])
    const isAskedFor = (write: () => void) => {
      growth.isHeapFull.mockClear()
      write()
      return growth.isHeapFull.mock.calls.length > 0
    }
    const refused = () => {
      const write = () => dataset.transact([{ create: { _type: 'page' } }], { growth })
      expect(write).toThrow(/memory of the lake is full/)
    }
    expect([isAskedFor(refused), isAskedFor(refused)]).toEqual([true, false])
    nowMs += 1_001
    expect([isAskedFor(refused), isAskedFor(refused)]).toEqual([true, false])
    dataset.transact([{ delete: { id: 'a' } }], { growth })
    expect(isAskedFor(refused)).toBe(true)
    dataset.close()
    vi.restoreAllMocks()
  })

  test('asks for a full heap again for a write smaller than the one that was refused', () => {
    const isHeapFull = vi.fn(() => true)
    const growth = { datasetSizeMax: 100_000, containersMax: 100, isHeapFull }
    const create = (length: number) => [{ create: { _type: 'page', text: 'a'.repeat(length) } }]
    const dataset = openDataset({ file })
    expect(() => dataset.transact(create(10_000), { growth })).toThrow(/memory of the lake is full/)
    isHeapFull.mockReturnValue(false)
    dataset.transact(create(10), { growth })
    expect(dataset.count()).toBe(1)
    dataset.close()
  })

  test('does not ask for a full heap for each write of a series that is refused', () => {
    vi.spyOn(performance, 'now').mockReturnValue(10_000)
    const isHeapFull = vi.fn(() => true)
    const growth = { datasetSizeMax: 100_000, containersMax: 100, isHeapFull }
    const dataset = openDataset({ file })
    for (let length = 300; length > 0; length -= 1) {
      const create = { _type: 'page', text: 'a'.repeat(length) }
      expect(() => dataset.transact([{ create }], { growth })).toThrow(/memory of the lake is full/)
    }
    expect(isHeapFull.mock.calls.length).toBeLessThan(4)
    dataset.close()
    vi.restoreAllMocks()
  })

  test('continues the numbers of its transactions after all of them were pruned', () => {
    const first = openDataset({ file, limits: { historySizeMax: 1 } })
    first.transact([{ create: { _id: 'a', _type: 'page' } }])
    first.transact([{ delete: { id: 'a' } }])
    expect([...first.history.transactions(['a'])]).toEqual([])
    first.close()
    const second = openDataset({ file })
    expect([second.count(), second.lastSequence]).toEqual([0, 2])
    second.close()
  })

  test('writes ahead to a log', () => {
    openDataset({ file }).close()
    const database = new DatabaseSync(file)
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
    database.close()
  })

  test('refuses a file written by a newer program', () => {
    openDataset({ file }).close()
    const database = new DatabaseSync(file)
    database.exec('PRAGMA user_version = 999')
    database.close()
    expect(() => openDataset({ file })).toThrow(/schema version 999/)
  })

  test('refuses a file that is no database, with what to do', () => {
    writeFileSync(file, 'not a database'.repeat(1_000))
    expect(() => openDataset({ file })).toThrow(
      `${file} cannot be read (file is not a database). Restore a copy, or give it to the account that runs this.`,
    )
  })

  test.each([
    ['', undefined],
    ['-wal', 'the last edits'],
  ])('refuses an empty file, and leaves it and its %j', (suffix, content = '') => {
    writeFileSync(file, '')
    writeFileSync(`${file}${suffix}`, content)
    expect(() => openDataset({ file })).toThrow(
      new LakeStartError(
        `${file} is empty. Restore a copy, or delete it to start with the shipped content.`,
      ),
    )
    expect(readFileSync(file, 'utf8')).toBe('')
    expect(readFileSync(`${file}${suffix}`, 'utf8')).toBe(content)
  })

  test.each([
    'documents',
    'transactions',
    'transactions_id',
    'revisions',
    'revisions_sequence',
    'key_value',
  ])('refuses a file in which the first page of %s is overwritten', (name) => {
    openDataset({ file }).close()
    const database = new DatabaseSync(file)
    const { rootpage } = v.parse(
      v.object({ rootpage: v.number() }),
      database.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(name),
    )
    database.close()
    const handle = openSync(file, 'r+')
    writeSync(handle, Buffer.alloc(PAGE_BYTES, 'x'), 0, PAGE_BYTES, (rootpage - 1) * PAGE_BYTES)
    closeSync(handle)
    expect(() => openDataset({ file })).toThrow(
      new LakeStartError(
        `${file} cannot be read (database disk image is malformed: *** in database main *** Tree ${rootpage} page ${rootpage}: btreeInitPage() returns error code 11). Restore a copy, or give it to the account that runs this.`,
      ),
    )
  })

  test.each([
    [`'{"_id": "a"'`, "a: Expected ',' or '}' after property value in JSON at position 11"],
    [`'{"_id": "a"}'`, 'a: The lake contains a row that is not a document'],
    [`x'00'`, 'a: Column json of the lake is not text'],
  ])('refuses a file with the document %s, which it names, and closes it', (json, reason) => {
    openDataset({ file }).close()
    const database = new DatabaseSync(file)
    database.exec(`INSERT INTO documents VALUES ('a', ${json})`)
    database.close()
    const refused = `${file} cannot be read (document ${reason}`
    expect(() => openDataset({ file })).toThrow(LakeStartError)
    expect(() => openDataset({ file })).toThrow(refused)
  })

  test('keeps disk and memory consistent if a commit fails', () => {
    const dataset = openDataset({ file })
    dataset.transact([{ create: { _id: 'a', _type: 'page' } }])
    dataset.close()
    const database = new DatabaseSync(file)
    database.exec(`CREATE TRIGGER full BEFORE INSERT ON revisions
      BEGIN SELECT RAISE(ABORT, 'disk is full'); END`)
    database.close()
    const full = openDataset({ file })
    expect(() => full.transact([{ delete: { id: 'a' } }])).toThrow('disk is full')
    expect([full.count(), full.lastSequence]).toEqual([1, 1])
    full.close()
  })
})

describe('the history stays within its bounds', () => {
  let clock: number

  function editedDataset(limits: Partial<DatasetLimits>, edits: number, target = ':memory:') {
    clock = Date.parse('2026-01-01T00:00:00Z')
    const dataset = openDataset({ file: target, limits, date: () => clock })
    dataset.transact([{ create: { _id: 'a', _type: 'page', text: '' } }])
    for (let edit = 0; edit < edits; edit++) {
      clock += 60_000
      const patch = { id: 'a', set: { text: `${edit}`.padEnd(1000, '.') } }
      dataset.transact([{ patch }], { transactionId: `t${edit}` })
    }
    return dataset
  }

  test('a transaction of the history is read when it is asked for, not before', () => {
    const dataset = editedDataset({ revisionsPerDocumentMax: 10 }, 5)
    const transactions = dataset.history.transactions(['a'])[Symbol.iterator]()
    expect(transactions.next().done).toBe(false)
    dataset.close()
    expect(() => transactions.next()).toThrow()
  })

  test('the number of revisions of each document is bounded', () => {
    const dataset = editedDataset({ revisionsPerDocumentMax: 10 }, 100)
    const transactions = Array.from(dataset.history.transactions(['a'], { includeEffects: true }))
    expect(transactions.length).toBeGreaterThanOrEqual(9)
    expect(transactions.length).toBeLessThanOrEqual(11)
    expect(transactions.at(-1)?.id).toBe('t99')
    expect(dataset.history.documentAt('a', { revision: 't50' })).toBeNull()
    const [oldest] = transactions
    expect(oldest?.effects?.a?.revert[1]).not.toBeNull()
    dataset.close()
  })

  test('a change whose previous state was pruned is not reported as one that creates', () => {
    const dataset = editedDataset({ revisionsPerDocumentMax: 10 }, 100)
    const max = { changes: 1_000, size: 1_000_000 }
    const until = dataset.lastSequence
    const changes = Array.from({ length: until }, (_, after) =>
      dataset.history.committedBetween(after, until, max)?.flatMap((each) => each.changes),
    ).filter((each) => each !== undefined)
    expect(changes.length).toBeGreaterThan(5)
    expect(changes.flat().filter(({ before }) => before === null)).toEqual([])
    dataset.close()
  })

  test('the size of the history is bounded', () => {
    const dataset = editedDataset({ historySizeMax: 20_000 }, 100)
    const { length } = Array.from(dataset.history.transactions(['a']))
    expect(length).toBeGreaterThan(4)
    expect(length).toBeLessThan(10)
    dataset.close()
  })

  test('the age of the history is bounded', () => {
    const dataset = editedDataset({ historyAgeMaxMs: 600_000 }, 300)
    const [oldest] = dataset.history.transactions(['a'])
    // Age is checked once in 256 commits.
    expect(Date.parse(oldest?.timestamp ?? '')).toBeGreaterThan(clock - 60 * 60_000)
    expect(dataset.getDocuments(['a']).documents).toHaveLength(1)
    dataset.close()
  })

  test('returns the previous state of a change even if all the history was dropped', () => {
    const dataset = editedDataset({ historySizeMax: 3000 }, 20)
    dataset.transact([{ patch: { id: 'a', set: { text: 'last' } } }], { transactionId: 'last' })
    const [last] = dataset.history.transactions(['a'], { reverse: true, includeEffects: true })
    expect(last?.effects?.a?.revert[1]?.text).toMatch(/^19/)
    const types = dataset.history.events('a').events.map(({ type }) => type)
    expect(types).not.toContain('createLiveDocument')
    dataset.close()
  })

  test('returns the state of a document even if all its history was dropped', () => {
    const dataset = editedDataset({ historySizeMax: 3000 }, 20)
    const { documentAt } = dataset.history
    const time = (ms: number) => ({ time: new Date(clock + ms).toISOString() })
    const stateAt = (at: { revision?: string; time?: string }) => documentAt('a', at)?.text
    expect(stateAt({})).toMatch(/^19/)
    expect(stateAt({ revision: 't19' })).toMatch(/^19/)
    expect(stateAt(time(0))).toMatch(/^19/)
    expect(documentAt('a', { revision: 't18' })).toBeNull()
    expect(documentAt('a', time(-3_600_000))).toBeNull()
    const before = time(0)
    clock += 60_000
    dataset.transact([{ patch: { id: 'a', set: { text: 'last' } } }])
    expect(stateAt(before)).toMatch(/^19/)
    expect(stateAt(time(0))).toBe('last')
    dataset.close()
  })

  test('trimming by size preserves the previous state of every remaining change', () => {
    clock = Date.parse('2026-01-01T00:00:00Z')
    const dataset = openDataset({ file, limits: { historySizeMax: 40_000 }, date: () => clock })
    const text = (edit: number) => `${edit}`.padEnd(1000, '.')
    const ids = ['a', 'b', 'c', 'd']
    dataset.transact(ids.map((_id) => ({ create: { _id, _type: 'page', text: text(-1) } })))
    for (let edit = 0; edit < 100; edit++) {
      const id = ids[edit % 4]
      dataset.transact([{ patch: { id, set: { text: text(edit) } } }])
    }
    dataset.close()
    const database = new DatabaseSync(file)
    const size = database.prepare('SELECT sum(size) AS n FROM revisions').get()?.n
    database.close()
    expect(size).toBeLessThanOrEqual(40_000)
    const reopened = openDataset({ file, date: () => clock })
    for (const [at, id] of ids.entries()) {
      const transactions = Array.from(reopened.history.transactions([id], { includeEffects: true }))
      expect(transactions.length).toBeGreaterThan(1)
      const reverted = transactions.map(({ effects }) => effects?.[id]?.revert[1]?.text)
      const first = 25 - transactions.length - 1
      expect(reverted).toEqual(transactions.map((_, index) => text((first + index) * 4 + at)))
    }
    reopened.close()
  })

  test('commits that fail do not affect the bound on the size', () => {
    editedDataset({}, 15, file).close()
    const database = new DatabaseSync(file)
    // Fails at the end of a transaction, as a full disk does.
    database.exec(`CREATE TABLE parents (id TEXT PRIMARY KEY);
      CREATE TABLE children (id TEXT REFERENCES parents DEFERRABLE INITIALLY DEFERRED);
      CREATE TRIGGER late AFTER INSERT ON revisions WHEN new.document_id = 'late'
        BEGIN INSERT INTO children VALUES ('none'); END`)
    database.close()
    const dataset = openDataset({ file, limits: { historySizeMax: 100_000 }, date: () => clock })
    const text = 'x'.repeat(14_000)
    for (let attempt = 0; attempt < 2; attempt++) {
      expect(() => dataset.transact([{ create: { _id: 'late', _type: 'page', text } }])).toThrow(
        /FOREIGN KEY/,
      )
    }
    dataset.transact([{ patch: { id: 'a', set: { text } } }])
    expect(Array.from(dataset.history.transactions(['a']))).toHaveLength(17)
    dataset.close()
  })

  describe('by age', () => {
    const day = 24 * 60 * 60 * 1000
    const patch = (id: string, title: string) => [{ patch: { id, set: { title } } }]

    function openAtStartOfYear() {
      clock = Date.parse('2026-01-01T00:00:00Z')
      const dataset = openDataset({ file, date: () => clock })
      dataset.transact([{ create: { _id: 'other', _type: 'page' } }])
      return dataset
    }

    function write(dataset: Dataset, times: number) {
      for (let at = 0; at < times; at++) dataset.transact(patch('other', `${at}`))
    }

    test('returns the state before a change although that state is older', () => {
      const dataset = openAtStartOfYear()
      const publish = (title: string) => {
        dataset.transact([{ create: { _id: 'drafts.page', _type: 'page', title } }])
        const ids = { draftId: 'drafts.page', publishedId: 'page' }
        dataset.act([{ actionType: 'sanity.action.document.publish', ...ids }])
      }
      publish('Old')
      clock += 120 * day
      write(dataset, 300)
      publish('New')
      dataset.close()
      const reopened = openDataset({ file, date: () => clock })
      write(reopened, 1)
      const types = reopened.history.events('page').events.map(({ type }) => type)
      expect(types).toContain('publishDocumentVersion')
      const [published] = reopened.history.transactions(['page'], {
        reverse: true,
        includeEffects: true,
      })
      expect(published?.effects?.page?.revert[1]?.title).toBe('Old')
      reopened.close()
    })

    test('returns the change of a document that was unchanged for longer than the maximum age', () => {
      const dataset = openAtStartOfYear()
      dataset.transact([{ create: { _id: 'settings', _type: 'siteSettings', title: 'Old' } }])
      clock += 120 * day
      dataset.transact(patch('settings', 'New'))
      dataset.close()
      const reopened = openDataset({ file, date: () => clock })
      write(reopened, 300)
      const [changed] = reopened.history.transactions(['settings'], {
        reverse: true,
        includeEffects: true,
      })
      expect(changed?.effects?.settings?.revert[1]?.title).toBe('Old')
      reopened.close()
    })

    test('drops nothing by a clock that is ahead for one write', () => {
      const dataset = openAtStartOfYear()
      const first = { create: { _id: 'first', _type: 'page' } }
      dataset.transact([first], { transactionId: 'first' })
      write(dataset, 256 + 256 - 2)
      clock += 200 * day
      write(dataset, 1)
      expect(Array.from(dataset.history.transactions(['first']), ({ id }) => id)).toEqual(['first'])
      dataset.close()
    })
  })

  test('a setting that is too large is refused', () => {
    const dataset = openDataset({ file: ':memory:' })
    expect(() => dataset.keyValue.set([{ key: 'x', value: 'x'.repeat(300_000) }])).toThrow(
      LakeError,
    )
    dataset.close()
  })

  test('the limit of one person’s settings together counts UTF-16 units, as that of each setting', () => {
    const dataset = openDataset({ file: ':memory:' })
    const set = (key: string) =>
      dataset.keyValue.set([{ key: `user:a/${key}`, value: '🧵'.repeat(120_000) }], 'user:a/')
    for (const key of ['1', '2', '3', '4']) set(key)
    expect(() => set('5')).toThrow(LakeError)
    dataset.close()
  })

  test('settings are stored all or none', () => {
    const dataset = openDataset({ file: ':memory:' })
    const entries = [
      { key: 'first', value: 1 },
      { key: 'x'.repeat(300), value: 1 },
    ]
    expect(() => dataset.keyValue.set(entries)).toThrow(LakeError)
    expect(dataset.keyValue.get(['first'])).toEqual([])
    dataset.close()
  })

  test('settings that exist can be changed when no further one is accepted', () => {
    const dataset = openDataset({ file: ':memory:' })
    const keys = Array.from({ length: 2_000 }, (_, index) => `key-${index}`)
    dataset.keyValue.set(keys.map((key) => ({ key, value: 1 })))
    expect(() => dataset.keyValue.set([{ key: 'another', value: 1 }])).toThrow(LakeError)
    dataset.keyValue.set([{ key: 'key-7', value: 2 }])
    expect(dataset.keyValue.get(['key-7'])).toEqual([{ key: 'key-7', value: 2 }])
    dataset.close()
  })
})
