import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import type { Coding } from '../http/middleware/encoding.ts'

/** Fast enough to wait for. */
const FAST = { br: 5, gzip: 6 } as const
const BEST = { br: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION } as const

/** Compresses at a fast level for a waiting visitor, or at the best level. */
export async function compress(body: Buffer, coding: Coding, best: boolean): Promise<Buffer> {
  const level = (best ? BEST : FAST)[coding]
  if (coding === 'gzip') return promisify(gzip)(body, { level })
  return promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  })
}

export const decompress: (body: Buffer) => Promise<Buffer> = promisify(gunzip)
