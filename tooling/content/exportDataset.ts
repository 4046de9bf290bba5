import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { chmod, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { SanityClient } from '@sanity/client'
import type { ExportOptions } from '@sanity/export'
import { EMBEDDED_PROJECT } from '../../lake/core/embeddedNames.ts'
import { exportedLines } from './exportedLines.ts'

const ASSETS_AT_ONCE = 4
const ASSET_COUNT = 'count(*[_type in ["sanity.imageAsset", "sanity.fileAsset"] && defined(url)])'
const DAY_MS = 24 * 60 * 60 * 1000

export interface Exported {
  readonly documentCount: number
  readonly assetCount: number
}

/**
 * Writes the dataset, drafts too: as Sanity's archive with assets, or, if the file's name ends in
 * `.ndjson`, the documents alone, one per line. The file is written atomically; an existing one is
 * replaced at the end. Rejects if the lake or the disk fails.
 */
export async function exportTo(client: SanityClient, file: string): Promise<Exported> {
  // Unique, because two exports to one file can run at the same time.
  const part = `${file}.${randomUUID()}.part`
  await deleteInterrupted(file)
  const write = file.endsWith('.ndjson') ? writeDocuments : writeArchive
  try {
    const exported = await write(client, part)
    // Drafts are in it.
    await chmod(part, 0o600)
    await rename(part, file)
    return exported
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** Deletes the temporary files of exports to this file that were killed. */
async function deleteInterrupted(file: string): Promise<void> {
  const names = await readdir(dirname(file))
  const parts = names.filter(
    (name) => name.startsWith(`${basename(file)}.`) && name.endsWith('.part'),
  )
  for (const part of parts.map((name) => join(dirname(file), name))) {
    // Another export can rename or delete it.
    const { mtimeMs } = await stat(part).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (mtimeMs < Date.now() - DAY_MS) await rm(part, { force: true })
  }
}

async function writeArchive(client: SanityClient, outputPath: string): Promise<Exported> {
  const { exportDataset } = await import('@sanity/export')
  const expected = await client.fetch<number>(ASSET_COUNT)
  const exported = await exportDataset({
    client: withOwnAssetUrls(client),
    dataset: client.config().dataset ?? '',
    outputPath,
    drafts: true,
    assets: true,
    assetConcurrency: ASSETS_AT_ONCE,
  })
  // It only prints a warning for a file that the lake refuses.
  const missing = expected - exported.assetCount
  if (missing > 0)
    throw new Error(
      `${missing} of ${expected} assets cannot be read. The warnings name them: upload or delete them.`,
    )
  return exported
}

/**
 * @sanity/export requests the address of each asset document. On the embedded lake that is the
 * address of the site, which can be another machine's, or not reachable from here.
 */
function withOwnAssetUrls(client: SanityClient): ExportOptions['client'] {
  const { projectId, apiHost } = client.config()
  if (projectId !== EMBEDDED_PROJECT) return client
  const search = new URLSearchParams({ assetBaseUrl: apiHost })
  return {
    config: () => client.config(),
    getUrl: (path) => `${client.getUrl(path)}?${search}`,
  }
}

/** @sanity/export always writes an archive, so the documents are fetched here. */
async function writeDocuments(client: SanityClient, outputPath: string): Promise<Exported> {
  let documentCount = 0
  const documents = async function* () {
    for await (const line of exportedLines(client)) {
      documentCount += 1
      yield `${line}\n`
    }
  }
  await pipeline(documents, createWriteStream(outputPath))
  return { documentCount, assetCount: 0 }
}
