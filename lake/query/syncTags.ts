import { hash } from 'node:crypto'
import { publishedIdOf, type StoredDocument } from '../core/documents.ts'
import { fieldIndexNames, type IndexName, indexKeysOf } from './indexes.ts'

/**
 * Sync tags name the dependencies of a query and the invalidations of a transaction, so that a
 * result can only have changed if the two intersect. Before hashing, a tag is one of
 * - `all`: any document;
 * - `type=T`, `path=V`, `type=T,path=V` (likewise the other indexed fields), `ref=ID`, `id=ID`: the
 * documents with that property. Ids are published ids, so a draft counts as its document;
 * - `id%N`, `ref%N`, `path%N`: one of 64 partitions of all ids (references, paths), for queries
 * with too many dependencies to list.
 */
export type SyncTagName = string

const PARTITION_COUNT = 64
const NAMED_TAGS_MAX = 128
const fieldIndexes: ReadonlySet<IndexName> = new Set(fieldIndexNames)

export function tagOfKey(index: IndexName, key: string): SyncTagName {
  if (index === 'id' || index === 'group') return `id=${publishedIdOf(key)}`
  if (index === 'reference') return `ref=${publishedIdOf(key)}`
  return `${index}=${key}`
}

/** The tag of documents of a type whose field has a value. */
export function tagOfTypedField(type: string, index: IndexName, key: string): SyncTagName {
  return `type=${type},${index}=${key}`
}

/** Every tag that matches a document, with its values. */
export function tagsOfDocument(document: StoredDocument): SyncTagName[] {
  const tags: SyncTagName[] = []
  for (const [index, key] of indexKeysOf(document)) {
    if (index !== 'defined') tags.push(tagOfKey(index, key))
    if (fieldIndexes.has(index)) tags.push(tagOfTypedField(document._type, index, key))
  }
  return ['all', ...tags, ...tags.filter(isPartitioned).map(partitionOf)]
}

/** A query's dependencies as sent to clients: few tags, hashed. */
export function publicQueryTags(names: ReadonlySet<SyncTagName>): string[] {
  if (names.has('all')) return [publicTag('all')]
  if (names.size <= NAMED_TAGS_MAX) return [...names].map(publicTag)
  const coarse = new Set([...names].map((name) => (isPartitioned(name) ? partitionOf(name) : name)))
  return [...coarse].map(publicTag)
}

/** A transaction's invalidations as sent to clients. */
export function publicTransactionTags(names: ReadonlySet<SyncTagName>): string[] {
  return [...names].map(publicTag)
}

/** The public form: stable, short, and without content. */
function publicTag(name: SyncTagName): string {
  return `s1:${hash('sha1', name, 'base64url').slice(0, 12)}`
}

function isPartitioned(name: SyncTagName): boolean {
  return !name.startsWith('type=')
}

function partitionOf(name: SyncTagName): SyncTagName {
  let hash = 0
  for (let at = 0; at < name.length; at++) hash = (hash * 31 + name.charCodeAt(at)) | 0
  return `${name.slice(0, name.indexOf('='))}%${(hash >>> 0) % PARTITION_COUNT}`
}
