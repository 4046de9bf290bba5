import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { SanityClient } from '@sanity/client'
import { exportDataset } from '@sanity/export'

const ASSETS_AT_ONCE = 4

export interface Exported {
  readonly documentCount: number
  readonly assetCount: number
}

/**
 * Writes the dataset, drafts too: as Sanity's archive with assets, or, where the file's name ends
 * in `.ndjson`, the documents alone, a line each. The file is there whole or not at all; one of
 * that name from before stays until then. Rejects when the lake refuses or the disk does.
 */
export async function exportTo(client: SanityClient, file: string): Promise<Exported> {
  const part = `${file}.part`
  const write = file.endsWith('.ndjson') ? writeDocuments : writeArchive
  try {
    const exported = await write(client, part)
    await rename(part, file)
    return exported
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function writeArchive(client: SanityClient, outputPath: string): Promise<Exported> {
  const dataset = client.config().dataset ?? ''
  const options = { drafts: true, assets: true, assetConcurrency: ASSETS_AT_ONCE }
  return exportDataset({ client, dataset, outputPath, ...options })
}

/** @sanity/export puts documents into an archive in any case, so they are fetched here. */
async function writeDocuments(client: SanityClient, outputPath: string): Promise<Exported> {
  const { dataset, token } = client.config()
  const answer = await fetch(client.getUrl(`/data/export/${dataset}`), {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  })
  if (!answer.ok || !answer.body) throw new Error(`The Content Lake answered ${answer.status}`)
  let documentCount = 0
  const lines = linesOf(answer.body.pipeThrough(new TextDecoderStream()))
  const documents = async function* () {
    for await (const line of lines) {
      if (!isExported(line)) continue
      documentCount += 1
      yield `${line}\n`
    }
  }
  await pipeline(documents, createWriteStream(outputPath))
  return { documentCount, assetCount: 0 }
}

/** Only \n ends a line: node:readline also splits at U+2028 and U+2029, which JSON leaves as they are. */
async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  yield rest
}

/** As @sanity/export has it: everything but system documents, releases excepted. */
function isExported(line: string): boolean {
  if (line === '') return false
  const value: unknown = JSON.parse(line)
  const id = typeof value === 'object' && value !== null && '_id' in value ? value._id : undefined
  // A failure on the way comes as a line of its own.
  if (typeof id !== 'string') throw new Error(`The Content Lake sent ${line.slice(0, 200)}`)
  return !id.startsWith('_.') || id.startsWith('_.releases.')
}
