import { open } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { matchesEtag } from '../../runtime/etag.ts'
import { isDisconnect } from './errors.ts'

/**
 * Immutable content over HTTP: validators (RFC 9110, `If-None-Match`), single byte ranges and cache
 * headers. Names are content hashes, so a response can be cached for ever.
 */
type Headers = Readonly<Record<string, string>> & { readonly etag: string }

const SHARED: Readonly<Record<string, string>> = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
}

/** Sends bytes from memory; no ranges, because renditions are small. */
export function sendBytes(
  req: IncomingMessage,
  res: ServerResponse,
  bytes: Buffer,
  headers: Headers,
): void {
  if (matchesEtag(req.headers['if-none-match'], headers.etag)) {
    sendNotModified(res, headers)
    return
  }
  res.writeHead(200, { ...SHARED, ...headers, 'content-length': bytes.length })
  res.end(req.method === 'HEAD' ? undefined : bytes)
}

/** Sends a file or the requested range of it. */
export async function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  file: { readonly path: string; readonly sizeBytes: number },
  headers: Headers,
): Promise<void> {
  if (matchesEtag(req.headers['if-none-match'], headers.etag)) return sendNotModified(res, headers)
  const range = rangeOf(req, headers.etag, file.sizeBytes)
  const head = { ...SHARED, ...headers, 'accept-ranges': 'bytes' }
  if (range === 'unsatisfiable') {
    res.writeHead(416, {
      'content-range': `bytes */${file.sizeBytes}`,
      'cache-control': 'no-store',
    })
    res.end()
    return
  }
  const { first, last } = range ?? { first: 0, last: file.sizeBytes - 1 }
  const writeHead = () =>
    res.writeHead(range ? 206 : 200, {
      ...head,
      'content-length': last - first + 1,
      ...(range ? { 'content-range': `bytes ${first}-${last}/${file.sizeBytes}` } : {}),
    })
  if (req.method === 'HEAD' || file.sizeBytes === 0) {
    writeHead().end()
    return
  }
  const handle = await open(file.path)
  // If the response is already closed, `pipeline` rejects without closing the file.
  if (res.destroyed) return handle.close()
  writeHead()
  // A client that disconnects during the transfer is no error.
  await pipeline(handle.createReadStream({ start: first, end: last }), res).catch((error) => {
    if (!isDisconnect(error)) throw error
  })
}

function sendNotModified(res: ServerResponse, headers: Headers): void {
  const { etag, vary } = headers
  res.writeHead(304, { ...SHARED, etag, ...(vary ? { vary } : {}) })
  res.end()
}

type Range = { readonly first: number; readonly last: number }

/** A request for several ranges gets the whole file, which RFC 9110 allows. */
function rangeOf(
  req: IncomingMessage,
  etag: string,
  sizeBytes: number,
): Range | 'unsatisfiable' | null {
  const condition = req.headers['if-range']
  if (condition !== undefined && condition !== etag) return null
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(req.headers.range ?? '')
  const [, from, to] = match ?? []
  if (!match || (from === '' && to === '')) return null
  const first = from === '' ? Math.max(0, sizeBytes - Number(to)) : Number(from)
  const last = from === '' || to === '' ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1)
  if (first >= sizeBytes || (from === '' && Number(to) === 0)) return 'unsatisfiable'
  return first > last ? null : { first, last }
}
