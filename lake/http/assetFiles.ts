import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Coding, chooseCoding, compress } from '../../runtime/contentCoding.ts'
import type { FairQueue } from '../../runtime/fairQueue.ts'
import { isSafeMethod } from '../../runtime/safeMethod.ts'
import { contentTypeOf, isShownInline, SVG_POLICY, SVG_TYPE } from '../assets/mediaTypes.ts'
import { type AssetName, assetId, parseAssetFileName } from '../assets/names.ts'
import {
  IMAGE_PARAMETER_NAMES,
  type ImageFormat,
  type ImageParameters,
  parseImageParameters,
} from '../assets/parameters.ts'
import { renderImage } from '../assets/render.ts'
import type { RenditionCache } from '../assets/renditions.ts'
import type { AssetStore } from '../assets/store.ts'
import { DRAWN_BYTES_MAX, isDrawable } from '../assets/svg.ts'
import type { StoredDocument } from '../core/documents.ts'
import { EMBEDDED_DATASET, EMBEDDED_PROJECT } from '../core/embeddedNames.ts'
import { RequestError } from '../core/errors.ts'
import { formatFor, isAnimated } from './imageFormat.ts'
import { sendBytes, sendFile } from './immutableContent.ts'
import type { LakeLimits } from './lakeLimits.ts'

/** Characters of the name of a downloaded file. */
const NAME_LENGTH_MAX = 200
const ASSET_PATH = /^\/(images|files)\/([^/]+)\/([^/]+)\/([^/]+)(?:\/[^/]+)?$/
/** Above this size the best compression takes too long to wait for. */
const SLOW_COMPRESSION_BYTES_MAX = 512 * 1024

/** Browsers can't show these formats, so without `dlRaw` they are converted to a web format. */
const NOT_SHOWN: ReadonlySet<string> = new Set(['tif', 'heif'])

interface AssetServices {
  readonly assets: AssetStore
  readonly renditions: RenditionCache
  readonly imageQueue: FairQueue
  readonly limits: LakeLimits
  readonly clientAddress: (req: IncomingMessage) => string
  /** The document of this id, from memory. */
  readonly documentOf: (id: string) => StoredDocument | undefined
  readonly onDamaged: (file: DamagedFile) => void
}

/** A stored file whose size differs from the upload's. */
interface DamagedFile {
  /** Relative to the folder of assets. */
  readonly file: string
  readonly sizeBytes: number
  readonly expectedBytes: number
}

interface AssetRequest {
  req: IncomingMessage
  res: ServerResponse
  name: AssetName
  search: URLSearchParams
}

/** Serves `<mount>/images/...` and `<mount>/files/...`, the lake's own asset CDN. */
export class AssetFiles {
  readonly #services: AssetServices
  /** Names of damaged files, which are reported once. */
  readonly #damaged = new Set<string>()

  constructor(services: AssetServices) {
    this.#services = services
  }

  /**
   * Handles `path` (below the mount) if it is an asset's; otherwise returns false.
   * @throws `RequestError`
   */
  async serve(
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
    search: URLSearchParams,
  ): Promise<boolean> {
    if (!/^\/(images|files)\//.test(path)) return false
    const [, kind, projectId, datasetName, fileName = ''] = ASSET_PATH.exec(path) ?? []
    if (!isSafeMethod(req.method)) {
      throw new RequestError(405, 'Assets can only be read', { allow: 'GET, HEAD' })
    }
    const ours = projectId === EMBEDDED_PROJECT && datasetName === EMBEDDED_DATASET
    const name = parseAssetFileName(kind === 'images' ? 'images' : 'files', fileName)
    if (!ours || !name) throw new RequestError(404, 'No such asset')
    const request = { req, res, name, search }
    if (name.kind === 'images') await this.#serveImage(request)
    else await this.#serveOriginal(request)
    return true
  }

  async #serveImage(request: AssetRequest): Promise<void> {
    const { name, search } = request
    const parameters = parseImageParameters(search)
    if (parameters.format === 'json') return this.#serveMetadata(request)
    const isAsUploaded = !IMAGE_PARAMETER_NAMES.some((each) => search.has(each))
    const isRaw = search.has('dlRaw') || (isAsUploaded && !NOT_SHOWN.has(name.extension))
    if (name.extension === 'svg') {
      const isVector = isRaw || parameters.format === undefined
      if (isVector || !(await this.#isDrawable(name))) return this.#serveSvg(request)
    }
    return isRaw ? this.#serveOriginal(request) : this.#serveRendition(request, parameters)
  }

  /** Size and format as JSON. */
  async #serveMetadata({ req, res, name }: AssetRequest): Promise<void> {
    await this.#find(name)
    const [, width, height] = /-(\d+)x(\d+)\./.exec(name.fileName) ?? []
    const facts = { width: Number(width), height: Number(height), format: name.extension }
    const headers = { 'content-type': 'application/json', etag: `"${name.sha1}-json"` }
    return sendBytes(req, res, Buffer.from(JSON.stringify(facts)), headers)
  }

  async #serveSvg(request: AssetRequest): Promise<void> {
    const { req, res, name, search } = request
    const { originalFilename } = await this.#find(name)
    // An export downloads each picture once; to compress all of them takes seconds.
    const isDownload = search.has('dlRaw')
    const coding = isDownload ? undefined : chooseCoding(req.headers['accept-encoding']?.toString())
    const bytes = await (coding ? this.#compressedSvg(name, coding) : this.#original(name))
    return sendBytes(req, res, bytes, {
      'content-type': SVG_TYPE,
      'content-security-policy': SVG_POLICY,
      vary: 'Accept-Encoding',
      etag: `"${name.sha1}${coding ? `-${coding}` : ''}"`,
      ...(coding && { 'content-encoding': coding }),
      ...disposition(request, originalFilename),
    })
  }

  async #serveOriginal(request: AssetRequest): Promise<void> {
    const { req, res, name } = request
    const file = await this.#find(name)
    if (file.isDamaged) throw damagedFile()
    return sendFile(req, res, file, {
      'content-type': contentTypeOf(name.extension),
      etag: `"${name.sha1}"`,
      ...disposition(request, file.originalFilename),
    })
  }

