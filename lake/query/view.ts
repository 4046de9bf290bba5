import type { StoredDocument } from '../core/documents.ts'
import { type IndexName, indexKeysOf } from './indexes.ts'
import { SortedDocuments } from './sortedDocuments.ts'

/** Documents of an index that a query has to evaluate: the union of its keys. */
export interface Lookup {
  readonly index: IndexName
  readonly keys: readonly string[]
}

/**
 * The documents visible in one perspective, with their indexes. Updated incrementally: a change
 * costs the keys of the changed document, whatever the size of the view.
 */
export class View {
  readonly #byId = new Map<string, StoredDocument>()
  readonly #sorted = new SortedDocuments()
  readonly #buckets = new Map<IndexName, Map<string, SortedDocuments>>()

  get size(): number {
    return this.#byId.size
  }

  get(id: string): StoredDocument | undefined {
    return this.#byId.get(id)
  }

  /** Every document in `_id` order. */
  all(): StoredDocument[] {
    return this.#sorted.toArray()
  }

  put(document: StoredDocument): void {
    const before = this.#byId.get(document._id)
    const keys = indexKeysOf(document)
    if (before !== undefined) {
      const current = new Set(keys.map(([index, key]) => `${index}\u0000${key}`))
      for (const [index, key] of indexKeysOf(before)) {
        if (!current.has(`${index}\u0000${key}`)) this.#removeFrom(index, key, before._id)
      }
    }
    this.#byId.set(document._id, document)
    this.#sorted.put(document)
    for (const [index, key] of keys) this.#addTo(index, key, document)
  }

  remove(id: string): void {
    const before = this.#byId.get(id)
    if (before === undefined) return
    for (const [index, key] of indexKeysOf(before)) this.#removeFrom(index, key, id)
    this.#sorted.remove(id)
    this.#byId.delete(id)
  }

  /** Number of documents that the lookups find, counting one found under two keys twice. */
  countOf(lookups: readonly Lookup[]): number {
    let count = 0
    for (const { index, keys } of lookups) {
      if (index === 'id') count += keys.length
      else for (const key of keys) count += this.#buckets.get(index)?.get(key)?.size ?? 0
    }
    return count
  }

  /** The documents that the lookups find, once each, in `_id` order. */
  find(lookups: readonly Lookup[]): StoredDocument[] {
    const [first] = lookups
    const [key] = first?.keys ?? []
    if (first !== undefined && lookups.length === 1 && first.keys.length === 1 && key !== undefined)
      return this.#findOne(first.index, key)
    const found = new Map<string, StoredDocument>()
    for (const { index, keys } of lookups) {
      for (const each of keys) {
        for (const document of this.#findOne(index, each)) found.set(document._id, document)
      }
    }
    return [...found.values()].sort((a, b) => (a._id < b._id ? -1 : 1))
  }

  #findOne(index: IndexName, key: string): StoredDocument[] {
    if (index !== 'id') return this.#buckets.get(index)?.get(key)?.toArray() ?? []
    const document = this.#byId.get(key)
    return document === undefined ? [] : [document]
  }

  #addTo(index: IndexName, key: string, document: StoredDocument): void {
    let buckets = this.#buckets.get(index)
    if (buckets === undefined) {
      buckets = new Map()
      this.#buckets.set(index, buckets)
    }
    const bucket = buckets.get(key)
    if (bucket === undefined) buckets.set(key, new SortedDocuments(document))
    else bucket.put(document)
  }

  #removeFrom(index: IndexName, key: string, id: string): void {
    const bucket = this.#buckets.get(index)?.get(key)
    bucket?.remove(id)
    if (bucket?.size === 0) this.#buckets.get(index)?.delete(key)
  }
}
