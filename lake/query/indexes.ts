import { isPublishedId, publishedIdOf, type StoredDocument } from '../core/documents.ts'
import { isRecord } from '../core/json.ts'
import { referencesIn } from '../core/references.ts'

/**
 * The indexes of documents.
 * - `id` has no buckets: the view's map of documents is that index.
 * - `reference` has every `_ref` in a document.
 * - `group` has the published id of a document and, for a draft or version, its own id.
 * - `defined` has the names of indexed fields that have a value.
 * - The other indexes are fields that queries compare with strings for equality.
 */
export type IndexName = 'id' | 'type' | 'reference' | 'group' | 'defined' | FieldIndexName
type FieldIndexName = (typeof fieldIndexNames)[number]

/** Fields by which queries of a website look up documents. */
export const fieldIndexNames = ['path', 'slug.current', 'source'] as const

function fieldValue(document: StoredDocument, field: FieldIndexName): unknown {
  return field === 'slug.current' ? slugOf(document) : document[field]
}

function slugOf(document: StoredDocument): unknown {
  const { slug } = document
  return isRecord(slug) ? slug.current : undefined
}

/** Every index that contains a document, with its keys. */
export function indexKeysOf(document: StoredDocument): [IndexName, string][] {
  const keys: [IndexName, string][] = [
    ['type', document._type],
    ['group', publishedIdOf(document._id)],
  ]
  // `sanity::versionOf` treats any id as a version of itself.
  if (!isPublishedId(document._id)) keys.push(['group', document._id])
  for (const field of fieldIndexNames) {
    const value = fieldValue(document, field)
    if (value !== undefined && value !== null) keys.push(['defined', field])
    if (typeof value === 'string') keys.push([field, value])
  }
  for (const id of referencesIn(document).all) keys.push(['reference', id])
  return keys
}
