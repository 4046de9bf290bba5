import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { contentTypeOf, isShownInline, SVG_POLICY, SVG_TYPE } from '../assets/mediaTypes.ts'
import { type AssetName, assetId, parseAssetFileName } from '../assets/names.ts'
import {
  IMAGE_PARAMETER_NAMES,
  type ImageFormat,
  type ImageParameters,
  parseImageParameters,
} from '../assets/parameters.ts'
import type { Pool } from '../assets/pool.ts'
import { renderImage } from '../assets/render.ts'
import type { RenditionCache } from '../assets/renditions.ts'
import type { AssetStore } from '../assets/store.ts'
import { sendBytes, sendFile } from './conditional.ts'
import { codingFor, compress, isZeroQuality } from './contentCoding.ts'
import { RequestError } from './errors.ts'
import type { LakeLimits } from './limits.ts'

/** Serves `<mount>/images/...` and `<mount>/files/...`, the lake's own asset CDN. */
export interface AssetFiles {
  /**
   * Handles `path` (below the mount) if it is an asset's; otherwise returns false. Throws
   * `RequestError` and `AssetError`.
   */
  serve(
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
    search: URLSearchParams,
  ): Promise<boolean>
}

const ASSET_PATH = /^\/(images|files)\/([^/]+)\/([^/]+)\/([^/]+)(?:\/[^/]+)?$/
/** Above this size the best compression takes too long to wait for. */
const SLOW_COMPRESSION_BYTES_MAX = 512 * 1024

const SOURCE_FORMATS: Readonly<Record<string, ImageFormat>> = {
  jpg: 'jpeg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
  avif: 'avif',
}

/** Browsers can't show these formats, so without `dlRaw` they are converted to a web format. */
const NOT_SHOWN: ReadonlySet<string> = new Set(['tif', 'heif'])

