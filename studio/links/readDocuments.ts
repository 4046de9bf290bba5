import type { SanityClient } from 'sanity'
import type { StoredDocument } from './siteLinks.ts'

/** A website has hundreds; more than this would be slow to look through in a browser. */
const DOCUMENTS_MAX = 5_000
/**
 * Without versions in releases, which are neither published nor drafts, and without share links.
 */
const QUERY = `*[!(_type match "sanity.*") && !(_type match "system.*") && _type != "previewLink"
  && !(_id in path("_.**")) && !(_id in path("versions.**"))][0...${DOCUMENTS_MAX}]`
const TAG = 'desk.links'

/**
 * Every document that may contain links: GROQ cannot search for a path at any depth.
 * @param perspective `raw` for drafts and published documents separately
 */
export function readDocuments(
  client: SanityClient,
  perspective: 'raw' | 'published',
): Promise<StoredDocument[]> {
  return client.withConfig({ perspective }).fetch<StoredDocument[]>(QUERY, {}, { tag: TAG })
}

/** All documents, drafts and versions that refer to a document, by references of any strength. */
export function readReferring(client: SanityClient, id: string): Promise<StoredDocument[]> {
  return client
    .withConfig({ perspective: 'raw' })
    .fetch<StoredDocument[]>('*[references($id)]', { id }, { tag: TAG })
}
