import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCommand } from '../../tooling/content/run.ts'
import { type StartedLake, startLake, TEST_TOKEN } from '../lake/startLake.ts'

const SEED = join(import.meta.dirname, '../../seed/dataset')
const NAME = 'hero-school.svg'
const SHIPPED = '*[_type == "sanity.imageAsset" && originalFilename == $name]'
const RAW = { perspective: 'raw' as const }

let lake: StartedLake
let shippedId: string
let olderId: string
let userIds: string[]

/** A lake whose pages show a drawing of an older version, a draft included. */
beforeEach(async () => {
  lake = await startLake({ seed: SEED })
  const client = lake.client(RAW)
  const drawing = await readFile(join(SEED, 'images', NAME), 'utf8')
  const older = Buffer.from(drawing.replace('</svg>', '<!-- older --></svg>'))
  const shipped = await client.fetch(`${SHIPPED}[0]`, { name: NAME })
  shippedId = shipped._id
  const [page] = await client.fetch('*[references($shippedId)]', { shippedId })
  olderId = (await client.assets.upload('image', older, { filename: NAME }))._id
  await client.patch(olderId).set({ altText: 'A school in Kumasi' }).commit()
  const { _rev, ...content } = JSON.parse(JSON.stringify(page).replaceAll(shippedId, olderId))
  await client
    .transaction()
    .createOrReplace(content)
    .createOrReplace({ ...content, _id: `drafts.${content._id}`, title: 'Being edited' })
    .commit()
  userIds = [`drafts.${content._id}`, content._id].sort()
})
afterEach(() => lake.stop())

function run(...args: string[]) {
  const env = { ...process.env, PORT: new URL(lake.origin).port, LAKE_TOKEN: TEST_TOKEN }
  return runCommand(['pictures', ...args], env)
}

const usersOf = (id: string) =>
  lake.client(RAW).fetch<string[]>('*[references($id)]._id | order(@)', { id })

test('a start on a dataset with an older drawing offers the one of this version', async () => {
  const { dataDir } = lake
  await lake.stop({ keepData: true })
  lake = await startLake({ seed: SEED, dataDir })
  expect(lake.log).toContainEqual({
    level: 'warn',
    event: 'lake.pictures.outdated',
    fields: { pictures: 1 },
  })
})

test('a shipped dataset that cannot be read does not prevent a start', async () => {
  const { dataDir } = lake
  await lake.stop({ keepData: true })
  const seed = await mkdtemp(join(tmpdir(), 'nsaa-broken-seed-'))
  await writeFile(join(seed, 'assets.json'), '{')
  lake = await startLake({ seed, dataDir })
  expect(await usersOf(shippedId)).toEqual([])
  await rm(seed, { recursive: true })
})

test('a run without --apply lists the drawings and changes nothing', async () => {
  expect(await run()).toContain(`  ${NAME} in ${userIds.join(', ')}\n`)
  expect((await usersOf(olderId)).sort()).toEqual(userIds)
})

test('pages and drafts show the drawing of this version after a run with --apply, and other edits remain', async () => {
  expect(await run('--apply')).toMatch(/^Replaced:\n/)
  expect(await usersOf(olderId)).toEqual([])
  expect((await usersOf(shippedId)).sort()).toEqual(userIds)
  const client = lake.client(RAW)
  expect((await client.getDocument(shippedId))?.altText).toBe('A school in Kumasi')
  expect((await client.getDocument(userIds[0] ?? ''))?.title).toBe('Being edited')
  expect(await run()).toBe('No shipped picture has to be replaced.\n')
})

test('names restrict it to these drawings, and unknown ones are refused', async () => {
  expect(await run('--apply', 'hero-sms.svg')).toContain('No shipped picture has to be replaced')
  expect((await usersOf(olderId)).sort()).toEqual(userIds)
  await expect(run('mine.svg')).rejects.toThrow('No shipped picture is called mine.svg')
})