  async #serveRendition(request: AssetRequest, parameters: ImageParameters): Promise<void> {
    const { req, res, name } = request
    const file = await this.#find(name)
    const canMove = parameters.autoFormat && !parameters.firstFrame
    const format = formatFor(parameters, req.headers.accept ?? '', {
      extension: name.extension,
      isAnimated: canMove && (await isAnimated(name.extension, file.path)),
    })
    const key = renditionKey(name, parameters, format)
    const etag = hash('sha256', key).slice(0, 32)
    const bytes = await this.#rendition(request, key, parameters, format)
    return sendBytes(req, res, bytes, {
      'content-type': `image/${format}`,
      etag: `"${etag}"`,
      ...(parameters.autoFormat ? { vary: 'Accept' } : {}),
      ...disposition(request, file.originalFilename, format === 'jpeg' ? 'jpg' : format),
    })
  }

  async #isDrawable(name: AssetName): Promise<boolean> {
    const { sizeBytes } = await this.#find(name)
    const bytes = sizeBytes <= DRAWN_BYTES_MAX ? await this.#services.assets.read(name) : null
    return bytes !== null && isDrawable(bytes)
  }

  #rendition(
    { req, res, name }: AssetRequest,
    key: string,
    parameters: ImageParameters,
    format: ImageFormat,
  ): Promise<Buffer> {
    const { renditions, imageQueue, limits, clientAddress } = this.#services
    const render = async () => renderImage(await this.#original(name), parameters, format, limits)
    return renditions.get(
      key,
      (isWanted) => imageQueue.run(clientAddress(req), render, isWanted),
      () => !res.destroyed,
    )
  }

  #compressedSvg(name: AssetName, coding: Coding): Promise<Buffer> {
    return this.#services.renditions.get(`${name.fileName}|${coding}`, async () => {
      const bytes = await this.#original(name)
      const isSmall = bytes.length <= SLOW_COMPRESSION_BYTES_MAX
      return compress(bytes, coding, isSmall ? 'best' : 'fast')
    })
  }

  /** Deleting an asset's document makes the asset 404, though its bytes remain on the disk. */
  async #find(name: AssetName) {
    const { assets, documentOf } = this.#services
    const document = documentOf(assetId(name))
    const found = document && (await assets.find(name))
    if (!found) throw new RequestError(404, 'No such asset')
    const isDamaged = this.#detectDamage(name, found.sizeBytes)
    return { ...found, isDamaged, originalFilename: document.originalFilename }
  }

  async #original(name: AssetName): Promise<Buffer> {
    const bytes = await this.#services.assets.read(name)
    if (!bytes) throw new RequestError(404, 'No such asset')
    if (this.#detectDamage(name, bytes.length)) throw damagedFile()
    return bytes
  }

  /** Only reports it: renditions that were stored before the damage are still served. */
  #detectDamage(name: AssetName, sizeBytes: number): boolean {
    const { kind, fileName } = name
    const { documentOf, onDamaged } = this.#services
    const expectedBytes = documentOf(assetId(name))?.size
    if (typeof expectedBytes !== 'number' || expectedBytes === sizeBytes) {
      this.#damaged.delete(fileName)
      return false
    }
    if (!this.#damaged.has(fileName)) {
      this.#damaged.add(fileName)
      onDamaged({ file: `${kind}/${fileName}`, sizeBytes, expectedBytes })
    }
    return true
  }
}

/** 404 as for a missing file, because an export counts those and names each. */
function damagedFile(): RequestError {
  return new RequestError(404, 'The file of this asset is damaged. Upload it again.')
}

/** The parsed parameters in a fixed order, so that equal requests share a rendition. */
function renditionKey(name: AssetName, parameters: ImageParameters, format: ImageFormat): string {
  return JSON.stringify([name.fileName, { ...parameters, format, autoFormat: undefined }])
}

/**
 * `dl` and `dlRaw` download, under their value as name; so does whatever a browser could execute.
 * Without a name it is the uploaded file's, with the extension of what is sent.
 */
function disposition(
  { name, search }: AssetRequest,
  originalFilename: unknown,
  extension: string = name.extension,
): Record<string, string> {
  const requestedName = search.get('dl') ?? search.get('dlRaw')
  const shown = name.extension === 'svg' ? name.kind === 'images' : isShownInline(extension)
  const isInline = requestedName === null && shown
  const uploaded = typeof originalFilename === 'string' ? stemOf(originalFilename) : ''
  if (isInline && !uploaded) return {}
  const stem = requestedName || uploaded || stemOf(name.fileName)
  const fileName = stem.slice(0, NAME_LENGTH_MAX) + (requestedName ? '' : `.${extension}`)
  const ascii = fileName.replace(/[^\w .()-]/g, '_')
  const utf8 = encodeURIComponent(fileName.toWellFormed()).replace(/['()*]/g, escapeExtended)
  const type = isInline ? 'inline' : `attachment; filename="${ascii}"`
  return { 'content-disposition': `${type}; filename*=UTF-8''${utf8}` }
}

const stemOf = (fileName: string) => fileName.replace(/\.[a-z0-9]{1,10}$/i, '')

/** RFC 8187 allows fewer characters unescaped than `encodeURIComponent` leaves. */
const escapeExtended = (character: string) =>
  `%${character.charCodeAt(0).toString(16).toUpperCase()}`
