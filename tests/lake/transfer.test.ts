import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportDataset } from '@sanity/export'
import { sanityImport } from '@sanity/import'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type StartedLake, startLake, TEST_TOKEN } from './startLake.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="8"><rect/></svg>'

describe('moving datasets', () => {
  let dir: string
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'lake-transfer-'))
  })
  afterEach(() => rm(dir, { recursive: true, force: true }))

  const writeSeed = async (documents: readonly unknown[]) => {
    const seed = join(dir, 'seed')
    await mkdir(join(seed, 'images'), { recursive: true })
    await mkdir(join(seed, 'files'), { recursive: true })
    await writeFile(join(seed, 'images', 'mark.svg'), SVG)
    await writeFile(join(seed, 'files', 'profile.pdf'), '%PDF-1.4 sample')
    const lines = documents.map((document) => JSON.stringify(document))
    await writeFile(join(seed, 'data.ndjson'), `${lines.join('\n')}\n`)
    return seed
  }
  const page = {
    _id: 'home',
    _type: 'page',
    title: 'Home',
    image: { _type: 'image', _sanityAsset: 'image@file://./images/mark.svg', alt: 'Mark' },
    sections: [{ _type: 'download', file: { _sanityAsset: 'file@file://./files/profile.pdf' } }],
    partner: { _type: 'reference', _ref: 'partner-1' },
  }
  const partner = { _id: 'partner-1', _type: 'partner', name: 'P' }

  test('seeds an empty dataset once, assets included', async () => {
    const seed = await writeSeed([page, partner])
    const first = await startLake({ seed })
    const client = first.client()
    const home = await client.fetch(
      '*[_id == "home"][0]{..., "url": image.asset->url, "pdf": sections[0].file.asset->url}',
    )
    expect(home).toMatchObject({
      title: 'Home',
      image: { _type: 'image', alt: 'Mark', asset: { _type: 'reference' } },
      sections: [{ _key: expect.any(String), file: { _type: 'file' } }],
    })
    expect(await (await fetch(home.url)).text()).toBe(SVG)
    expect(await (await fetch(home.pdf)).text()).toContain('%PDF')
    expect(await client.fetch('*[_type == "sanity.imageAsset"][0].originalFilename')).toBe(
      'mark.svg',
    )
    await client.patch('home').set({ title: 'Edited' }).commit()
    await first.stop({ keepData: true })

    const second = await startLake({ seed, dataDir: first.dataDir })
    expect(await second.client().fetch('*[_id == "home"][0].title')).toBe('Edited')
    await second.client().delete({ query: '*' })
    await second.stop({ keepData: true })
    const third = await startLake({ seed, dataDir: first.dataDir })
    expect(await third.client().fetch('count(*)')).toBe(0)
    await third.stop()
  })

  test('warns when it seeds a lake whose pictures exist and whose database is missing', async () => {
    const seed = await writeSeed([page, partner])
    const first = await startLake({ seed })
    await first.stop({ keepData: true })
    await rm(join(first.dataDir, 'lake/lake.sqlite'))
    const second = await startLake({ seed, dataDir: first.dataDir })
    const seeded = (lake: StartedLake) => lake.log.filter(({ event }) => event === 'lake.seeded')
    const fields = { documents: 2, assets: 2 }
    expect(seeded(first)).toEqual([{ level: 'info', event: 'lake.seeded', fields }])
    expect(seeded(second)).toEqual([
      {
        level: 'warn',
        event: 'lake.seeded',
        fields: {
          ...fields,
          hint: 'lake.sqlite is missing, but pictures are stored: restore a copy of it',
        },
      },
    ])
    await second.stop()
  })

  test.each([
    [
      'a missing file',
      { ...page, image: { _sanityAsset: 'image@file://./images/none.svg' } },
      'none.svg',
    ],
    [
      'a file outside',
      { ...page, image: { _sanityAsset: 'image@file://./../../etc/passwd' } },
      'outside',
    ],
    ['a document without a type', { _id: 'x' }, 'data.ndjson:1'],
  ])('a seed with %s is refused and nothing is written', async (_what, document, message) => {
    const seed = await writeSeed([document, partner])
    await expect(startLake({ seed, dataDir: join(dir, 'data') })).rejects.toThrow(message)
    const lake = await startLake({ dataDir: join(dir, 'data') })
    expect(await lake.client().fetch('count(*)')).toBe(0)
    await lake.stop()
  })

  test("is exported by Sanity's own exporter and imported again by its importer", async () => {
    const from = await startLake({ seed: await writeSeed([page, partner]) })
    const photo = await sharp({
      create: { width: 20, height: 10, channels: 3, background: '#0a0' },
    })
      .png()
      .toBuffer()
    const asset = await from.client().assets.upload('image', photo, { filename: 'p.png' })
    const image = { _type: 'image', asset: { _type: 'reference', _ref: asset._id } }
    await from.client().create({ _id: 'drafts.team', _type: 'teamMember', image })
    const file = join(dir, 'export.tar.gz')
    await exportDataset({
      client: from.client({ perspective: 'raw' }),
      dataset: 'production',
      outputPath: file,
      assets: true,
      raw: false,
      drafts: true,
      assetConcurrency: 2,
    })
    expect((await readFile(file)).length).toBeGreaterThan(500)

    const to = await startLake()
    const { createReadStream } = await import('node:fs')
    await sanityImport(createReadStream(file), {
      client: to.client({ perspective: 'raw', token: TEST_TOKEN }),
      operation: 'createOrReplace',
    })
    const essence = `*[!(_type match "sanity.*")] | order(_id) {
      _id, _type, title, name, partner,
      "image": image.asset->{sha1hash, mimeType, size}, "file": sections[0].file.asset->sha1hash
    }`
    const raw = { perspective: 'raw' as const }
    const before = await from.client().fetch(essence, {}, raw)
    const after = await to.client().fetch(essence, {}, raw)
    expect(after).toEqual(before)
    expect(after).toHaveLength(3)
    const addresses = await to.client().fetch<string[]>('*[_type match "sanity.*"].url')
    for (const address of addresses) expect(address).toContain(to.origin)
    expect(await readdir(join(to.dataDir, 'lake', 'assets', 'images'))).toHaveLength(2)
    expect(from.unknownEndpoints()).toEqual([])
    expect(to.unknownEndpoints()).toEqual([])
    await from.stop()
    await to.stop()
  })

  test('preserves a content release with its documents, pictures and strong references', async () => {
    const from = await startLake({ seed: await writeSeed([page, partner]) })
    const releaseId = 'winter'
    const raw = from.client({ perspective: 'raw' })
    await raw.releases.create({ releaseId, metadata: { title: 'Winter' } })
    await raw.createVersion({ baseId: 'home', publishedId: 'home', releaseId })
    const publishAt = new Date(Date.now() + 3_600_000).toISOString()
    await raw.releases.schedule({ releaseId, publishAt })
    const file = join(dir, 'export.tar.gz')
    await exportDataset({ client: raw, dataset: 'production', outputPath: file, drafts: true })

    const to = await startLake()
    const { createReadStream } = await import('node:fs')
    for (const releasesOperation of ['fail', 'replace'] as const) {
      await sanityImport(createReadStream(file), {
        client: to.client({ perspective: 'raw' }),
        operation: 'createOrReplace',
        releasesOperation,
      })
    }
    const target = to.client({ perspective: 'raw' })
    const version = await target.getDocument('versions.winter.home')
    expect(version).toMatchObject({
      image: { asset: { _ref: expect.stringMatching(/^image-/) } },
      partner: { _type: 'reference', _ref: 'partner-1' },
    })
    expect(version?.partner).not.toHaveProperty('_weak')
    expect(await target.releases.get({ releaseId })).toMatchObject({
      state: 'scheduled',
      publishAt,
    })
    expect(to.unknownEndpoints()).toEqual([])
    await from.stop()
    await to.stop()
  })

  test('exports newline-delimited JSON, by type on request', async () => {
    const started = await startLake({ seed: await writeSeed([page, partner]) })
    const response = await started.request('/v2025-02-19/data/export/production?types=partner')
    expect(response.headers.get('content-type')).toContain('application/x-ndjson')
    const lines = (await response.text()).trim().split('\n')
    expect(lines.map((line) => JSON.parse(line)._id)).toEqual(['partner-1'])
    await started.stop()
  })

  test('exports addresses of assets, and no others, below the base URL of the request', async () => {
    const address = { url: 'https://other.example/page', path: '/' }
    const started = await startLake({ seed: await writeSeed([{ ...page, ...address }, partner]) })
    const query = new URLSearchParams({ assetBaseUrl: 'http://lake:3001/lake' })
    const path = `/v2025-02-19/data/export/production?${query}`
    const lines = (await (await started.request(path)).text()).trim().split('\n')
    const documents = lines.map((line) => JSON.parse(line))
    expect(documents.find(({ _id }) => _id === 'home')).toMatchObject(address)
    const assets = documents.filter(({ _type }) => _type.startsWith('sanity.'))
    expect(assets).toHaveLength(2)
    for (const { url, path } of assets) {
      expect(url).toBe(`http://lake:3001/lake/${path}`)
      const file = await fetch(url.replace('http://lake:3001', started.origin))
      expect(file.status).toBe(200)
    }
    await started.stop()
  })

  test.each([
    ['gzip', 'gzip'],
    ['identity', null],
  ])('compresses the export as accepted: %s', async (accepted, coding) => {
    const started = await startLake({ seed: await writeSeed([page, partner]) })
    const response = await started.request('/v2025-02-19/data/export/production', {
      headers: { 'accept-encoding': accepted },
    })
    expect(response.headers.get('content-encoding')).toBe(coding)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    const lines = (await response.text()).trim().split('\n')
    const ids = lines.map((line) => JSON.parse(line)._id)
    expect(ids).toEqual(expect.arrayContaining(['home', 'partner-1']))
    await started.stop()
  })
})
