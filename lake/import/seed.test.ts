import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AssetStore } from '../assets/store.ts'
import { openDataset } from '../embeddedDataset.ts'
import { seedWhenEmpty } from './seed.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lake-seed-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

test('a refused seed rejects only after all pending writes have ended', async () => {
  await mkdir(join(dir, 'images'))
  const names = ['slow', 'broken']
  const documents = names.map((name) => ({
    _id: name,
    _type: 'partner',
    logo: { _sanityAsset: `image@file://./images/${name}.svg` },
  }))
  await writeFile(join(dir, 'data.ndjson'), documents.map((one) => JSON.stringify(one)).join('\n'))
  for (const name of names) await writeFile(join(dir, `images/${name}.svg`), `<svg id="${name}"/>`)
  const started = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  let writing = 0
  const assets: Pick<AssetStore, 'put'> = {
    async put(_kind, _bytes, _type, { filename }) {
      if (filename === 'broken.svg') {
        await started.promise
        throw new Error('it cannot be read')
      }
      writing += 1
      started.resolve()
      await gate.promise
      writing -= 1
      throw new Error('the disk is full')
    },
  }
  const dataset = openDataset({ file: join(dir, 'lake.sqlite') })
  const writingAtRejection = seedWhenEmpty(dataset, assets, dir).then(
    () => Promise.reject(new Error('A seed with a broken file was taken')),
    () => writing,
  )
  await started.promise
  // Enough turns for a rejection that would not wait for the writes.
  await new Promise((resolve) => setImmediate(resolve))
  gate.resolve()
  expect(await writingAtRejection).toBe(0)
  dataset.close()
})

test('a refused seed starts no further writes, and reports a write that failed', async () => {
  await mkdir(join(dir, 'images'))
  const names = ['a', 'broken', 'c', 'd', 'e', 'f']
  const documents = names.map((name) => ({
    _id: name,
    _type: 'partner',
    logo: { _sanityAsset: `image@file://./images/${name}.svg` },
  }))
  await writeFile(join(dir, 'data.ndjson'), documents.map((one) => JSON.stringify(one)).join('\n'))
  for (const name of names) await writeFile(join(dir, `images/${name}.svg`), `<svg id="${name}"/>`)
  const gate = Promise.withResolvers<never>()
  gate.promise.catch(() => undefined)
  const begun: string[] = []
  const assets: Pick<AssetStore, 'put'> = {
    put(_kind, _bytes, _type, { filename }) {
      begun.push(filename ?? '')
      if (filename !== 'broken.svg') return gate.promise
      // After the rejection of the broken one. A further write that it let begin is waited for.
      setImmediate(() => gate.reject(new Error('too late')))
      return Promise.reject(new Error('it cannot be read'))
    },
  }
  const dataset = openDataset({ file: join(dir, 'lake.sqlite') })
  await expect(seedWhenEmpty(dataset, assets, dir)).rejects.toThrow(/cannot be stored/)
  expect(begun.sort()).toEqual(['a.svg', 'broken.svg', 'c.svg', 'd.svg'])
  dataset.close()
})

test('a seed that fails on a full disk rejects with the error of the system', async () => {
  await mkdir(join(dir, 'images'))
  const document = {
    _id: 'one',
    _type: 'partner',
    logo: { _sanityAsset: 'image@file://./images/a.svg' },
  }
  await writeFile(join(dir, 'data.ndjson'), JSON.stringify(document))
  await writeFile(join(dir, 'images/a.svg'), '<svg/>')
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  const assets: Pick<AssetStore, 'put'> = {
    put: () => Promise.reject(full),
  }
  const dataset = openDataset({ file: join(dir, 'lake.sqlite') })
  await expect(seedWhenEmpty(dataset, assets, dir)).rejects.toBe(full)
  dataset.close()
})
