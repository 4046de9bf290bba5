import { rmSync, statSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import type { SanityClient } from '@sanity/client'
import * as v from 'valibot'
import { SANITY_ASSETS } from '../../server/content/client.ts'
import { onExit } from '../onExit.ts'
import { checkDocuments, documentsIn, unpack } from './archive.ts'
import { checkReferences } from './checkReferences.ts'
import { PermanentError } from './permanentError.ts'

export interface Imported {
  readonly documentCount: number
  readonly warnings: readonly string[]
  /** With `keepExisting`. */
  readonly created?: { readonly ids: readonly string[]; readonly skippedCount: number }
}

/**
 * Imports an archive, an NDJSON file or an unpacked folder into the dataset.
 * @param keepExisting leaves existing documents and releases unchanged, and imports only the assets
 * of documents that it creates
 * @throws PermanentError before anything is written, if the file is damaged or empty, or a document
 * names an asset outside the archive or references a document that would not exist
 */
export async function importFrom(
  client: SanityClient,
  file: string,
  keepExisting: boolean,
): Promise<Imported> {
  if (statSync(file).isDirectory()) return importFolder(client, resolve(file), file, keepExisting)
  const unpacked = await mkdtemp(join(tmpdir(), 'content-import-'))
  const ignoreExit = onExit(() => rmSync(unpacked, { recursive: true, force: true }))
  try {
    return await importFolder(client, await unpack(file, unpacked), file, keepExisting)
  } finally {
    ignoreExit()
    await rm(unpacked, { recursive: true, force: true })
  }
}

async function importFolder(
  client: SanityClient,
  folder: string,
  source: string,
  keepExisting: boolean,
): Promise<Imported> {
  const { addresses, ids, references, assets } = await checkDocuments(folder, source)
  const existing = new Set(await client.fetch<string[]>('*._id'))
  const isImported = ({ from }: { from?: string }) =>
    !keepExisting || (from !== undefined && !existing.has(from))
  await checkReferences(references.filter(isImported), new Set([...ids, ...existing]), {
    source,
    assets: new Set(assets.filter(isImported).map(({ path }) => path)),
  })
  const missing = keepExisting ? await missingDocuments(existing, folder) : undefined
  const { sanityImport } = await import('@sanity/import')
  const { numDocs, warnings } = await sanityImport(missing?.stream ?? folder, {
    client,
    operation: keepExisting ? 'createIfNotExists' : 'createOrReplace',
    releasesOperation: keepExisting ? 'ignore' : 'replace',
    assetFetch: ownAssetFetch(client, addresses),
    // The lake accepts them, so an export may contain them and must remain importable.
    allowReplacementCharacters: true,
    ...missing?.options,
  })
  return {
    documentCount: numDocs,
    warnings: warnings.map(({ message }) => message),
    ...(missing && { created: missing }),
  }
}

/**
 * The documents of a folder that the dataset does not have. Of the whole folder, @sanity/import
 * would count and patch existing documents too, and upload every asset.
 */
async function missingDocuments(existing: ReadonlySet<string>, folder: string) {
  const lines: string[] = []
  const ids: string[] = []
  let skippedCount = 0
  for await (const { id, line } of documentsIn(folder)) {
    if (existing.has(id)) {
      skippedCount += 1
      continue
    }
    ids.push(id)
    lines.push(line)
  }
  // As @sanity/import: without it, or if it is damaged, assets have no metadata.
  const assetMap = await readFile(join(folder, 'assets.json'), 'utf8')
    .then((text) => JSON.parse(text))
    .catch(() => ({}))
  return {
    ids,
    skippedCount,
    stream: Readable.from(Buffer.from(lines.join('\n'))),
    options: { assetsBase: folder, assetMap },
  }
}

/**
 * @sanity/import requests the address of each asset document of the archive before it writes any,
 * and later that of each existing one whose file is in the archive. The archive chose them, so the
 * former are taken as valid, and the latter are requested from the Content Lake itself.
 */
function ownAssetFetch(client: SanityClient, addresses: Set<string>): typeof globalThis.fetch {
  const { apiHost, useProjectHostname } = client.config()
  const lake = useProjectHostname ? SANITY_ASSETS : apiHost
  return async (address, init) => {
    if (addresses.delete(String(address))) return new Response()
    const { pathname, search } = new URL(String(address))
    // Not joined as text: a path like `//host/x` must not become another host's URL.
    return fetch(Object.assign(new URL(lake), { pathname, search }), init)
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
    // What is too large is the dataset or the transaction, and the lake says so.
    if (/datasetTooLarge|transactionTooLarge/.test(await response.clone().text())) return response
    const largest = largestDocument(init.body)
    if (largest === undefined) return response
    const size = `${(largest.bytes / 1024 / 1024).toFixed(1)} MB`
    throw new PermanentError(
      `Document "${largest.id}" is too large for the Content Lake: ${size} of JSON`,
    )
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
