import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { RequestHandler, Response } from 'express'
import { type Coding, chooseCoding } from './encoding.ts'

/** A packet's worth: below it compression saves no time on the wire. */
const SIZE_BYTES_MIN = 1_024
/** Pages are far smaller; what is larger is passed on as it comes. */
const SIZE_BYTES_MAX = 4 * 1024 * 1024
/** Fast levels: this runs for each answer. */
const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6

const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|manifest\+json|xml))/i

const encode: Record<Coding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: GZIP_LEVEL }),
}

/**
 * Compresses text that the handlers further on produce. The answer is held until it is complete,
 * so that it goes out with its length; streams of events and large answers are not held.
 */
export const compressText: RequestHandler = (req, res, next) => {
  res.vary('Accept-Encoding')
  const coding = chooseCoding(req.get('accept-encoding'))
  if (coding !== undefined && req.method !== 'HEAD') holdBody(res, coding)
  next()
}

function holdBody(res: Response, coding: Coding): void {
  const write = res.write.bind(res)
  const end = res.end.bind(res)
  let held: Buffer[] = []
  let heldBytes = 0
  let holding: boolean | undefined

  function take(chunk: unknown, charset: unknown): void {
    if (typeof chunk === 'string') {
      held.push(Buffer.from(chunk, isCharset(charset) ? charset : 'utf8'))
    } else if (chunk instanceof Uint8Array) {
      held.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength))
    } else return
    heldBytes += held.at(-1)?.byteLength ?? 0
  }

  function letGo(): void {
    holding = false
    for (const chunk of held) write(chunk)
    held = []
  }

  res.write = (chunk: unknown, ...rest: unknown[]): boolean => {
    holding ??= isCompressible(res)
    take(chunk, rest[0])
    if (!holding || heldBytes > SIZE_BYTES_MAX) letGo()
    const done = rest.find((one) => typeof one === 'function')
    if (typeof done === 'function') process.nextTick(() => done())
    return !res.writableNeedDrain
  }

  res.end = (...args: unknown[]): Response => {
    res.write = write
    res.end = end
    holding ??= isCompressible(res)
    take(args[0], args[1])
    const body = Buffer.concat(held)
    held = []
    const done = args.find((one) => typeof one === 'function')
    if (typeof done === 'function') res.once('finish', () => done())
    if (body.byteLength === 0) return end()
    if (!holding || body.byteLength < SIZE_BYTES_MIN) return end(body)
    encode[coding](body).then(
      (encoded) => {
        if (res.headersSent || res.destroyed) return end()
        res.set('Content-Encoding', coding)
        res.set('Content-Length', String(encoded.byteLength))
        return end(encoded)
      },
      () => end(body),
    )
    return res
  }
}

function isCompressible(res: Response): boolean {
  const type = res.get('Content-Type') ?? ''
  const noTransform = /\bno-transform\b/.test(res.get('Cache-Control') ?? '')
  return !res.headersSent && !res.get('Content-Encoding') && COMPRESSIBLE.test(type) && !noTransform
}

function isCharset(value: unknown): value is BufferEncoding {
  return typeof value === 'string' && Buffer.isEncoding(value)
}