export function createAssetFiles(services: {
  readonly assets: AssetStore
  readonly renditions: RenditionCache
  readonly pool: Pool
  readonly projectId: string
  readonly datasetName: string
  readonly limits: LakeLimits
  readonly clientAddress: (req: IncomingMessage) => string
  /** Whether there is a document of this id. */
  readonly hasDocument: (id: string) => boolean
}): AssetFiles {
  const { assets, renditions, pool, limits, clientAddress, hasDocument } = services

  // Deleting an asset's document makes the asset 404, though its bytes remain on the disk.
  const find = async (name: AssetName) => {
    const found = hasDocument(assetId(name)) ? await assets.find(name) : null
    if (!found) throw new RequestError(404, 'No such asset')
    return found
  }
  const original = async (name: AssetName) => {
    const bytes = await assets.read(name)
    if (!bytes) throw new RequestError(404, 'No such asset')
    return bytes
  }
  const rendition = (
    owner: string,
    name: AssetName,
    search: URLSearchParams,
    format: ImageFormat,
  ) => {
    const parameters = parseImageParameters(search)
    const key = renditionKey(name, search, format)
    const bytes = renditions.get(key, () =>
      pool.run(owner, async () => {
        const source = await original(name)
        const bounds = { pixelsMax: limits.imagePixelsMax, timeoutMs: limits.imageTimeoutMs }
        return renderImage(source, parameters, format, bounds)
      }),
    )
    return { bytes, etag: createHash('sha256').update(key).digest('hex').slice(0, 32) }
  }
  const svg = async (req: IncomingMessage, name: AssetName) => {
    const coding = codingFor(req.headers['accept-encoding'])
    if (coding === 'identity') return { bytes: await original(name), coding }
    const key = `${name.fileName}|${coding}`
    return {
      coding,
      bytes: await renditions.get(key, async () => {
        const bytes = await original(name)
        const isSmall = bytes.length <= SLOW_COMPRESSION_BYTES_MAX
        return compress(bytes, coding, isSmall ? 'best' : 'fast')
      }),
    }
  }
  const serveSvg = async (
    req: IncomingMessage,
    res: ServerResponse,
    name: AssetName,
    search: URLSearchParams,
  ) => {
    await find(name)
    const { bytes, coding } = await svg(req, name)
    sendBytes(req, res, bytes, {
      'content-type': SVG_TYPE,
      'content-security-policy': SVG_POLICY,
      vary: 'Accept-Encoding',
      etag: `"${name.sha1}${coding === 'identity' ? '' : `-${coding}`}"`,
      ...(coding === 'identity' ? {} : { 'content-encoding': coding }),
      ...disposition(name, search),
    })
  }
  const serveImage = async (
    req: IncomingMessage,
    res: ServerResponse,
    name: AssetName,
    search: URLSearchParams,
  ) => {
    const parameters = parseImageParameters(search)
    if (parameters.format === 'json') {
      await find(name)
      const [, width, height] = /-(\d+)x(\d+)\./.exec(name.fileName) ?? []
      const facts = { width: Number(width), height: Number(height), format: name.extension }
      const headers = { 'content-type': 'application/json', etag: `"${name.sha1}-json"` }
      return sendBytes(req, res, Buffer.from(JSON.stringify(facts)), headers)
    }
    const isAsUploaded = !IMAGE_PARAMETER_NAMES.some((each) => search.has(each))
    const isRaw = search.has('dlRaw') || (isAsUploaded && !NOT_SHOWN.has(name.extension))
    if (name.extension === 'svg' && (isRaw || parameters.format === undefined)) {
      return serveSvg(req, res, name, search)
    }
    const file = await find(name)
    if (isRaw) {
      return sendFile(req, res, file, {
        'content-type': contentTypeOf(name.extension),
        etag: `"${name.sha1}"`,
        ...disposition(name, search),
      })
    }
    const format = formatFor(parameters, req.headers.accept ?? '', {
      extension: name.extension,
      isAnimated: parameters.autoFormat && (await isAnimated(name.extension, file.path)),
    })
    const { bytes, etag } = rendition(clientAddress(req), name, search, format)
    return sendBytes(req, res, await bytes, {
      'content-type': `image/${format}`,
      etag: `"${etag}"`,
      ...(parameters.autoFormat ? { vary: 'Accept' } : {}),
      ...disposition(name, search, format === 'jpeg' ? 'jpg' : format),
    })
  }
  const serveFile = async (
    req: IncomingMessage,
    res: ServerResponse,
    name: AssetName,
    search: URLSearchParams,
  ) => {
    const headers = {
      'content-type': contentTypeOf(name.extension),
      etag: `"${name.sha1}"`,
      ...disposition(name, search),
    }
    return sendFile(req, res, await find(name), headers)
  }

  return {
    async serve(req, res, path, search) {
      if (!/^\/(images|files)\//.test(path)) return false
      const [, kind, projectId, datasetName, fileName = ''] = ASSET_PATH.exec(path) ?? []
      if (req.method !== 'GET' && req.method !== 'HEAD') {
        throw new RequestError(405, 'Assets can only be read', { allow: 'GET, HEAD' })
      }
      const ours = projectId === services.projectId && datasetName === services.datasetName
      const name = parseAssetFileName(kind === 'images' ? 'images' : 'files', fileName)
      if (!ours || !name) throw new RequestError(404, 'No such asset')
      if (name.kind === 'images') await serveImage(req, res, name, search)
      else await serveFile(req, res, name, search)
      return true
    },
  }
}

/** Only parameters that change the picture, sorted, so that equal requests share a rendition. */
function renditionKey(name: AssetName, search: URLSearchParams, format: ImageFormat): string {
  const relevant = IMAGE_PARAMETER_NAMES.filter((each) => each !== 'auto' && each !== 'fm')
  const pairs = relevant.flatMap((each) => {
    const value = search.get(each)
    return value === null ? [] : [`${each}=${value}`]
  })
  const progressive = search.get('fm') === 'pjpg' ? 'p' : ''
  return [name.fileName, progressive + format, ...pairs].join('|')
}

/**
 * `fm` decides; else `auto=format` takes the smallest format the browser accepts (for animations
 * one that keeps their frames); else the source's own.
 */
function formatFor(
  { autoFormat, format }: ImageParameters,
  accept: string,
  { extension, isAnimated }: { extension: string; isAnimated: boolean },
): ImageFormat {
  if (format && format !== 'json') return format
  if (autoFormat && !isAnimated && accepts(accept, 'image/avif')) return 'avif'
  if (autoFormat && accepts(accept, 'image/webp')) return 'webp'
  return SOURCE_FORMATS[extension] ?? 'jpeg'
}

/** Whether an `Accept` header names the media type itself, and not with a quality of 0. */
function accepts(accept: string, mediaType: string): boolean {
  return accept
    .split(',')
    .map((range) => range.split(';').map((part) => part.trim().toLowerCase()))
    .some(([type, ...parameters]) => type === mediaType && !parameters.some(isZeroQuality))
}

/** WebP's extended header: `VP8X` at byte 12, and in its flags at byte 20 the bit of animations. */
const WEBP_HEADER_BYTES = 21
const WEBP_ANIMATION_FLAG = 0x02

async function isAnimated(extension: string, path: string): Promise<boolean> {
  if (extension !== 'webp') return extension === 'gif'
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(WEBP_HEADER_BYTES), 0, WEBP_HEADER_BYTES, 0)
    const isExtended = buffer.toString('latin1', 12, 16) === 'VP8X'
    return isExtended && (buffer.readUInt8(20) & WEBP_ANIMATION_FLAG) !== 0
  } finally {
    await file.close()
  }
}

/** `?dl` or `?dl=<name>` downloads; so does whatever a browser could execute. */
function disposition(
  name: AssetName,
  search: URLSearchParams,
  extension: string = name.extension,
): Record<string, string> {
  const asked = search.get('dl')
  const shown = name.extension === 'svg' ? name.kind === 'images' : isShownInline(extension)
  if (asked === null && shown) return {}
  const stem = name.fileName.slice(0, -(name.extension.length + 1))
  const fileName = asked ? asked.slice(0, 200) : `${stem}.${extension}`
  const ascii = fileName.replace(/[^\w .()-]/g, '_')
  const utf8 = encodeURIComponent(fileName.toWellFormed()).replace(/['()*]/g, escapeExtended)
  return { 'content-disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}` }
}

/** RFC 8187 allows fewer characters unescaped than `encodeURIComponent` leaves. */
const escapeExtended = (character: string) =>
  `%${character.charCodeAt(0).toString(16).toUpperCase()}`
