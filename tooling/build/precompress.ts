import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pLimit from 'p-limit'

const COMPRESSIBLE = /\.(?:js|mjs|css|html|svg|json|webmanifest|txt|xml|map|ico|wasm)$/
/** About one packet: smaller files are sent uncompressed. */
const SIZE_BYTES_MIN = 1_024
/** Above this the best brotli level takes many seconds, and the next saves nearly as much. */
const BEST_QUALITY_BYTES_MAX = 512 * 1024
const GOOD_QUALITY = 10
const PARALLEL = 4

/** Writes `.br` and `.gz` siblings of every text file of a folder, if they are smaller. */
export async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  await pLimit(PARALLEL).map(files, compressFile)
}

async function compressFile(file: string): Promise<void> {
  const body = await readFile(file)
  if (body.byteLength < SIZE_BYTES_MIN) return
  const quality =
    body.byteLength <= BEST_QUALITY_BYTES_MAX ? constants.BROTLI_MAX_QUALITY : GOOD_QUALITY
  const representations = {
    '.br': await promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
    '.gz': await promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  }
  for (const [suffix, representation] of Object.entries(representations)) {
    if (representation.byteLength < body.byteLength) await writeFile(file + suffix, representation)
  }
}
