import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import type { AssetKind } from '../assets/names.ts'
import { isRecord } from '../core/json.ts'
import { linesOf } from './lines.ts'

/**
 * A dataset on disk in Sanity's import format: one `*.ndjson` file with a document a line, whose
 * `_sanityAsset` values (`image@file://./images/x.svg`) name files next to it, and optionally
 * `assets.json` with the exporter's metadata for each asset, by `<image|file>-<sha1>`.
 */
export interface ImportSource {
  readonly documents: readonly ImportedDocument[]
  /** Descriptions by `image-<sha1>` or `file-<sha1>`. */
  readonly assetDescriptions: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

type ImportedDocument = Readonly<Record<string, unknown>> & { readonly _type: string }

const LINE_LENGTH_MAX = 4 * 1024 * 1024
const DOCUMENTS_MAX = 100_000

/**
 * Reads the folder.
 * @throws `Error` that names the file and line at fault
 */
export async function readImportSource(dir: string): Promise<ImportSource> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.ndjson'))
  const [name] = names
  if (name === undefined || names.length > 1) {
    throw new Error(`Expected exactly one .ndjson file in ${dir}, found ${names.length}`)
  }
  const documents: ImportedDocument[] = []
  let line = 0
  const file = join(dir, name)
  for await (const text of linesOf(createReadStream(file, 'utf8'))) {
    line += 1
    if (text.trim() === '') continue
    if (text.length > LINE_LENGTH_MAX || documents.length >= DOCUMENTS_MAX) {
      throw new Error(`${file}:${line}: the dataset is too large to be imported this way`)
    }
    documents.push(parseDocument(text, `${file}:${line}`))
  }
  return { documents, assetDescriptions: await readDescriptions(dir) }
}

function parseDocument(text: string, where: string): ImportedDocument {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Error(`${where}: not valid JSON`)
  }
  if (!isDocument(value)) throw new Error(`${where}: a document needs a _type`)
  return value
}

function isDocument(value: unknown): value is ImportedDocument {
  return isRecord(value) && typeof value._type === 'string' && value._type !== ''
}

/** @returns the exporter's descriptions by `<image|file>-<sha1>`; none without the file */
export async function readDescriptions(dir: string): Promise<ImportSource['assetDescriptions']> {
  const text = await readFile(join(dir, 'assets.json'), 'utf8').catch(() => '{}')
  const value: unknown = JSON.parse(text)
  if (!isRecord(value)) throw new Error(`${join(dir, 'assets.json')}: expected an object`)
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => (isRecord(each) ? [[key, each]] : [])),
  )
}

export interface AssetSource {
  readonly kind: AssetKind
  readonly path: string
}

const ASSET_VALUE = /^(image|file)@file:\/\/(.+)$/

/**
 * Resolves a `_sanityAsset` value. Only files inside the folder are allowed: a dataset must not be
 * able to read the rest of the disk.
 * @throws `Error` with the reason
 */
export function locateAsset(dir: string, value: string): AssetSource {
  const [, type, address] = ASSET_VALUE.exec(value) ?? []
  if (!type || !address) {
    throw new Error(`"${value}" is not an asset of this folder: expected image@file://./images/...`)
  }
  const root = resolve(dir)
  const path = resolve(root, decodeURIComponent(address))
  if (!path.startsWith(root + sep)) throw new Error(`"${value}" lies outside the dataset's folder`)
  return { kind: type === 'image' ? 'images' : 'files', path }
}
