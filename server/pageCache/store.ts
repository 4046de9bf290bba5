import type { Reads } from './recordingReader.ts'

/** What the store has to know of what it keeps. */
export interface Kept {
  readonly reads: Reads
  /** Bytes of memory; may shrink while it is kept. */
  readonly bytes: number
}

export interface StoreLimits {
  entriesMax: number
  bytesMax: number
}

interface Slot<Item extends Kept> {
  item: Item
  bytes: number
  usedAt: number
}

/** Using one thing often moves it to the front once in this time; that is often enough. */
const USE_STEP_MS = 1_000

/**
 * Keeps things under a name and finds those that were read from something. Bounded by count and
 * by bytes: the least recently used go first.
 */
export class Store<Item extends Kept> {
  // A Map keeps insertion order, and use inserts anew: the first is the longest unused.
  readonly #slots = new Map<string, Slot<Item>>()
  readonly #byTag = new Map<string, Set<string>>()
  /** Names of what any change may concern. */
  readonly #ofAnything = new Set<string>()
  readonly #limits: StoreLimits
  #bytes = 0

  constructor(limits: StoreLimits) {
    this.#limits = limits
  }

  get count(): number {
    return this.#slots.size
  }

  get bytes(): number {
    return this.#bytes
  }

  /** @param now milliseconds; only differences count */
  get(name: string, now: number): Item | undefined {
    const slot = this.#slots.get(name)
    if (slot === undefined) return undefined
    if (now - slot.usedAt >= USE_STEP_MS) {
      slot.usedAt = now
      this.#slots.delete(name)
      this.#slots.set(name, slot)
    }
    return slot.item
  }

  /** Looking is not using. */
  peek(name: string): Item | undefined {
    return this.#slots.get(name)?.item
  }

  set(name: string, item: Item, now: number): void {
    this.delete(name)
    this.#slots.set(name, { item, bytes: item.bytes, usedAt: now })
    this.#bytes += item.bytes
    if (item.reads.anything) this.#ofAnything.add(name)
    for (const tag of item.reads.tags) {
      const names = this.#byTag.get(tag)
      if (names) names.add(name)
      else this.#byTag.set(tag, new Set([name]))
    }
    this.#makeRoom()
  }

  /** Take notice of what a thing weighs now. */
  weigh(name: string): void {
    const slot = this.#slots.get(name)
    if (slot === undefined) return
    this.#bytes += slot.item.bytes - slot.bytes
    slot.bytes = slot.item.bytes
    this.#makeRoom()
  }

  delete(name: string): void {
    const slot = this.#slots.get(name)
    if (slot === undefined) return
    this.#slots.delete(name)
    this.#bytes -= slot.bytes
    this.#ofAnything.delete(name)
    for (const tag of slot.item.reads.tags) {
      const names = this.#byTag.get(tag)
      names?.delete(name)
      if (names?.size === 0) this.#byTag.delete(tag)
    }
  }

  /** What was read from something with one of these tags. */
  touchedBy(tags: readonly string[] | 'all'): [name: string, item: Item][] {
    const names =
      tags === 'all'
        ? new Set(this.#slots.keys())
        : new Set([
            ...this.#ofAnything,
            ...tags.flatMap((tag) => [...(this.#byTag.get(tag) ?? [])]),
          ])
    return [...names].flatMap((name): [string, Item][] => {
      const slot = this.#slots.get(name)
      return slot ? [[name, slot.item]] : []
    })
  }

  #makeRoom(): void {
    for (const name of this.#slots.keys()) {
      if (this.#slots.size <= this.#limits.entriesMax && this.#bytes <= this.#limits.bytesMax)
        return
      this.delete(name)
    }
  }
}
