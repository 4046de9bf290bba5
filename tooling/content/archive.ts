import { createReadStream, createWriteStream } from 'node:fs'
import { glob, open, realpath } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { constants, createGunzip, type Gunzip, gunzipSync } from 'node:zlib'
import { unpackTar } from 'modern-tar/fs'
import * as v from 'valibot'
import { referencesIn } from '../../lake/core/references.ts'
import { linesOf } from '../../lake/import/lines.ts'
import { errorMessage } from '../../runtime/errorMessage.ts'
import { isTransferred } from './exportedLines.ts'
import { PermanentError } from './permanentError.ts'

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf])

const GZIP_MAGIC = Buffer.from([0x1f, 0x8b])
const TAR_MAGIC = 'ustar'
const TAR_MAGIC_AT = 257
/** Enough for the name of the first file in a compressed archive. */
const BEGINNING_BYTES = 4_096

/**
 * @returns the folder with the documents, at or below `target`
 * @throws PermanentError if the file is damaged or contains no documents
 */
export async function unpack(file: string, target: string): Promise<string> {
  try {
    return await unpackTo(target, file)
  } catch (error) {
    const isOfSystem = error instanceof Error && 'syscall' in error
    if (isOfSystem) throw error
    throw new PermanentError(errorMessage(error), { cause: error })
  }
}

async function unpackTo(target: string, file: string): Promise<string> {
  const beginning = await beginningOf(file)
  if (!isTar(beginning)) {
    const documents = createWriteStream(join(target, documentsName(file)))
    await pipeline([...contentOf(file, beginning), documents])
    return target
  }
  await pipeline([...contentOf(file, beginning), unpackTar(target)])
  // Exports are in a folder of their own.
  for await (const name of glob(['*.ndjson', '*/*.ndjson', '*/*/*.ndjson'], { cwd: target })) {
    return dirname(join(target, name))
  }
  throw new Error(`${file} contains no .ndjson file`)
}

/** As the file that was given, because messages name the line of a document with it. */
function documentsName(file: string): string {
  const name = basename(file).replace(/(?:\.ndjson)?(?:\.gz)?$/, '')
  // `*` matches no leading dot, and a longer name can be too long with the extension.
  const visible = name.replace(/^\.+/, '').slice(0, 80)
  return `${visible || 'data'}.ndjson`
}

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING_BYTES), { position: 0 })
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/**
 * The streams, to be connected, that read an archive or an NDJSON file and decompress it. Editors on
 * Windows save NDJSON with a byte-order mark, which is not part of the first document.
 */
function contentOf(path: string, beginning: Buffer): (Readable | Gunzip)[] {
  const start = startsWith(beginning, BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0
  const bytes = createReadStream(path, { start })
  return startsWith(beginning, GZIP_MAGIC) ? [bytes, createGunzip()] : [bytes]
}

function isTar(beginning: Buffer): boolean {
  // Flushed, because the beginning of a compressed file lacks the end.
  const content = startsWith(beginning, GZIP_MAGIC)
    ? gunzipSync(beginning, { finishFlush: constants.Z_SYNC_FLUSH })
    : beginning
  return content.toString('latin1', TAR_MAGIC_AT, TAR_MAGIC_AT + TAR_MAGIC.length) === TAR_MAGIC
}

function startsWith(bytes: Buffer, magic: Buffer): boolean {
  return bytes.subarray(0, magic.length).equals(magic)
}

export interface CheckedDocuments {
  /** The addresses in asset documents. */
  readonly addresses: Set<string>
  readonly ids: ReadonlySet<string>
  /** The strong ones. */
  readonly references: readonly { readonly from: string; readonly to: string }[]
  /** The files in `images` and `files`, without `from`, and those that a document names. */
  readonly assets: readonly { readonly from?: string; readonly path: string }[]
}

/**
 * @sanity/import reads every file and requests every address that a document names, so an archive
 * of someone else could publish files of this machine.
 * @param source name of the folder, or of the file that it was unpacked from, in messages
 * @throws PermanentError naming the first document that cannot be imported, or has an asset outside
 * the folder; also if there are no documents
 */
export async function checkDocuments(folder: string, source: string): Promise<CheckedDocuments> {
  const root = await realpath(folder)
  const check = async (path: string, what: string) => {
    const real = await realpath(path).catch(() => '')
    if (!real.startsWith(root + sep))
      throw new PermanentError(`${what} is not a file of the archive`)
  }
  const assets: { from?: string; path: string }[] = []
  for await (const name of glob('{images,files}/*', { cwd: folder })) {
    const path = join(folder, name)
    await check(path, name)
    assets.push({ path })
  }
  const addresses = new Set<string>()
  const ids = new Set<string>()
  const references: { from: string; to: string }[] = []
  let isEmpty = true
  for await (const { id, values, address, targets } of documentsIn(folder)) {
    isEmpty = false
    if (address !== undefined) addresses.add(address)
    for (const value of values) {
      const path = assetPath(folder, value)
      await check(path, `Document "${id}": ${JSON.stringify(value)}`)
      assets.push({ from: id, path })
    }
    if (!isTransferred(id)) continue
    ids.add(id)
    for (const to of targets) references.push({ from: id, to })
  }
  if (isEmpty) throw new PermanentError(`${source} contains no documents`)
  return { addresses, ids, references, assets }
}

interface ArchiveDocument {
  id: string
  line: string
  /** The `_sanityAsset` values. */
  values: readonly unknown[]
  /** The `url` of an asset document. */
  address: string | undefined
  /** Of the strong references. */
  targets: ReadonlySet<string>
}

const documentSchema = v.looseObject({
  _id: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9_.-]+$/i))),
  _type: v.string(),
})

/** @throws PermanentError naming the first line that is no document, or is nested too deep */
export async function* documentsIn(folder: string): AsyncGenerator<ArchiveDocument> {
  const names: string[] = []
  for await (const name of glob('*.ndjson', { cwd: folder })) names.push(name)
  const [name, ...others] = names
  if (name === undefined || others.length > 0) {
    throw new PermanentError(`${folder} must contain one .ndjson file`)
  }
  yield* documentsOf(join(folder, name))
}

async function* documentsOf(file: string): AsyncGenerator<ArchiveDocument> {
  let number = 0
  for await (const line of linesOf(createReadStream(file, 'utf8'))) {
    number += 1
    if (line === '') continue
    const values: unknown[] = []
    let document: unknown
    try {
      document = JSON.parse(line, (key, value) => {
        if (key === '_sanityAsset') values.push(value)
        return value
      })
    } catch {
      throw new PermanentError(`Line ${number} of ${basename(file)} is not valid JSON`)
    }
    const parsed = v.safeParse(documentSchema, document)
    if (!parsed.success) {
      const field = v.getDotPath(parsed.issues[0])
      const fault = field === null ? 'is not a document' : `has no valid "${field}"`
      throw new PermanentError(`Line ${number} of ${basename(file)} ${fault}`)
    }
    const { _id = `of line ${number}`, _type, url } = parsed.output
    const isAsset = /^sanity\.[a-zA-Z]+Asset$/.test(_type)
    const targets = strongReferences(_id, document)
    yield { id: _id, line, values, address: isAsset ? String(url) : undefined, targets }
  }
}

function strongReferences(id: string, document: unknown): ReadonlySet<string> {
  try {
    return referencesIn(document).strong
  } catch (error) {
    throw new PermanentError(`Document "${id}": ${errorMessage(error)}`, { cause: error })
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
