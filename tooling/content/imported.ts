import { createReadStream, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { SanityClient } from '@sanity/client'
import * as v from 'valibot'

export interface Imported {
  readonly documentCount: number
  readonly warnings: readonly string[]
}

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf])

/**
 * Imports an archive, an NDJSON file or an unpacked folder into the dataset.
 * @param keepExisting leaves existing documents and releases unchanged
 */
export async function importFrom(
  client: SanityClient,
  file: string,
  keepExisting: boolean,
): Promise<Imported> {
  const { sanityImport } = await import('@sanity/import')
  const source = statSync(file).isDirectory()
    ? resolve(file)
    : createReadStream(file, { start: await contentStart(file) })
  const { numDocs, warnings } = await sanityImport(source, {
    client,
    operation: keepExisting ? 'createIfNotExists' : 'createOrReplace',
    releasesOperation: keepExisting ? 'ignore' : 'replace',
  })
  return { documentCount: numDocs, warnings: warnings.map(({ message }) => message) }
}

/**
 * Editors on Windows save NDJSON with a byte-order mark, which is not part of the first document.
 */
async function contentStart(path: string): Promise<number> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(BYTE_ORDER_MARK.length), 0)
    return buffer.equals(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0
  } finally {
    await file.close()
  }
}

const transaction = v.object({
  mutations: v.array(v.record(v.string(), v.looseObject({ _id: v.optional(v.string()) }))),
})

/** `fetch`, with an error that names the document if the lake refuses a write as too large. */
export function fetchNamingTooLarge(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    if (response.status !== 413 || typeof init?.body !== 'string') return response
    const largest = largestDocument(init.body)
    if (largest === undefined) return response
    const size = `${(largest.bytes / 1024 / 1024).toFixed(1)} MB`
    throw new Error(`Document "${largest.id}" is too large for the Content Lake: ${size} of JSON`)
  }
}

function largestDocument(body: string): { id: string; bytes: number } | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), transaction), body)
  if (!parsed.success) return undefined
  const [largest] = parsed.output.mutations
    .flatMap((mutation) => Object.values(mutation))
    .map((document) => ({
      id: document._id ?? 'without an id',
      bytes: Buffer.byteLength(JSON.stringify(document)),
    }))
    .sort((one, other) => other.bytes - one.bytes)
  return largest
}
