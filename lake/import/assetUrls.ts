import { parseAssetId } from '../assets/names.ts'
import type { AssetStore } from '../assets/store.ts'
import type { Dataset } from '../core/dataset.ts'
import { LAKE_AUTHORS } from '../core/systemWrites.ts'

/**
 * Asset documents contain absolute URLs, as on the hosted lake; this updates them after the site
 * URL has changed. Returns the number of changed documents.
 */
export function updateAssetUrls(dataset: Dataset, assets: AssetStore): number {
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
  // In batches, so that a large asset library stays within a transaction's bounds.
  for (let at = 0; at < patches.length; at += 200) {
    dataset.transact(patches.slice(at, at + 200), { author: LAKE_AUTHORS.assetUrls })
  }
  return patches.length
}
