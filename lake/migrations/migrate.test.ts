import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type MigrationTarget, planPending } from './migrate.ts'
import { RECORD_ID, RECORD_TYPE, recordWith } from './record.ts'

const date = () => Date.UTC(2027, 0, 1)
const NOTHING = `export default { title: 'Nothing', migrate: { document() { return undefined } } }`

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'plan-pending-'))
  for (const name of ['0001-links', '0003-late', '0010-pages', '0011-hours']) {
    await writeFile(join(dir, `${name}.ts`), NOTHING)
  }
})
afterEach(() => rm(dir, { recursive: true }))

/** An empty dataset with a record of these migrations. */
function datasetWith(applied: readonly string[]): MigrationTarget {
  const at = new Date(date()).toISOString()
  const record = {
    ...recordWith(undefined, applied, at),
    _id: RECORD_ID,
    _type: RECORD_TYPE,
    _rev: 'r1',
    _createdAt: at,
    _updatedAt: at,
  }
  return {
    bounds: { mutationsMax: 10, sizeMax: 1_000 },
    record: () => Promise.resolve(record),
    documents: () => Promise.resolve([]),
    commit: () => Promise.resolve(),
  }
}

const namesOf = (plan: Awaited<ReturnType<typeof planPending>>) =>
  plan.migrations.map(({ name }) => name)

describe('planning of pending migrations', () => {
  test('throws if a pending migration has a lower number than an applied one', async () => {
    const target = datasetWith(['0001-links', '0010-pages'])
    await expect(planPending(target, dir, { date })).rejects.toThrow(
      'migrations/0003-late.ts has a lower number than 0010-pages, which is applied already',
    )
  })

  test('ignores the numbers of applied migrations that this version does not contain', async () => {
    const target = datasetWith(['0001-links', '0020-newer'])
    const plan = await planPending(target, dir, { date })
    expect(namesOf(plan)).toEqual(['0003-late', '0010-pages', '0011-hours'])
    expect(plan.unknown).toEqual(['0020-newer'])
  })

  test('plans every migration by number with `all`, whichever are applied', async () => {
    const target = datasetWith(['0010-pages'])
    const plan = await planPending(target, dir, { date, all: true })
    expect(namesOf(plan)).toEqual(['0001-links', '0003-late', '0010-pages', '0011-hours'])
  })
})
