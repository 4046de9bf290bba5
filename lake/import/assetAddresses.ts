import { parseAssetId } from '../assets/names.ts'
import type { AssetStore } from '../assets/store.ts'
import type { Dataset } from '../dataset.ts'

/**
 * Asset documents carry absolute addresses, as on the hosted lake. When the site moves to another
 * address they follow. Answers how many changed.
 */
export function moveAssetAddresses(dataset: Dataset, assets: AssetStore): number {
  const patches: unknown[] = []
  for (const document of dataset.exportDocuments()) {
    const name = parseAssetId(document._id)
    if (!name) continue
    const url = assets.url(name)
    const path = assets.pathOf(name)
    if (document.url !== url || document.path !== path) {
      patches.push({ patch: { id: document._id, set: { url, path } } })
    }
  }
  // In pieces, so that a large asset library stays within a transaction's bounds.
  for (let at = 0; at < patches.length; at += 200) {
    dataset.transact(patches.slice(at, at + 200), { author: 'lake' })
  }
  return patches.length
}
