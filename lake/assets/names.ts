/**
 * Asset names as Sanity writes them: `image-<sha1>-<width>x<height>-<ext>` and `file-<sha1>-<ext>`
 * are document ids; the URL contains `<sha1>-<width>x<height>.<ext>` or `<sha1>.<ext>`. Only names
 * that match these patterns reach the file system, so no name can escape its folder.
 */
export type AssetKind = 'images' | 'files'

const IMAGE_FILE = /^([a-f0-9]{40})-(\d{1,5})x(\d{1,5})\.([a-z0-9]{1,10})$/
const PLAIN_FILE = /^([a-f0-9]{40})\.([a-z0-9]{1,10})$/
const IMAGE_ID = /^image-([a-f0-9]{40})-(\d{1,5})x(\d{1,5})-([a-z0-9]{1,10})$/
const FILE_ID = /^file-([a-f0-9]{40})-([a-z0-9]{1,10})$/

export interface AssetName {
  readonly kind: AssetKind
  readonly sha1: string
  readonly extension: string
  /** File name inside the kind's folder and last segment of the URL. */
  readonly fileName: string
}

/** Parses the last segment of an asset's URL; null if it is not an asset name. */
export function parseAssetFileName(kind: AssetKind, fileName: string): AssetName | null {
  const match = (kind === 'images' ? IMAGE_FILE : PLAIN_FILE).exec(fileName)
  const sha1 = match?.[1]
  const extension = match?.[kind === 'images' ? 4 : 2]
  return sha1 && extension ? { kind, sha1, extension, fileName } : null
}

/** Parses an asset document's id; null if it is not an asset id. */
export function parseAssetId(id: string): AssetName | null {
  const image = IMAGE_ID.exec(id)
  if (image) {
    return parseAssetFileName('images', `${image[1]}-${image[2]}x${image[3]}.${image[4]}`)
  }
  const file = FILE_ID.exec(id)
  return file ? parseAssetFileName('files', `${file[1]}.${file[2]}`) : null
}

export function imageFileName(sha1: string, width: number, height: number, extension: string) {
  return `${sha1}-${width}x${height}.${extension}`
}

/** The document id that belongs to an asset's file name. */
export function assetId(name: AssetName): string {
  const stem = name.fileName.slice(0, -(name.extension.length + 1))
  return `${name.kind === 'images' ? 'image' : 'file'}-${stem}-${name.extension}`
}

/** A safe extension from the uploader's file name, lower case; `bin` if there is none. */
export function extensionOf(originalFilename: string | undefined, mimeType: string): string {
  const fromName = /\.([a-z0-9]{1,10})$/i.exec(originalFilename ?? '')?.[1]
  const fromType = /^[a-z]+\/([a-z0-9]{1,10})/i.exec(mimeType)?.[1]
  const fromSubtype = fromType === 'plain' ? 'txt' : fromType === 'octet' ? undefined : fromType
  return (fromName ?? fromSubtype ?? 'bin').toLowerCase()
}
