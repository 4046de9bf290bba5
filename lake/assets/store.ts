import { createHash, hash } from 'node:crypto'
import { createReadStream, mkdirSync } from 'node:fs'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FairQueue } from '../../runtime/fairQueue.ts'
import { deleteStaleTemporaryFiles, temporaryFile } from '../../runtime/temporaryFiles.ts'
import { writeFileAtomically } from '../../runtime/writeFileAtomically.ts'
import { EMBEDDED_DATASET, EMBEDDED_PROJECT } from '../core/embeddedNames.ts'
import { RequestError } from '../core/errors.ts'
import { sizeText } from '../core/uploadLimits.ts'
import { createImageQueue } from './imageQueue.ts'
import { contentTypeOf } from './mediaTypes.ts'
import { describeImage, type ImageDescription } from './metadata.ts'
import {
  type AssetKind,
  type AssetName,
  assetId,
  extensionOf,
  imageFileName,
  parseAssetFileName,
} from './names.ts'
import type { ImageLimits } from './sharp.ts'

/** Uploads in memory, one of each editor; the largest have 50 MB. */
const UPLOADS_IN_MEMORY_MAX = 2
/** Complete uploads that wait on disk. */
const UPLOADS_WAITING_MAX = 64

export interface AssetLimits extends ImageLimits {
  readonly imageBytesMax: number
  readonly fileBytesMax: number
}

/** Optional fields that an uploader may set on an asset; they are only displayed. */
export interface AssetDescription {
  readonly filename?: string
  readonly label?: string
  readonly title?: string
  readonly description?: string
  readonly creditLine?: string
  readonly source?: { readonly id?: string; readonly name?: string; readonly url?: string }
}

/** A file that is being received. */
interface Upload {
  /** Whose uploads take turns with those of others. */
  readonly owner: string
  readonly chunks: AsyncIterable<Buffer>
  readonly contentType: string
  readonly description: AssetDescription
  /** Whether its sender still waits for the response. */
  isWanted(): boolean
}

/** A `sanity.imageAsset` or `sanity.fileAsset` document without the lake's own fields. */
export interface AssetDocument {
  readonly _id: string
  readonly _type: 'sanity.imageAsset' | 'sanity.fileAsset'
  readonly [field: string]: unknown
}

export type AssetStore = ReturnType<typeof createAssetStore>

/** Opens the store of assets: their original bytes, and the documents that describe them. */
export function createAssetStore(options: {
  readonly dir: string
  /** Origin and mount of the lake, for example `https://nsaa.example/lake`. */
  readonly baseUrl: string
  readonly limits: AssetLimits
  readonly imageQueue: FairQueue
}) {
  const { baseUrl, limits, imageQueue } = options
  const files = openAssetFiles(options.dir)
  /** The kind's part of the path below the mount, as in `path` of asset documents. */
  const pathOf = ({ kind, fileName }: AssetName) =>
    `${kind}/${EMBEDDED_PROJECT}/${EMBEDDED_DATASET}/${fileName}`
  /** Public URL of an asset. */
  const url = (name: AssetName) => `${baseUrl}/${pathOf(name)}`

  const describe = (bytes: Buffer) => imageQueue.run('upload', () => describeImage(bytes, limits))

  /**
   * Stores the bytes durably and returns the asset document that describes them. Storing the same
   * bytes twice is harmless.
   * @param image metadata of the same bytes from an earlier decode, which is then skipped; undefined
   * for uploads
   * @throws `RequestError` 400, 413, 415, or 429 and 503 if too many images are being processed
   */
  const put: Put = async (kind, bytes, contentType, about, image) => {
    checkSize(bytes, kind === 'images' ? limits.imageBytesMax : limits.fileBytesMax)
    const sha1 = hash('sha1', bytes)
    const known =
      kind === 'images'
        ? imageFields(sha1, image ?? (await describe(bytes)))
        : fileFields(sha1, contentType, about.filename)
    await files.save(known.name, bytes)
    return {
      ...documentFields(sha1, bytes, known, about),
      path: pathOf(known.name),
      url: url(known.name),
    }
  }

  return {
    find: files.find,
    read: files.read,
    url,
    pathOf,
    put,
    receive: receiveWith(put, files.temporary),
  }
}

