import type { Dataset } from '../core/dataset.ts'
import { readDescriptions } from './source.ts'

/** Names of the shipped pictures of a dataset on disk, and the hashes of their files. */
export interface ShippedPictures {
  readonly names: readonly string[]
  readonly hashes: readonly string[]
}

/** @param dir a folder in Sanity's import format, with `assets.json` */
export async function shippedPictures(dir: string): Promise<ShippedPictures> {
  const images = Object.entries(await readDescriptions(dir)).flatMap(([key, description]) => {
    const [kind, hash] = key.split('-')
    const { originalFilename } = description
    return kind === 'image' && hash && typeof originalFilename === 'string'
      ? [{ hash, originalFilename }]
      : []
  })
  return {
    names: images.map(({ originalFilename }) => originalFilename),
    hashes: images.map(({ hash }) => hash),
  }
}

/**
 * Assets with the name of a shipped picture and other bytes; the parameters are `ShippedPictures`.
 */
export const OUTDATED_PICTURES =
  '*[_type == "sanity.imageAsset" && originalFilename in $names && !(sha1hash in $hashes)]'

/** @returns the number of pictures in use that this version of the program draws differently */
export async function countOutdatedPictures(dataset: Dataset, dir: string): Promise<number> {
  const { names, hashes } = await shippedPictures(dir)
  const [shippedNames, shippedHashes] = [new Set<unknown>(names), new Set<unknown>(hashes)]
  let count = 0
  // Compared here, because a query of a large dataset would exceed the limits of queries.
  for (const { _id, _type, originalFilename, sha1hash } of dataset.exportDocuments()) {
    if (_type !== 'sanity.imageAsset' || shippedHashes.has(sha1hash)) continue
    if (shippedNames.has(originalFilename) && dataset.referencesTo(_id).length > 0) count += 1
  }
  return count
}
