import { LRUCache } from 'lru-cache'
import type { Dependencies } from './dependencyTracker.ts'

export interface CacheItem {
  readonly dependencies: Dependencies
  /** Bytes of memory; may shrink while it is cached. */
  readonly bytes: number
}

/** An LRU cache, bounded by count and by bytes, with an index from sync tags to entries. */
export class TaggedCache<Item extends CacheItem> {
  readonly #entries: LRUCache<string, Item>
  readonly #keysByTag = new Map<string, Set<string>>()
  /** Keys of entries that any change may concern. */
  readonly #dependsOnAll = new Set<string>()

  constructor({ entriesMax, bytesMax }: { entriesMax: number; bytesMax: number }) {
    this.#entries = new LRUCache<string, Item>({
      max: entriesMax,
      maxSize: bytesMax,
      sizeCalculation: ({ bytes }) => Math.max(1, bytes),
      dispose: (item, key) => this.#unindex(key, item.dependencies),
    })
  }

  get count(): number {
    return this.#entries.size
  }

  get bytes(): number {
    return this.#entries.calculatedSize
  }

  get(key: string): Item | undefined {
    return this.#entries.get(key)
  }

  /** Returns the entry without marking it as recently used. */
  peek(key: string): Item | undefined {
    return this.#entries.peek(key)
  }

  set(key: string, item: Item): void {
    this.#entries.set(key, item)
    // An entry larger than the whole cache is not stored.
    if (this.#entries.peek(key) !== item) return
    if (item.dependencies.dependsOnAll) this.#dependsOnAll.add(key)
    for (const tag of item.dependencies.tags) {
      const keys = this.#keysByTag.get(tag)
      if (keys) keys.add(key)
      else this.#keysByTag.set(tag, new Set([key]))
    }
  }

  /** Accounts for the current size of an entry. */
  resize(key: string): void {
    const item = this.#entries.peek(key)
    if (item === undefined) return
    this.#entries.delete(key)
    this.set(key, item)
  }

  /** Entries that depend on one of these tags. */
  byTag(tags: readonly string[] | 'all'): [key: string, item: Item][] {
    if (tags === 'all') return [...this.#entries.entries()]
    const tagged = tags.flatMap((tag) => [...(this.#keysByTag.get(tag) ?? [])])
    return [...new Set([...this.#dependsOnAll, ...tagged])].flatMap((key): [string, Item][] => {
      const item = this.#entries.peek(key)
      return item ? [[key, item]] : []
    })
  }

  #unindex(key: string, dependencies: Dependencies): void {
    this.#dependsOnAll.delete(key)
    for (const tag of dependencies.tags) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
  }
}
