import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import pLimit from 'p-limit'
import { isStorageError } from '../../runtime/storageErrors.ts'
import { contentTypeOf } from '../assets/mediaTypes.ts'
import type { AssetDescription, AssetDocument, AssetStore } from '../assets/store.ts'
import type { Dataset } from '../core/dataset.ts'
import { LAKE_AUTHORS, SEED_TRANSACTION } from '../core/systemWrites.ts'
import { descriptionKey, precomputedImage } from './imageMetadata.ts'
import { type ImportSource, locateAsset, readImportSource } from './source.ts'

export interface SeedResult {
  readonly documents: number
  readonly assets: number
}

const CONCURRENT_ASSETS = 4

/**
 * Fills an empty dataset from a folder in Sanity's import format; returns null if it was not empty.
 * Asset files are stored first (harmless to repeat), then all documents in one transaction: a
 * process killed in between leaves an empty dataset and starts over. An editor who deletes every
 * document does not get the seed back, because history (`lastSequence`) remains.
 * @throws `Error` that names the file, line or document at fault, or the storage's own error
 */
export async function seedWhenEmpty(
  dataset: Dataset,
  assets: Pick<AssetStore, 'put'>,
  dir: string,
): Promise<SeedResult | null> {
  if (dataset.lastSequence > 0 || dataset.count() > 0) return null
  const source = await readImportSource(dir)
  const stored = await storeAssets(dir, source, assets)
  const documents = source.documents.map((document) => referTo(stored, document))
  const assetDocuments = new Map([...stored.values()].map((each) => [each._id, each]))
  const mutations = [...assetDocuments.values(), ...documents].map((document) => ({
    createOrReplace: document,
  }))
  if (mutations.length === 0) return { documents: 0, assets: 0 }
  dataset.transact(mutations, {
    transactionId: SEED_TRANSACTION,
    author: LAKE_AUTHORS.seed,
    autoGenerateArrayKeys: true,
  })
  return { documents: documents.length, assets: assetDocuments.size }
}

/** Asset documents by `_sanityAsset` value. */
async function storeAssets(
  dir: string,
  source: ImportSource,
  assets: Pick<AssetStore, 'put'>,
): Promise<Map<string, AssetDocument>> {
  const values = [...new Set(source.documents.flatMap((each) => assetValues(each)))]
  const limit = pLimit({ concurrency: CONCURRENT_ASSETS, rejectOnClear: true })
  const stored = new Map<string, AssetDocument>()
  const writes = values.map((value) =>
    limit(async () => {
      try {
        stored.set(value, await storeAsset(dir, value, source, assets))
      } catch (error) {
        limit.clearQueue()
        throw error
      }
    }),
  )
  // Rejects only after all writes have ended, because the caller may delete the folder.
  const results = await Promise.allSettled(writes)
  // Writes are started in this order, so a failed one precedes all that were cleared from the
  // queue.
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
  return stored
}

async function storeAsset(
  dir: string,
  value: string,
  source: ImportSource,
  assets: Pick<AssetStore, 'put'>,
): Promise<AssetDocument> {
  const { kind, path } = locateAsset(dir, value)
  const bytes = await readFile(path).catch(() => {
    throw new Error(`The dataset names "${value}" but there is no such file`)
  })
  const filename = basename(path)
  const type = contentTypeOf(filename.split('.').at(-1) ?? '')
  const description = source.assetDescriptions[descriptionKey(kind, bytes)]
  const image = kind === 'images' ? precomputedImage(filename, description) : undefined
  const document = await assets.put(kind, bytes, type, { filename }, image).catch((error) => {
    if (isStorageError(error)) throw error
    throw new Error(`The asset "${value}" cannot be stored: ${String(error)}`)
  })
  return { ...document, ...described(description) }
}

const DESCRIBED: readonly (keyof AssetDescription | 'originalFilename' | 'altText')[] = [
  'originalFilename',
  'title',
  'description',
  'creditLine',
  'label',
  'altText',
]

/** Metadata from the exporter that the bytes do not contain. */
function described(known: Readonly<Record<string, unknown>> | undefined) {
  const entries = DESCRIBED.map((field) => [field, known?.[field]] as const)
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'))
}

/** Every `_sanityAsset` value in a JSON value. */
function assetValues(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(assetValues)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    key === '_sanityAsset' && typeof each === 'string' ? [each] : assetValues(each),
  )
}

/** A copy whose `_sanityAsset` values are replaced by references to the stored assets. */
function referTo(stored: ReadonlyMap<string, AssetDocument>, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => referTo(stored, each))
  if (typeof value !== 'object' || value === null) return value
  const { _sanityAsset, ...rest } = { _sanityAsset: undefined, ...value }
  const copy = Object.fromEntries(
    Object.entries(rest).map(([key, each]) => [key, referTo(stored, each)]),
  )
  const asset = typeof _sanityAsset === 'string' ? stored.get(_sanityAsset) : undefined
  if (!asset) return copy
  const type = asset._type === 'sanity.imageAsset' ? 'image' : 'file'
  return { _type: type, ...copy, asset: { _type: 'reference', _ref: asset._id } }
}
