import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isSystemRevision } from '../../lake/core/systemWrites.ts'
import { openDataset } from '../../lake/embeddedDataset.ts'
import { datasetTarget } from '../../lake/migrations/datasetTarget.ts'
import { applyMigrations, planPending } from '../../lake/migrations/migrate.ts'
import { clientTarget } from '../../tooling/content/clientTarget.ts'
import { type StartedLake, startLake } from './startLake.ts'

/** A migration as a file: it makes titles louder that are not loud yet. */
const LOUDER = `export default {
  title: 'Louder titles',
  documentTypes: ['page'],
  migrate: {
    string(value, path) {
      return path[0] === 'title' && !value.endsWith('!')
        ? { type: 'set', value: value + '!' }
        : undefined
    },
  },
}`

const ALL = '*[_type == "page"] | order(_id) { _id, title, _rev }'
const RECORD = '*[_id == "migrations.applied"][0].applied[].name'
const RAW = { perspective: 'raw' as const }

describe('content migrations of the embedded lake', () => {
  let dir: string
  let migrations: string
  let started: StartedLake[]
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'lake-migrations-'))
    migrations = join(dir, 'migrations')
    await mkdir(migrations)
    started = []
  })
  afterEach(async () => {
    await Promise.all(started.map((lake) => lake.stop({ keepData: true }).catch(() => undefined)))
    await rm(dir, { recursive: true, force: true })
  })

  const start = async (options: Parameters<typeof startLake>[0] = {}) => {
    const lake = await startLake({ dataDir: join(dir, 'data'), ...options })
    started.push(lake)
    return lake
  }
  const addMigration = (name: string, source = LOUDER) =>
    writeFile(join(migrations, `${name}.ts`), source)
  const backups = () => readdir(join(dir, 'data/lake/backups')).catch(() => [])
  /** A lake with an older program's content: published, draft and version. */
  const olderLake = async () => {
    const lake = await start()
    const title = 'Fees'
    await lake.client().create({ _id: 'page-fees', _type: 'page', title })
    await lake.client().create({ _id: 'drafts.page-fees', _type: 'page', title: 'Fees, edited' })
    await lake.client().create({ _id: 'versions.r1.page-fees', _type: 'page', title })
    const rows = await lake.client().fetch<{ _id: string; _rev: string }[]>(ALL, {}, RAW)
    await lake.stop({ keepData: true })
    return rows
  }

  test('are applied at start to published documents, drafts and versions', async () => {
    await olderLake()
    await addMigration('0001-louder')
    const lake = await start({ migrations })
    const rows = await lake.client().fetch<{ _id: string; title: string }[]>(ALL, {}, RAW)
    expect(rows.map(({ _id, title }) => [_id, title])).toEqual([
      ['drafts.page-fees', 'Fees, edited!'],
      ['page-fees', 'Fees!'],
      ['versions.r1.page-fees', 'Fees!'],
    ])
    expect(await lake.client().fetch(RECORD)).toEqual(['0001-louder'])
    expect(lake.log.map(({ event }) => event)).toContain('lake.migrated')
  })

  test('are applied to the documents of an archived release', async () => {
    const older = await start()
    const client = older.client()
    await client.create({ _id: 'page-fees', _type: 'page', title: 'Fees' })
    await client.releases.create({ releaseId: 'r1', metadata: { title: 'December' } })
    const version = { _id: 'versions.r1.page-fees', _type: 'page', title: 'Fees, later' }
    const { _createdAt } = await client.create(version)
    await client.create({ _id: 'versions.r1.faq', _type: 'faqItem', title: 'Who' })
    await client.releases.archive({ releaseId: 'r1' })
    await client.releases.create({ releaseId: 'r2', metadata: { title: 'January' } })
    await client.releases.archive({ releaseId: 'r2' })
    const damaged = { archivedDocuments: '[{"_id": "versions.r2.page"' }
    await client.patch('_.releases.r2').set(damaged).commit()
    await older.stop({ keepData: true })
    await addMigration('0001-louder')
    const lake = await start({ migrations })
    expect(await lake.client().getDocument('_.releases.r2')).toMatchObject(damaged)
    await lake.client().releases.unarchive({ releaseId: 'r1' })
    const restored = await lake.client().fetch('*[_id match "versions.r1.*"] | order(_id)', {}, RAW)
    expect(restored).toMatchObject([
      { _id: 'versions.r1.faq', title: 'Who' },
      { ...version, title: 'Fees, later!', _createdAt },
    ])
    await lake.client().releases.publish({ releaseId: 'r1' })
    expect(await lake.client().fetch('*[_id == "page-fees"][0].title')).toBe('Fees, later!')
  })

  test('migrations that delete a document of an archived release leave the release restorable', async () => {
    const older = await start()
    const client = older.client()
    await client.releases.create({ releaseId: 'r1', metadata: { title: 'December' } })
    await client.create({ _id: 'versions.r1.page-fees', _type: 'page', title: 'Fees' })
    await client.create({ _id: 'versions.r1.faq', _type: 'faqItem', title: 'Who' })
    await client.releases.archive({ releaseId: 'r1' })
    await older.stop({ keepData: true })
    const deletion = "{ id: document._id, type: 'delete' }"
    const source = `export default { title: 'No pages', documentTypes: ['page'],
      migrate: { document(document) { return ${deletion} } } }`
    await addMigration('0001-no-pages', source)
    const lake = await start({ migrations })
    await lake.client().releases.unarchive({ releaseId: 'r1' })
    const ids = await lake.client().fetch('*[_id match "versions.r1.*"]._id', {}, RAW)
    expect(ids).toEqual(['versions.r1.faq'])
  })

  test('create a backup of the database and preserve earlier revisions', async () => {
    const [draft] = await olderLake()
    await addMigration('0001-louder')
    const lake = await start({ migrations })
    expect(
      lake.lake.dataset.history.documentAt('drafts.page-fees', { revision: draft?._rev })?.title,
    ).toBe('Fees, edited')
    const [backup] = await backups()
    const copy = openDataset({ file: join(dir, 'data/lake/backups', backup ?? '') })
    expect(copy.getDocuments(['page-fees']).documents[0]?.title).toBe('Fees')
    expect([...copy.history.transactions(['page-fees'])]).toHaveLength(1)
    copy.close()
  })

  test('are applied once, and without a backup if nothing changes', async () => {
    await olderLake()
    await addMigration('0001-louder')
    const first = await start({ migrations })
    const before = await first.client().fetch(ALL, {}, RAW)
    await first.stop({ keepData: true })
    await addMigration('0002-louder-again')
    const second = await start({ migrations })
    expect(await second.client().fetch(ALL, {}, RAW)).toEqual(before)
    expect(await second.client().fetch(RECORD)).toEqual(['0001-louder', '0002-louder-again'])
    expect(await backups()).toHaveLength(1)
  })

  test('read what the previous migration wrote', async () => {
    await olderLake()
    await addMigration('0001-louder')
    const softer = LOUDER.replace("!value.endsWith('!')", "value.endsWith('!')")
    await addMigration('0002-softer', softer.replace("value + '!'", "value.slice(0, -1) + '.'"))
    const lake = await start({ migrations })
    expect(await lake.client().fetch('*[_id == "page-fees"][0].title')).toBe('Fees.')
  })

  test('migrations that fail prevent the start with their name in the error, and change nothing', async () => {
    const before = await olderLake()
    await addMigration('0001-louder')
    const broken = `export default { title: 'Broken', migrate: { document() { throw new Error('no title') } } }`
    await addMigration('0002-broken', broken)
    await expect(start({ migrations })).rejects.toThrow(/0002-broken failed: no title/)
    // SQLite deletes its write-ahead log when the last connection is closed.
    expect(await readdir(join(dir, 'data/lake'))).not.toContain('lake.sqlite-wal')
    const lake = await start()
    expect(await lake.client().fetch(ALL, {}, RAW)).toEqual(before)
    expect(await backups()).toEqual([])
  })

  test('are applied after a crash that left a partial backup', async () => {
    await olderLake()
    await addMigration('0001-louder')
    await mkdir(join(dir, 'data/lake/backups'))
    await writeFile(join(dir, 'data/lake/backups/20261231T000000000Z.sqlite.part'), 'partial')
    const lake = await start({ migrations })
    expect(await lake.client().fetch('*[_id == "page-fees"][0].title')).toBe('Fees!')
    expect(await backups()).toEqual([expect.stringMatching(/^\d+T\d+Z\.sqlite$/)])
  })

  test('change nothing, without a backup, if the second of two transactions would be refused', async () => {
    const before = await olderLake()
    await addMigration('0001-louder')
    const lake = await start()
    const { dataset } = lake.lake
    const target = {
      ...datasetTarget(dataset, join(dir, 'data/lake'), Date.now),
      bounds: { mutationsMax: 1, sizeMax: 1_000 },
    }
    const pending = await planPending(target, migrations, { date: Date.now })
    const [, second] = pending.changes
    dataset.transact([{ patch: { id: second?.id, set: { title: 'Edited' } } }])
    await expect(applyMigrations(target, pending, { date: Date.now })).rejects.toThrow(second?.id)
    const rows = await lake.client().fetch<{ _id: string }[]>(ALL, {}, RAW)
    const others = ({ _id }: { _id: string }) => _id !== second?.id
    expect(rows.filter(others)).toEqual(before.filter(others))
    expect(await lake.client().fetch(RECORD)).toBeNull()
    expect(await backups()).toEqual([])
  })

  test('applied over HTTP, are refused for a document that was edited since they were planned', async () => {
    await olderLake()
    await addMigration('0001-louder')
    const lake = await start()
    const target = clientTarget(lake.client(RAW))
    const pending = await planPending(target, migrations, { date: Date.now })
    await lake.client().patch('page-fees').set({ title: 'Edited' }).commit()
    const applying = applyMigrations(target, pending, { date: Date.now })
    await expect(applying).rejects.toMatchObject({ statusCode: 409 })
    const titles = await lake.client().fetch('*[_type == "page"] | order(_id).title', {}, RAW)
    expect(titles).toEqual(['Fees, edited', 'Edited', 'Fees'])
    expect(await lake.client().fetch(RECORD)).toBeNull()
  })

  test('give the documents that they change through the API a revision of the system', async () => {
    await olderLake()
    const lake = await start()
    const target = clientTarget(lake.client(RAW))
    await target.commit([{ patch: { id: 'page-fees', set: { title: 'Fees!' } } }])
    const changed = await lake.client().getDocument('page-fees')
    expect(isSystemRevision(changed?._rev ?? '')).toBe(true)
  })

  test('retain the three newest backups', async () => {
    await olderLake()
    let hour = 0
    for (const number of ['1', '2', '3', '4', '5']) {
      const more = LOUDER.replace("!value.endsWith('!')", `!value.endsWith('${number}')`)
      await addMigration(`000${number}-more`, more.replace("'!'", `'${number}'`))
      hour += 1
      const at = Date.UTC(2027, 0, 1, hour)
      const lake = await start({ migrations, date: () => at })
      await lake.stop({ keepData: true })
    }
    expect(await backups()).toEqual([3, 4, 5].map((at) => `20270101T0${at}0000000Z.sqlite`))
  })

  test('are recorded as applied, not run, in a freshly seeded dataset', async () => {
    const seed = join(dir, 'seed')
    await mkdir(seed)
    const page = { _id: 'page-fees', _type: 'page', title: 'Fees' }
    await writeFile(join(seed, 'data.ndjson'), `${JSON.stringify(page)}\n`)
    await addMigration('0001-louder')
    const lake = await start({ seed, migrations })
    expect(await lake.client().fetch('*[_id == "page-fees"][0].title')).toBe('Fees')
    expect(await lake.client().fetch(RECORD)).toEqual(['0001-louder'])
  })

  test('migrations of a newer program are reported and otherwise ignored', async () => {
    await olderLake()
    await addMigration('0001-louder')
    const newer = await start({ migrations })
    await newer.stop({ keepData: true })
    await rm(join(migrations, '0001-louder.ts'))
    const older = await start({ migrations })
    expect(older.log).toContainEqual(
      expect.objectContaining({ event: 'lake.migrations.newer', level: 'warn' }),
    )
  })
})
