import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeImages, imageKeys } from '../../lake/import/imageMetadata.ts'
import { type StartedLake, startLake } from './startLake.ts'

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path fill="#24358c" d="M0 0h40v40H0z"/></svg>'
const WIDE = SQUARE.replace('width="40"', 'width="80"')
/** A value that can't be derived from the bytes. */
const MARK = 'said by assets.json'

let dir: string
let lake: StartedLake | undefined

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'nsaa-seed-'))
  await mkdir(join(dir, 'images'))
  await writeFile(join(dir, 'images/mark.svg'), SQUARE)
  const picture = { _type: 'image', _sanityAsset: 'image@file://./images/mark.svg' }
  const document = { _id: 'one', _type: 'partner', logo: picture }
  await writeFile(join(dir, 'data.ndjson'), `${JSON.stringify(document)}\n`)
})
afterEach(async () => {
  await lake?.stop()
  await rm(dir, { recursive: true })
})

/** The asset document after an import of the folder. */
async function imported() {
  lake = await startLake({ seed: dir })
  return lake.client().fetch('*[_type == "sanity.imageAsset"][0]')
}

async function describeAll(lqip?: string): Promise<void> {
  const known = await describeImages(join(dir, 'images'))
  for (const one of Object.values(known)) {
    if (lqip !== undefined) one.metadata = { ...one.metadata, lqip }
  }
  await writeFile(join(dir, 'assets.json'), JSON.stringify(known))
}

test('a described image is imported with its description, without decoding it', async () => {
  await describeAll(MARK)
  expect(await imported()).toMatchObject({
    extension: 'svg',
    mimeType: 'image/svg+xml',
    originalFilename: 'mark.svg',
    metadata: { lqip: MARK, dimensions: { width: 40, height: 40 } },
  })
})

test('the descriptions equal the metadata of an import without them', async () => {
  await describeAll()
  const { _rev, _createdAt, _updatedAt, url, ...known } = await imported()
  await lake?.stop()
  await rm(join(dir, 'assets.json'))
  expect(await imported()).toMatchObject(known)
})

test('changed bytes are decoded', async () => {
  await describeAll(MARK)
  await writeFile(join(dir, 'images/mark.svg'), WIDE)
  const asset = await imported()
  expect(asset.metadata.dimensions).toMatchObject({ width: 80, height: 40 })
  expect(asset.metadata.lqip).not.toBe(MARK)
})

test.each([
  ['no metadata', {}],
  ['another shape', { metadata: { _type: 'sanity.imageMetadata', dimensions: { width: '40' } } }],
  ['an impossible size', { metadata: { dimensions: { width: -1, height: 0 } } }],
])('an incomplete description (%s) is ignored', async (_what, description) => {
  const [key] = await imageKeys(join(dir, 'images'))
  await writeFile(join(dir, 'assets.json'), JSON.stringify({ [`${key}`]: description }))
  expect((await imported()).metadata.dimensions).toMatchObject({ width: 40, height: 40 })
})
