import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip, gzipSync } from 'node:zlib'
import { packTar } from 'modern-tar/fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UsageError } from '../../tooling/commandLine.ts'
import { unpack } from '../../tooling/content/archive.ts'
import { importFrom } from '../../tooling/content/importDataset.ts'
import { PermanentError } from '../../tooling/content/permanentError.ts'
import { runCommand } from '../../tooling/content/run.ts'
import { type StartedLake, startLake, TEST_TOKEN } from '../lake/startLake.ts'
import { listenOnLoopback } from '../listenOnLoopback.ts'

const SEED = join(import.meta.dirname, '../../seed/dataset')
const TIMEOUT_MS = 600_000
/**
 * Everything an editor wrote, and the content of each asset; times and revisions are the lake's
 * own.
 */
const ESSENCE = `*[!(_type match "sanity.*") && !(_id in path("_.**"))] | order(_id){
  ..., "_rev": null, "_updatedAt": null, "assets": *[_id in ^..asset._ref] | order(_id){ sha1hash, originalFilename }
}`

const OTHER_TOKEN = { LAKE_TOKEN: 'another-token-0123456789' }
const TOKEN_REFUSED = 'LAKE_TOKEN is not valid for the Content Lake (HTTP 401)'

const UNUSED_IMAGES = '*[_type == "sanity.imageAsset" && count(*[references(^._id)]) == 0]'