type Put = (
  kind: AssetKind,
  bytes: Buffer,
  contentType: string,
  about: AssetDescription,
  image?: ImageDescription,
) => Promise<AssetDocument>

/**
 * @returns a function that stores an upload as `put` does. Until the upload is complete and has its
 * turn it is on disk, so a slow sender neither takes memory nor delays others.
 */
function receiveWith(put: Put, temporary: (kind: AssetKind) => string) {
  const queue = createImageQueue(UPLOADS_IN_MEMORY_MAX, UPLOADS_WAITING_MAX)
  return async (kind: AssetKind, upload: Upload): Promise<AssetDocument> => {
    const { owner, chunks, contentType, description, isWanted } = upload
    const file = temporary(kind)
    const store = async () => put(kind, await readFile(file), contentType, description)
    try {
      await writeFile(file, chunks, { flag: 'wx' })
      return await queue.run(owner, store, isWanted)
    } finally {
      await rm(file, { force: true })
    }
  }
}

/**
 * Opens the folder with a file for each asset, named by content hash. Deletes unfinished uploads of
 * a process that was killed.
 */
function openAssetFiles(dir: string) {
  for (const kind of ['images', 'files']) {
    const folder = join(dir, kind)
    mkdirSync(folder, { recursive: true })
    deleteStaleTemporaryFiles(folder, Date.now())
  }
  const diskPath = (name: AssetName) => join(dir, name.kind, name.fileName)

  /** Path and size in bytes of an asset's file, or null if it does not exist. */
  const find = async (name: AssetName): Promise<{ path: string; sizeBytes: number } | null> => {
    const path = diskPath(name)
    const found = await stat(path).catch(() => null)
    return found?.isFile() ? { path, sizeBytes: found.size } : null
  }
  return {
    find,
    read: (name: AssetName): Promise<Buffer | null> => readFile(diskPath(name)).catch(() => null),
    /** Writes the file unless it has these bytes already, so an upload repairs a damaged one. */
    async save(name: AssetName, bytes: Buffer) {
      const existing = await find(name)
      const isStored =
        existing?.sizeBytes === bytes.length && (await sha1Of(existing.path)) === name.sha1
      if (!isStored) await writeFileAtomically(diskPath(name), bytes)
    },
    temporary: (kind: AssetKind) => temporaryFile(join(dir, kind)),
  }
}

/** Streams the file, because an upload of up to 50 MB is in memory already. */
async function sha1Of(path: string): Promise<string> {
  const hash = createHash('sha1')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

function checkSize(bytes: Buffer, bytesMax: number): void {
  if (bytes.length === 0) throw new RequestError(400, 'The uploaded file is empty')
  if (bytes.length <= bytesMax) return
  throw new RequestError(413, `The file is larger than ${sizeText(bytesMax)}`)
}

type KnownFields = ReturnType<typeof imageFields> | ReturnType<typeof fileFields>

function documentFields(
  sha1: string,
  bytes: Buffer,
  { name, metadata, mimeType }: KnownFields,
  { filename, ...described }: AssetDescription,
): AssetDocument {
  return {
    _id: assetId(name),
    _type: name.kind === 'images' ? 'sanity.imageAsset' : 'sanity.fileAsset',
    assetId: sha1,
    extension: name.extension,
    ...(metadata ? { metadata } : {}),
    mimeType,
    ...(filename ? { originalFilename: filename } : {}),
    sha1hash: sha1,
    size: bytes.length,
    uploadId: sha1.slice(0, 32),
    ...described,
  }
}

function imageFields(sha1: string, image: ImageDescription) {
  const fileName = imageFileName(sha1, image.width, image.height, image.extension)
  return { name: named('images', fileName), mimeType: image.mimeType, metadata: image.metadata }
}

function fileFields(sha1: string, contentType: string, filename: string | undefined) {
  const claimed = contentType.split(';')[0]?.trim() ?? ''
  const extension = extensionOf(filename, claimed)
  const name = named('files', `${sha1}.${extension}`)
  return { name, mimeType: contentTypeOf(extension), metadata: undefined }
}

function named(kind: AssetKind, fileName: string): AssetName {
  const name = parseAssetFileName(kind, fileName)
  if (!name) throw new RequestError(400, `Invalid asset name: ${fileName}`)
  return name
}
