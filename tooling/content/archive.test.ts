import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { packTar } from 'modern-tar/fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkDocuments, unpack } from './archive.ts'
import { PermanentError } from './permanentError.ts'

const DOCUMENT = '{"_id":"one","_type":"faqItem"}'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'nsaa-archive-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

/** @returns the documents, unpacked from a file with these bytes */
async function documentsOf(bytes: Buffer | string): Promise<string> {
  const file = join(dir, 'content')
  await writeFile(file, bytes)
  const folder = await unpack(file, await mkdtemp(join(dir, 'unpacked-')))
  const [name = ''] = await readdir(folder)
  return readFile(join(folder, name), 'utf8')
}

async function tarOfDocument(): Promise<Buffer> {
  const folder = join(dir, 'exported')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'data.ndjson'), DOCUMENT)
  return buffer(packTar(folder))
}

test('unpacks documents with and without a tar archive, with and without compression', async () => {
  const tar = await tarOfDocument()
  for (const bytes of [DOCUMENT, gzipSync(DOCUMENT), tar, gzipSync(tar)]) {
    expect(await documentsOf(bytes)).toBe(DOCUMENT)
  }
})

test.each([
  ['a document', async () => gzipSync(DOCUMENT)],
  ['an archive', async () => gzipSync(await tarOfDocument())],
])('rejects %s whose compressed file is cut off', async (_what, complete) => {
  const bytes = await complete()
  await expect(documentsOf(bytes.subarray(0, -9))).rejects.toThrow('unexpected end of file')
})

test('rejects a compressed file with invalid content', async () => {
  const damaged = Buffer.from([0x1f, 0x8b, 1, 2, 3, 4])
  await expect(documentsOf(damaged)).rejects.toThrow('unknown compression method')
})

test.each([
  ['bad.ndjson', (bytes: string) => bytes],
  ['bad.ndjson.gz', (bytes: string) => gzipSync(bytes)],
  ['bad', (bytes: string) => bytes],
])('the error of a line in %s names the file that was given', async (name, pack) => {
  const file = join(dir, name)
  await writeFile(file, pack(`${DOCUMENT}\n{`))
  const folder = await unpack(file, await mkdtemp(join(dir, 'unpacked-')))
  await expect(checkDocuments(folder, file)).rejects.toThrow(
    'Line 2 of bad.ndjson is not valid JSON',
  )
})

test('the error of a document that is nested too deep names it, and is permanent', async () => {
  const folder = await mkdtemp(join(dir, 'deep-'))
  const deep = `{"_id":"deep","_type":"faqItem","items":${'['.repeat(130)}${']'.repeat(130)}}`
  await writeFile(join(folder, 'data.ndjson'), `${DOCUMENT}\n${deep}`)
  const checked = checkDocuments(folder, folder)
  await expect(checked).rejects.toThrow(/^Document "deep": [^\n]* nested 100 levels deep/)
  await expect(checked).rejects.toBeInstanceOf(PermanentError)
})

test.each([
  ['a leading dot', '.backup.ndjson'],
  ['no extension and 250 characters', 'a'.repeat(250)],
])('reads the documents of a file whose name has %s', async (_, name) => {
  const file = join(dir, name)
  await writeFile(file, DOCUMENT)
  const folder = await unpack(file, await mkdtemp(join(dir, 'unpacked-')))
  await expect(checkDocuments(folder, file)).resolves.toMatchObject({
    ids: new Set(['one']),
  })
})
