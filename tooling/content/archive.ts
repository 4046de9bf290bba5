import { createReadStream, createWriteStream } from 'node:fs'
import { glob, open, realpath } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createGunzip } from 'node:zlib'
import { unpackTar } from 'modern-tar/fs'
import { isRecord } from '../../lake/core/json.ts'
import { linesOf } from '../../lake/import/lines.ts'

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf])

const GZIP_MAGIC = Buffer.from([0x1f, 0x8b])
const TAR_MAGIC = 'ustar'
const TAR_MAGIC_AT = 257

/** @returns the folder with the documents, at or below `target` */
export async function unpack(file: string, target: string): Promise<string> {
  if (!(await isTar(await contentOf(file)))) {
    await pipeline(await contentOf(file), createWriteStream(join(target, 'data.ndjson')))
    return target
  }
  await pipeline(await contentOf(file), unpackTar(target))
  // Exports are in a folder of their own.
  for await (const name of glob(['*.ndjson', '*/*.ndjson', '*/*/*.ndjson'], { cwd: target })) {
    return dirname(join(target, name))
  }
  throw new Error(`${file} contains no .ndjson file`)
}

/**
 * The bytes of an archive or an NDJSON file, uncompressed. Editors on Windows save NDJSON with a
 * byte-order mark, which is not part of the first document.
 */
async function contentOf(path: string): Promise<Readable> {
  const file = await open(path)
  const { buffer } = await file.read(Buffer.alloc(BYTE_ORDER_MARK.length), 0)
  await file.close()
  const start = buffer.equals(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0
  const bytes = createReadStream(path, { start })
  const isCompressed = buffer.subarray(0, GZIP_MAGIC.length).equals(GZIP_MAGIC)
  return isCompressed ? bytes.compose(createGunzip()) : bytes
}

async function isTar(content: AsyncIterable<Buffer>): Promise<boolean> {
  for await (const chunk of content) {
    return chunk.toString('latin1', TAR_MAGIC_AT, TAR_MAGIC_AT + TAR_MAGIC.length) === TAR_MAGIC
  }
  return false
}

/**
 * @sanity/import reads every file and calls every address that a document names, so an archive of
 * someone else could publish files of this machine.
 * @throws `Error` naming the first document with an asset outside the folder
 */
export async function checkAssets(folder: string): Promise<void> {
  const root = await realpath(folder)
  const check = async (path: string, what: string) => {
    const real = await realpath(path).catch(() => '')
    if (!real.startsWith(root + sep)) throw new Error(`${what} is not a file of the archive`)
  }
  for await (const name of glob('{images,files}/*', { cwd: folder })) {
    await check(join(folder, name), name)
  }
  for await (const name of glob('*.ndjson', { cwd: folder })) {
    for await (const { id, value } of assetsOf(join(folder, name))) {
      await check(assetPath(folder, value), `Document "${id}": ${JSON.stringify(value)}`)
    }
  }
}

/** The `_sanityAsset` values of all documents. */
async function* assetsOf(file: string): AsyncGenerator<{ id: string; value: unknown }> {
  let line = 0
  for await (const text of linesOf(createReadStream(file, 'utf8'))) {
    line += 1
    if (text === '') continue
    const values: unknown[] = []
    let document: unknown
    try {
      document = JSON.parse(text, (key, value) => {
        if (key === '_sanityAsset') values.push(value)
        return value
      })
    } catch {
      throw new Error(`Line ${line} of ${basename(file)} is not valid JSON`)
    }
    const id = isRecord(document) ? String(document._id) : `of line ${line}`
    for (const value of values) yield { id, value }
  }
}

/** The path that @sanity/import would read; empty for an address or a file outside the folder. */
function assetPath(folder: string, value: unknown): string {
  const [, address] = /^(?:image|file)@file:\/\/\.\/([^:\r\n]+)$/.exec(String(value)) ?? []
  if (address === undefined) return ''
  try {
    return fileURLToPath(`${pathToFileURL(folder).href}/${address}`)
  } catch {
    return ''
  }
}
