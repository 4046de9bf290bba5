import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
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
import { RequestError } from './errors.ts'
import type { LakeLimits } from './limits.ts'

/** Serves `<mount>/images/...` and `<mount>/files/...`, the lake's own asset CDN. */
export interface AssetFiles {
  /**
   * Answers when `path` (below the mount) is an asset's; false when it is something else.
   * Throws `RequestError` and `AssetError`.
   */
  serve(
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
    search: URLSearchParams,
  ): Promise<boolean>
}

const ASSET_PATH = /^\/(images|files)\/([^/]+)\/([^/]+)\/([^/]+)(?:\/[^/]+)?$/
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** Above this the best compression takes too long to wait for. */
const SLOW_COMPRESSION_BYTES_MAX = 512 * 1024

const SOURCE_FORMATS: Readonly<Record<string, ImageFormat>> = {
  jpg: 'jpeg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
  avif: 'avif',
}

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

  // Deleting an asset's document takes it off the web, though its bytes stay on the disk.
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
      bytes: await renditions.get(key, async () => compress(await original(name), coding)),
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
    const isRaw = search.has('dlRaw') || !IMAGE_PARAMETER_NAMES.some((each) => search.has(each))
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
    const format = formatFor(parameters, name.extension, req.headers.accept ?? '')
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

/** Only what changes the picture, in one order, so that equal requests share a rendition. */
function renditionKey(name: AssetName, search: URLSearchParams, format: ImageFormat): string {
  const relevant = IMAGE_PARAMETER_NAMES.filter((each) => each !== 'auto' && each !== 'fm')
  const pairs = relevant.flatMap((each) => {
    const value = search.get(each)
    return value === null ? [] : [`${each}=${value}`]
  })
  const progressive = search.get('fm') === 'pjpg' ? 'p' : ''
  return [name.fileName, progressive + format, ...pairs].join('|')
}

/** `auto=format` takes the smallest format the browser accepts; else `fm`, else the source's own. */
function formatFor(
  { autoFormat, format }: ImageParameters,
  extension: string,
  accept: string,
): ImageFormat {
  if (autoFormat && extension !== 'gif' && accept.includes('image/avif')) return 'avif'
  if (autoFormat && accept.includes('image/webp')) return 'webp'
  if (format && format !== 'json') return format
  return SOURCE_FORMATS[extension] ?? 'jpeg'
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

type Coding = 'br' | 'gzip' | 'identity'

function codingFor(acceptEncoding: string | string[] | undefined): Coding {
  const accepted = String(acceptEncoding ?? '')
    .split(',')
    .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
    .map((each) => each.split(';')[0]?.trim())
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}

async function compress(bytes: Buffer, coding: 'br' | 'gzip'): Promise<Buffer> {
  const isSmall = bytes.length <= SLOW_COMPRESSION_BYTES_MAX
  if (coding === 'gzip') return compressGzip(bytes, { level: isSmall ? 9 : 6 })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isSmall ? 11 : 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return compressBrotli(bytes, { params })
}
