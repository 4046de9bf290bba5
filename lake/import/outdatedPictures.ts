import type { Dataset } from '../dataset.ts'
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

/** Assets with the name of a shipped picture and other bytes; the parameters are `ShippedPictures`. */
export const OUTDATED_PICTURES =
  '*[_type == "sanity.imageAsset" && originalFilename in $names && !(sha1hash in $hashes)]'

/** @returns the number of pictures in use that this version of the program draws differently */
export async function countOutdatedPictures(dataset: Dataset, dir: string): Promise<number> {
  const params = { ...(await shippedPictures(dir)) }
  const query = `${OUTDATED_PICTURES}._id`
  const { result } = dataset.query({ query, params, perspective: 'raw' })
  if (!Array.isArray(result)) return 0
  return result.filter((id: string) => dataset.referencesTo(id).length > 0).length
}
