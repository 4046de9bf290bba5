import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Coding = 'br' | 'gzip' | 'identity'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Negotiates a coding from `Accept-Encoding`. */
export function codingFor(acceptEncoding: string | string[] | undefined): Coding {
  const accepted = String(acceptEncoding ?? '')
    .split(',')
    .map((each) => each.split(';').map((part) => part.trim().toLowerCase()))
    .flatMap(([coding, ...parameters]) => (parameters.some(isZeroQuality) ? [] : [coding]))
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}

/**
 * Whether a parameter of a value in an `Accept` header has quality 0, which means not acceptable.
 */
export function isZeroQuality(parameter: string): boolean {
  return /^q\s*=\s*0(\.0*)?$/.test(parameter)
}

/** @param effort `best` for bytes that are cached, `fast` for bytes that are sent once */
export async function compress(
  bytes: Buffer,
  coding: 'br' | 'gzip',
  effort: 'best' | 'fast',
): Promise<Buffer> {
  if (coding === 'gzip') return compressGzip(bytes, { level: effort === 'best' ? 9 : 5 })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort === 'best' ? 11 : 4,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return compressBrotli(bytes, { params })
}
