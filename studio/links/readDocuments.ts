import type { SanityClient } from 'sanity'
import { fetchInPages } from '../../schemas/objects/fetchInPages.ts'
import type { StoredDocument } from './siteLinks.ts'

/**
 * Without versions in releases, which are neither published nor drafts, and without share links.
 */
const FILTER = `!string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.")
  && _type != "previewLink" && !string::startsWith(_id, "_.")
  && !string::startsWith(_id, "versions.")`
const TAG = 'desk.links'

/**
 * Every document that may contain links: GROQ cannot search for a path at any depth.
 * @param perspective `raw` for drafts and published documents separately
 */
export function readDocuments(
  client: SanityClient,
  perspective: 'raw' | 'published',
): Promise<StoredDocument[]> {
  return fetchInPages(client.withConfig({ perspective }), { filter: FILTER, tag: TAG })
}

/** All documents, drafts and versions that refer to a document, by references of any strength. */
export function readReferring(client: SanityClient, id: string): Promise<StoredDocument[]> {
  return client
    .withConfig({ perspective: 'raw' })
    .fetch<StoredDocument[]>('*[references($id)]', { id }, { tag: TAG })
}
