import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentTypeOf, SVG_TYPE } from '../assets/mediaTypes.ts'
import { describeImage, type ImageDescription, type ImageMetadata } from '../assets/metadata.ts'
import type { AssetKind } from '../assets/names.ts'
import { isRecord } from '../core/json.ts'

/**
 * Metadata of a dataset's images on disk, so that an import need not decode them: the `metadata` in
 * `assets.json` of Sanity's export format, by `image-<sha1>`. The key is the hash of the bytes, so
 * an entry never becomes outdated.
 */
export interface PrecomputedImage {
  originalFilename: string
  metadata: ImageMetadata
}

const SIZE_MAX = 99_999
const DESCRIBE_LIMITS = { imagePixelsMax: 100_000_000, imageTimeoutMs: 60_000 }

/** The key of an asset in `assets.json`. */
export function descriptionKey(kind: AssetKind, bytes: Buffer): string {
  const sha1 = hash('sha1', bytes)
  return `${kind === 'images' ? 'image' : 'file'}-${sha1}`
}

/** @returns undefined if the metadata is incomplete and the bytes have to be decoded */
export function precomputedImage(
  filename: string,
  description: Readonly<Record<string, unknown>> | undefined,
): ImageDescription | undefined {
  const metadata = description?.metadata
  if (!isMetadata(metadata)) return undefined
  const extension = filename.split('.').at(-1)?.toLowerCase() ?? ''
  const mimeType = extension === 'svg' ? SVG_TYPE : contentTypeOf(extension)
  if (!mimeType.startsWith('image/')) return undefined
  const { width, height } = metadata.dimensions
  return { extension, mimeType, width, height, metadata }
}

/**
 * Decodes every image in a folder.
 * @returns entries of `assets.json`, sorted by key
 */
export async function describeImages(dir: string): Promise<Record<string, PrecomputedImage>> {
  const entries: [key: string, image: PrecomputedImage][] = []
  for (const originalFilename of await readdir(dir)) {
    const bytes = await readFile(join(dir, originalFilename))
    const { extension, metadata } = await describeImage(bytes, DESCRIBE_LIMITS)
    // A file whose extension contradicts its bytes is reported by the import.
    if (!originalFilename.endsWith(`.${extension}`)) continue
    entries.push([descriptionKey('images', bytes), { originalFilename, metadata }])
  }
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Keys that `assets.json` needs for the images in a folder; quick, as nothing is decoded. */
export async function imageKeys(dir: string): Promise<string[]> {
  const names = await readdir(dir)
  const keys = names.map(async (name) => descriptionKey('images', await readFile(join(dir, name))))
  return (await Promise.all(keys)).sort()
}

function isMetadata(value: unknown): value is ImageMetadata {
  if (!isRecord(value) || value._type !== 'sanity.imageMetadata') return false
  if (typeof value.hasAlpha !== 'boolean' || typeof value.isOpaque !== 'boolean') return false
  const { dimensions } = value
  return isRecord(dimensions) && [dimensions.width, dimensions.height].every(isSize)
}

function isSize(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= SIZE_MAX
}