describe('npm run content', { timeout: TIMEOUT_MS }, () => {
  let dir: string
  let from: StartedLake
  let to: StartedLake
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'nsaa-content-'))
    from = await startLake({ seed: SEED })
    to = await startLake()
    await from.client().create({ _id: 'drafts.unpublished', _type: 'faqItem', question: 'Draft?' })
  }, TIMEOUT_MS)
  afterAll(async () => {
    await Promise.all([from.stop(), to.stop()])
    await rm(dir, { recursive: true, force: true })
  })

  const environment = (lake: StartedLake | undefined, env: Record<string, string>) => ({
    ...process.env,
    PORT: lake ? new URL(lake.origin).port : '1',
    LAKE_TOKEN: TEST_TOKEN,
    ...env,
  })
  /** The command as it is started on a console, against a lake as during a running site. */
  const start = (args: string[], lake: StartedLake | undefined, env: Record<string, string> = {}) =>
    spawn('node_modules/.bin/node', ['tooling/content.ts', ...args], {
      env: environment(lake, env),
    })
  const runProcess = async (
    args: string[],
    lake: StartedLake | undefined,
    env: Record<string, string> = {},
  ) => {
    const child = start(args, lake, env)
    const [[exitCode], stdout, stderr] = await Promise.all([
      once(child, 'close'),
      text(child.stdout),
      text(child.stderr),
    ])
    return { exitCode, stdout, stderr }
  }
  /** The same in this process, because most of the processor time of a command is its start. */
  const run = (args: string[], lake: StartedLake | undefined, env: Record<string, string> = {}) =>
    runCommand(args, environment(lake, env))
  const essence = (lake: StartedLake) =>
    lake.client({ perspective: 'raw' }).fetch<{ _id: string }[]>(ESSENCE)

  test('transfers everything from one lake to another, drafts and assets too', async () => {
    const file = join(dir, 'site.tar.gz')
    expect(await run(['export', file], from)).toMatch(/^Exported \d+ documents and \d+ assets to /)
    expect((await stat(file)).mode & 0o077, 'drafts are for the operator only').toBe(0)
    expect(await run(['import', file], to)).toMatch(/^Imported \d+ documents from /)
    const [before, after] = [await essence(from), await essence(to)]
    expect(before.length).toBeGreaterThan(30)
    expect(after).toEqual(before)
    const [url] = await to.client().fetch<string[]>('*[_type == "sanity.imageAsset"].url')
    expect(url).toContain(to.origin)
    expect((await fetch(url ?? '')).status).toBe(200)
    for (const lake of [from, to]) expect(lake.unknownEndpoints()).toEqual([])
  })

  test('an import that is stopped with SIGTERM leaves no temporary files', async () => {
    const temporary = await mkdtemp(join(dir, 'temporary-'))
    const { promise: requested, resolve: hold } = Promise.withResolvers<ServerResponse>()
    const silent = createServer((request, response) => {
      if (request.url?.endsWith('/ping')) response.writeHead(401).end()
      else hold(response)
    })
    const { port } = await listenOnLoopback(silent)
    const env = { PORT: String(port), TMPDIR: temporary }
    const child = start(['import', join(dir, 'site.tar.gz')], undefined, env)
    const ended = once(child, 'exit')
    const response = await requested
    expect(await readdir(temporary)).toEqual([expect.stringMatching(/^content-import-/)])
    child.kill('SIGTERM')
    expect(await ended).toEqual([143, null])
    expect(await readdir(temporary)).toEqual([])
    response.destroy()
    silent.close()
  })

  test('exports assets from the lake itself, or fails if one is damaged or missing', async () => {
    // The replacement character is what a file name becomes that was decoded wrongly.
    const filename = 'caf\uFFFD.txt'
    const lake = await startLake({ siteUrl: 'http://127.0.0.1:1' })
    await lake.client().create({ _id: 'replaced', _type: 'faqItem', question: 'caf\uFFFD?' })
    const paper = await lake.client().assets.upload('file', Buffer.from('paper'), { filename })
    const image = await sharp(
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'),
    )
      .png()
      .toBuffer()
    const { _id: picture, path } = await lake.client().assets.upload('image', image)
    const file = join(dir, 'elsewhere.tar.gz')
    expect(await run(['export', file], lake)).toBe(`Exported 1 documents and 2 assets to ${file}\n`)
    await run(['import', file], to)
    expect(await to.client().getDocument('replaced')).toMatchObject({ question: 'caf\uFFFD?' })
    expect(await to.client().getDocument(paper._id)).toMatchObject({ originalFilename: filename })
    await to
      .client()
      .delete({ query: '*[_id in ["replaced", $asset]]', params: { asset: paper._id } })

    const originals = join(lake.dataDir, 'lake/assets')
    await rm(join(originals, 'files'), { recursive: true })
    await truncate(join(originals, path.replace('/local/production', '')), 0)
    const failed = await runProcess(['export', join(dir, 'incomplete.tar.gz')], lake)
    expect(failed.exitCode).toBe(1)
    expect(failed.stderr).toMatch(/^Failed: 2 of 2 assets cannot be read\./m)
    for (const id of [paper._id, picture]) expect(failed.stderr).toContain(id)
    expect((await readdir(dir)).filter((name) => name.startsWith('incomplete'))).toEqual([])
    await lake.stop()
  })

  test('writes documents alone as NDJSON, a line each', async () => {
    const file = join(dir, 'documents.ndjson')
    const stdout = await run(['export', file], from)
    const lines = (await readFile(file, 'utf8')).trimEnd().split('\n')
    expect(stdout).toBe(`Exported ${lines.length} documents and 0 assets to ${file}\n`)
    const ids = lines.map((line) => JSON.parse(line)._id)
    expect(ids).toContain('drafts.unpublished')
    expect(new Set(ids).size).toBe(ids.length)
    expect(lines.length).toBe(await from.client({ perspective: 'raw' }).fetch('count(*)'))
  })

  test.each(['backup.tar.gz', 'backup.ndjson'])(
    'a refused export leaves %s unchanged',
    async (name) => {
      const file = join(dir, name)
      await writeFile(file, 'of last night')
      await expect(run(['export', file], from, OTHER_TOKEN)).rejects.toThrow(TOKEN_REFUSED)
      expect(await readFile(file, 'utf8')).toBe('of last night')
      expect((await readdir(dir)).filter((each) => each.endsWith('.part'))).toEqual([])
    },
  )

  test('an export deletes what interrupted ones of a day ago left', async () => {
    const file = join(dir, 'again.ndjson')
    const [old, recent, other] = ['again.ndjson.a.part', 'again.ndjson.b.part', 'other.a.part']
    for (const name of [old, recent, other]) await writeFile(join(dir, name), 'part')
    const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000)
    for (const name of [old, other]) await utimes(join(dir, name), twoDaysAgo, twoDaysAgo)
    await run(['export', file], from)
    const left = (await readdir(dir)).filter((name) => name.endsWith('.part'))
    expect(left.sort()).toEqual([recent, other])
    for (const name of left) await rm(join(dir, name))
  })

  test.each([
    // The files of assets, from which an import creates their documents.
    ['same.tar.gz', '*[!(_type in ["sanity.imageAsset", "sanity.fileAsset"])]._id'],
    ['same.ndjson', '*._id'],
  ])('two exports at the same time write %s', async (name, query) => {
    const file = join(dir, name)
    const exports = await Promise.all([
      runProcess(['export', file], from),
      runProcess(['export', file], from),
    ])
    for (const { exitCode, stderr } of exports) expect([exitCode, stderr]).toEqual([0, ''])
    const ids = await from.client({ perspective: 'raw' }).fetch<string[]>(query)
    const documents = name.endsWith('.ndjson')
      ? file
      : join(await unpack(file, await mkdtemp(join(dir, 'same-'))), 'data.ndjson')
    const lines = (await readFile(documents, 'utf8')).trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line)._id).toSorted()).toEqual(ids.toSorted())
    expect((await readdir(dir)).filter((each) => each.endsWith('.part'))).toEqual([])
  })

  test('a refused import prints one line', async () => {
    const file = join(dir, 'one.ndjson')
    await writeFile(file, '{"_id":"one","_type":"faqItem"}\n')
    expect(await runProcess(['import', file], to, OTHER_TOKEN)).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: `${TOKEN_REFUSED}\n`,
    })
  })

  test.each([
    ['an empty file', ''],
    ['a compressed empty file', gzipSync('')],
    ['a file with empty lines only', '\n\n'],
  ])('an import of %s fails and says that it contains no documents', async (_what, bytes) => {
    const file = join(dir, 'nothing.ndjson')
    await writeFile(file, bytes)
    const failed = new PermanentError(`${file} contains no documents`)
    await expect(run(['import', file], to)).rejects.toThrow(failed)
  })

  test('carries line and paragraph separators and a byte-order mark as NDJSON', async () => {
    const question = 'Kwame\u2028Mensah\u2029?'
    await from.client().createOrReplace({ _id: 'separators', _type: 'faqItem', question })
    const file = join(dir, 'separators.ndjson')
    await run(['export', file], from)
    await writeFile(file, `\uFEFF${await readFile(file, 'utf8')}`)
    await run(['import', file], to)
    expect(await to.client().getDocument('separators')).toMatchObject({ question })
    await from.client().delete('separators')
  })

  test.each([
    ['a file of the machine', () => `file@file://${join(dir, 'secret.txt')}`],
    ['a file above the archive', () => 'file@file://./../secret.txt'],
    ['a link to a file of the machine', () => 'file@file://./link.txt'],
    ['a file that is missing', () => 'file@file://./missing.txt'],
    ['an address', () => `image@${to.origin}/metadata`],
    ['no asset', () => 'image'],
  ])('refuses documents that name %s, and writes nothing', async (_what, assetOf) => {
    const folder = await mkdtemp(join(dir, 'archive-'))
    await writeFile(join(dir, 'secret.txt'), 'of this machine')
    await symlink(join(dir, 'secret.txt'), join(folder, 'link.txt'))
    const _sanityAsset = assetOf()
    const documents = [
      { _id: 'harmless', _type: 'faqItem' },
      { _id: 'curious', _type: 'faqItem', items: [{ file: { _sanityAsset } }] },
    ]
    const file = join(folder, 'data.ndjson')
    await writeFile(file, documents.map((document) => JSON.stringify(document)).join('\n'))
    const archive = join(dir, 'untrusted.tar.gz')
    // Without the link, which is refused during unpacking.
    const content = packTar(folder, { filter: (path) => !path.endsWith('link.txt') })
    await pipeline(content, createGzip(), createWriteStream(archive))
    const before = await to.client().fetch('*[_type match "sanity.*"]._id')
    for (const source of [folder, file, archive]) {
      await expect(importFrom(to.client(), source, false)).rejects.toThrow(
        `Document "curious": ${JSON.stringify(_sanityAsset)} is not a file of the archive`,
      )
    }
    expect(await to.client().getDocument('harmless')).toBeUndefined()
    expect(await to.client().fetch('*[_type match "sanity.*"]._id')).toEqual(before)
  })

  const referencing = (_id: string, ...ids: string[]) => ({
    _id,
    _type: 'faqItem',
    items: ids.map((_ref) => ({ _key: _ref, _type: 'reference', _ref })),
  })
  const writeLines = (file: string, ...documents: object[]) =>
    writeFile(file, documents.map((document) => JSON.stringify(document)).join('\n'))

  test('refuses references to documents that would not exist, and writes nothing', async () => {
    const lake = await startLake()
    const file = join(dir, 'dangling.ndjson')
    const sound = [referencing('one', 'two'), referencing('two')]
    await writeLines(file, ...sound, referencing('drafts.three', 'a', 'b', 'c', 'd', 'e', 'f', 'g'))
    const named = ['a', 'b', 'c', 'd', 'e'].map(
      (id) => `Document "drafts.three" references "${id}"`,
    )
    for (const options of [['--missing'], []]) {
      expect(await runProcess(['import', file, ...options], lake)).toEqual({
        exitCode: 2,
        stdout: '',
        stderr: `Referenced documents are neither in ${file} nor in the dataset:
${named.join('\n')}
and 2 more
`,
      })
    }
    expect(await lake.client({ perspective: 'raw' }).fetch('*._id')).toEqual([])
    await lake.stop()
  })

  test('accepts references that have a target after the import, are weak or name a dataset', async () => {
    const lake = await startLake()
    const client = lake.client({ perspective: 'raw' })
    await client.create(referencing('existing'))
    const folder = await mkdtemp(join(dir, 'referencing-'))
    const file = join(folder, 'data.ndjson')
    const reference = { _type: 'reference', _ref: 'nothing' }
    const items = [
      { ...reference, _key: 'a', _weak: true, _strengthenOnPublish: { type: 'faqItem' } },
      { ...reference, _key: 'b', _dataset: 'production' },
    ]
    const documents = [
      referencing('one', 'drafts.two', 'existing'),
      referencing('drafts.two', 'versions.r1.three'),
      { ...referencing('versions.r1.three'), items },
    ]
    await writeLines(file, ...documents, referencing('existing', 'nothing'))
    expect(await run(['import', folder, '--missing'], lake)).toMatch(/^Created 3 documents: /)

    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="8"/>'
    await mkdir(join(folder, 'images'))
    await writeFile(join(folder, 'images', 'mark.svg'), svg)
    const asset = `image-${createHash('sha1').update(svg).digest('hex')}-12x8-svg`
    await writeLines(file, ...documents, referencing('four', asset))
    await expect(run(['import', folder, '--missing'], lake)).rejects.toThrow(asset)
    expect(await run(['import', folder], lake)).toMatch(/^Imported 4 documents /)

    const text = 'uploaded with the document that names it'
    await writeFile(join(folder, 'terms.txt'), text)
    const terms = `file-${createHash('sha1').update(text).digest('hex')}-txt`
    const naming = { _type: 'faqItem', file: { _sanityAsset: 'file@file://./terms.txt' } }
    await writeLines(file, referencing('five', terms), { _id: 'existing', ...naming })
    await expect(run(['import', folder, '--missing'], lake)).rejects.toThrow(
      `Document "five" references "${terms}"`,
    )
    await writeLines(file, referencing('five', terms), { _id: 'six', ...naming })
    expect(await run(['import', folder, '--missing'], lake)).toMatch(/^Created 2 documents: /)
    const weak = '*[defined(items)].items[_weak == true]._key'
    expect(await client.fetch(weak)).toEqual(['a'])
    await lake.stop()
  })

  test('refuses a link among the pictures of a folder', async () => {
    const folder = await mkdtemp(join(dir, 'archive-'))
    await mkdir(join(folder, 'files'))
    await writeFile(join(dir, 'secret.txt'), 'of this machine')
    await symlink(join(dir, 'secret.txt'), join(folder, 'files', 'link.txt'))
    await writeFile(join(folder, 'data.ndjson'), '{"_id":"harmless","_type":"faqItem"}')
    await expect(run(['import', folder], to)).rejects.toThrow(
      'files/link.txt is not a file of the archive',
    )
    expect(await to.client().getDocument('harmless')).toBeUndefined()
  })

  test('requests no address that an asset document of an archive names', async () => {
    const requests: string[] = []
    const server = createServer((req, res) => {
      requests.push(`${req.method} ${req.url}`)
      res.end()
    })
    const { origin } = await listenOnLoopback(server)
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="8"/>'
    const sha1hash = createHash('sha1').update(svg).digest('hex')
    const path = `images/local/production/${sha1hash}-12x8.svg`
    const asset = {
      _id: `image-${sha1hash}-12x8-svg`,
      _type: 'sanity.imageAsset',
      assetId: sha1hash,
      extension: 'svg',
      metadata: { dimensions: { width: 12, height: 8, aspectRatio: 1.5 } },
      mimeType: 'image/svg+xml',
      path,
      sha1hash,
      size: svg.length,
      url: `${origin}/of-this-network`,
    }
    const picture = { _sanityAsset: 'image@file://./images/mark.svg' }
    const folder = await mkdtemp(join(dir, 'archive-'))
    await mkdir(join(folder, 'images'))
    await writeFile(join(folder, 'images', 'mark.svg'), svg)
    const documents = [asset, { _id: 'pictured', _type: 'faqItem', picture }]
    const lines = documents.map((document) => JSON.stringify(document))
    await writeFile(join(folder, 'data.ndjson'), lines.join('\n'))
    await run(['import', folder], to)
    expect(requests).toEqual([])
    expect(await to.client().getDocument('pictured')).toMatchObject({
      picture: { asset: { _ref: asset._id } },
    })
    expect((await fetch(`${to.origin}/lake/${path}`)).status, 'the file is stored').toBe(200)
    server.close()
  })

  test('says that the dataset is too large, not a document', async () => {
    const small = await startLake({ limits: { datasetSizeMax: 20_000 } })
    const file = join(dir, 'many.ndjson')
    const lines = Array.from({ length: 30 }, (_, n) =>
      JSON.stringify({ _id: `d${n}`, _type: 'faqItem', answer: 'x'.repeat(1_000) }),
    )
    await writeFile(file, lines.join('\n'))
    await expect(run(['import', file], small)).rejects.toThrow(
      'All documents together may be 20000 characters long',
    )
    await small.stop()
  })

  test('names the document that is too large', async () => {
    const file = join(dir, 'large.ndjson')
    const documents = [
      { _id: 'small', _type: 'faqItem' },
      { _id: 'large', _type: 'faqItem', answer: 'x'.repeat(5 * 1024 * 1024) },
    ]
    await writeFile(file, documents.map((document) => JSON.stringify(document)).join('\n'))
    const failed = new PermanentError(
      'Document "large" is too large for the Content Lake: 5.0 MB of JSON',
    )
    await expect(run(['import', file], to)).rejects.toThrow(failed)
  })

  const FAQ = '{"_id":"one","_type":"faqItem"}'
  const REFERENCE = '{"_id":"one","_type":"faqItem","link":{"_type":"reference","_ref":"nothing"}}'
  test.each<[what: string, content: string | Buffer, message: RegExp]>([
    ['invalid JSON', `${FAQ}\n{`, /^Line 2 of wrong\.ndjson is not valid JSON$/],
    ['a value', '[]\n3', /^Line 1 of wrong\.ndjson has no valid "_type"$/],
    ['no type', `${FAQ}\n{"_id":"a"}`, /^Line 2 of wrong\.ndjson has no valid "_type"$/],
    ['a wrong id', '{"_id":"a b","_type":"x"}', / has no valid "_id"$/],
    ['a damaged archive', gzipSync(FAQ).subarray(0, -9), /^unexpected end of file$/],
    ['a reference to nothing', REFERENCE, /nor in the dataset:\nDocument "one" [^\n]* "nothing"$/],
  ])('an import of %s fails with a permanent error', async (_what, content, message) => {
    const lake = await startLake()
    const file = join(dir, 'wrong.ndjson')
    await writeFile(file, content)
    for (const options of [['--missing'], []]) {
      const imported = run(['import', file, ...options], lake)
      await expect(imported).rejects.toThrow(message)
      await expect(imported).rejects.toBeInstanceOf(PermanentError)
    }
    await lake.stop()
  })

  test('an unknown picture fails with exit code 2', async () => {
    expect(await runProcess(['pictures', 'nope'], to)).toEqual({
      exitCode: 2,
      stderr: 'No shipped picture is called nope\n',
      stdout: '',
    })
  })

  test('names the host and the cause of a failed connection, with exit code 1', async () => {
    const closed = createServer()
    const { origin, port } = await listenOnLoopback(closed)
    closed.close()
    const hosted = { SANITY_PROJECT_ID: 'abc12345', SANITY_API_HOST: origin }
    const token = { SANITY_API_READ_TOKEN: TEST_TOKEN }
    const file = join(dir, 'unreachable.ndjson')
    expect(await runProcess(['export', file], undefined, { ...hosted, ...token })).toEqual({
      exitCode: 1,
      stderr: `Failed: fetch failed: connect ECONNREFUSED 127.0.0.1:${port}\n`,
      stdout: '',
    })
  })

  test('an export does not replace a folder', async () => {
    const folder = join(dir, 'folder.tar.gz')
    await mkdir(folder)
    await expect(run(['export', folder], from)).rejects.toThrow(`${folder} is a folder.`)
  })

  test('prints its usage on request', async () => {
    const { stdout, stderr, exitCode } = await runProcess(['--help'], undefined)
    expect(stdout).toMatch(/^Usage: npm run content/)
    expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 })
  })

  test('replaces existing documents, or with --missing leaves them unchanged', async () => {
    const file = join(dir, 'site.ndjson')
    await run(['export', file], from)
    await run(['import', file], to)
    const client = to.client()
    const name = () => client.fetch<string>('*[_id == "siteSettings"][0].name')
    const original = await name()
    await client.patch('siteSettings').set({ name: 'Renamed' }).commit()
    expect(await run(['import', file, '--missing'], to)).toMatch(
      /^Created 0 documents\nSkipped \d+ documents that the dataset has already\n$/,
    )
    expect(await name()).toBe('Renamed')
    await run(['import', file], to)
    expect(await name()).toBe(original)
  })

  test('names the documents that migrations would change', async () => {
    const lake = await startLake()
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    const lines = ids.map((_id) => JSON.stringify({ _id, _type: 'faqItem', answer: 'Yes.' }))
    const file = join(dir, 'plain.ndjson')
    const importAll = async (count: number) => {
      await writeFile(file, lines.slice(0, count).join('\n'))
      return (await run(['import', file], lake)).split('\n')
    }
    expect((await importAll(1))[0]).toBe('Migrations would change 1 document: a')
    const [changed, next] = await importAll(ids.length)
    expect(changed).toBe('Migrations would change 7 documents: a, b, c, d, e and 2 more')
    expect(next).toContain('"npm run content -- migrate --all" to see the changes.')
    await lake.stop()
  })

  test('an import with --missing creates documents that were deleted, with their assets and no others', async () => {
    const lake = await startLake({ seed: SEED })
    const client = lake.client({ perspective: 'raw' })
    const all = `*[!(_id in path("_.**"))]{ _id, _rev }`
    const page = 'page-innovation-hub'
    const original = await client.getDocument(page)
    await client.delete(page)
    await client.delete({ query: UNUSED_IMAGES })
    const before = await client.fetch<unknown[]>(all)
    const imported = await run(['import', SEED, '--missing'], lake)
    expect(imported).toMatch(
      /^Created 1 document: page-innovation-hub\nSkipped \d+ documents that/m,
    )
    const { _createdAt, _updatedAt, _rev, ...content } = original ?? {}
    expect(await client.getDocument(page)).toMatchObject(content)
    expect(await client.fetch(all)).toEqual(expect.arrayContaining(before))
    expect(await client.fetch(`${UNUSED_IMAGES}._id`)).toEqual([])
    await lake.stop()
  })

  test.each<[string[], RegExp]>([
    [['export', 'site.zip'], /must end in \.tar\.gz or \.ndjson/],
    [
      ['export', 'no-such-folder/site.tar.gz'],
      /^The folder \S+no-such-folder does not exist\.\n\nUsage/,
    ],
    [
      ['export', 'no-such-folder/site.ndjson'],
      /^The folder \S+no-such-folder does not exist\.\n\nUsage/,
    ],
    [['import', 'nowhere.tar.gz'], /The file nowhere\.tar\.gz does not exist/],
  ])('%j prints the usage', async (args, message) => {
    const refused = run(args, to)
    await expect(refused).rejects.toThrow(message)
    await expect(refused).rejects.toBeInstanceOf(UsageError)
  })

  test('reports what is missing: a running site, or the token of the hosted lake', async () => {
    const file = join(dir, 'never.tar.gz')
    await expect(run(['export', file], undefined)).rejects.toThrow('Start the site first')
    await expect(run(['export', file], to, { SANITY_PROJECT_ID: 'abc12345' })).rejects.toThrow(
      'SANITY_API_READ_TOKEN is required for the hosted Content Lake',
    )
  })
})
