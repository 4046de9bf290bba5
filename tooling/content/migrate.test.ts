import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDataset } from '../../lake/embeddedDataset.ts'
import { datasetTarget } from '../../lake/migrations/datasetTarget.ts'
import {
  applyMigrations,
  type MigrationTarget,
  planPending,
} from '../../lake/migrations/migrate.ts'
import { differences } from './differences.ts'
import { migrateContent } from './migrate.ts'

const RENAME = `export default {
  title: 'Name to title',
  documentTypes: ['partner'],
  migrate: {
    document(document) {
      if (document.name === undefined) return undefined
      return { patch: { id: document._id, set: { title: document.name }, unset: ['name'] } }
    },
  },
}`

let dir: string
const date = () => Date.UTC(2027, 0, 1)
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'migrate-content-'))
  await mkdir(join(dir, 'migrations'))
  await writeFile(join(dir, 'migrations/0001-rename.ts'), RENAME)
})
afterEach(() => rm(dir, { recursive: true, force: true }))

function openOlder() {
  const dataset = openDataset({ file: join(dir, 'lake.sqlite') })
  dataset.transact([{ create: { _id: 'partner-1', _type: 'partner', name: 'Loom' } }])
  return { dataset, target: datasetTarget(dataset, dir, date) }
}

describe('the migration command', () => {
  test('reports each changed field without --apply, and writes only with it', async () => {
    const { dataset, target } = openOlder()
    const options = { dir: join(dir, 'migrations'), date }
    const report = [
      '0001-rename (Name to title): 1 document',
      '',
      'partner-1',
      '  name: "Loom" → nothing',
      '  title: nothing → "Loom"',
      '',
    ]
    expect(await migrateContent(target, { apply: false, all: false }, options)).toBe(
      [...report, '1 document would change. Nothing was written; add --apply.', ''].join('\n'),
    )
    expect(dataset.getDocuments(['partner-1']).documents[0]?.name).toBe('Loom')
    expect(await migrateContent(target, { apply: true, all: false }, options)).toContain(
      '1 document changed.',
    )
    const [partner] = dataset.getDocuments(['partner-1']).documents
    expect(partner).toMatchObject({ title: 'Loom' })
    expect(partner).not.toHaveProperty('name')
    dataset.close()
  })

  test('overwrites no document that was edited since it was read', async () => {
    const { dataset, target } = openOlder()
    const pending = await planPending(target, join(dir, 'migrations'), { date })
    dataset.transact([{ patch: { id: 'partner-1', set: { name: 'Beam' } } }])
    await expect(applyMigrations(target, pending, { date })).rejects.toThrow(/revision/)
    expect(dataset.getDocuments(['partner-1']).documents[0]?.name).toBe('Beam')
    dataset.close()
  })

  test('says how many documents were written before a transaction failed, and continues with the others', async () => {
    const { dataset, target } = openOlder()
    dataset.transact([{ create: { _id: 'partner-2', _type: 'partner', name: 'Beam' } }])
    const edited: MigrationTarget = {
      ...target,
      bounds: { ...target.bounds, mutationsMax: 1 },
      async commit(mutations) {
        await target.commit(mutations)
        dataset.transact([{ patch: { id: 'partner-2', set: { name: 'Weft' } } }])
      },
    }
    const command = { apply: true, all: false }
    const options = { dir: join(dir, 'migrations'), date }
    await expect(migrateContent(edited, command, options)).rejects.toThrow(
      /revision[\s\S]*\nDocuments written before that: 1$/,
    )
    expect(await migrateContent(target, command, options)).toContain('1 document changed.')
    expect(dataset.getDocuments(['partner-2']).documents[0]).toMatchObject({ title: 'Weft' })
    dataset.close()
  })

  test('refuses a file that exports no migration, naming it', async () => {
    await writeFile(join(dir, 'migrations/0002-nothing.ts'), 'export const nothing = 1')
    const { dataset, target } = openOlder()
    await expect(
      migrateContent(target, { apply: true, all: false }, { dir: join(dir, 'migrations'), date }),
    ).rejects.toThrow('migrations/0002-nothing.ts must export defineMigration(…)')
    dataset.close()
  })

  test('shows members of lists by key, shortens long values and bounds the lines', () => {
    const before = { list: [{ _key: 'a', text: 'x' }] }
    expect(differences(before, { list: [{ _key: 'a', text: 'y'.repeat(200) }] })).toEqual([
      `list["a"].text: "x" → "${'y'.repeat(99)}…`,
    ])
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`field${at}`, at]))
    expect(differences({}, many)).toHaveLength(21)
    expect(differences({}, many).at(-1)).toBe('and 10 more')
  })
})
