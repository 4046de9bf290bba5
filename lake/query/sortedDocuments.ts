import type { StoredDocument } from '../core/documents.ts'

/**
 * Documents sorted by `_id` (UTF-16 code units). A change costs a binary search and one move of the
 * tail, so that reading needs no sorting.
 */
export class SortedDocuments {
  readonly #documents: StoredDocument[]

  /** Most keys of an index have one document, and an array that has grown needs five times more. */
  constructor(first?: StoredDocument) {
    this.#documents = first === undefined ? [] : [first]
  }

  get size(): number {
    return this.#documents.length
  }

  /** A copy of the list; later changes do not show in it. */
  toArray(): StoredDocument[] {
    return this.#documents.slice()
  }

  /** Inserts a document, or replaces the one with the same id. */
  put(document: StoredDocument): void {
    const at = this.#position(document._id)
    const found = this.#documents[at]?._id === document._id
    this.#documents.splice(at, found ? 1 : 0, document)
  }

  remove(id: string): void {
    const at = this.#position(id)
    if (this.#documents[at]?._id === id) this.#documents.splice(at, 1)
  }

  /** Index of the first document whose id is not before `id`. */
  #position(id: string): number {
    let low = 0
    let high = this.#documents.length
    const last = this.#documents[high - 1]
    if (last !== undefined && last._id < id) return high
    while (low < high) {
      const middle = (low + high) >>> 1
      const candidate = this.#documents[middle]
      if (candidate !== undefined && candidate._id < id) low = middle + 1
      else high = middle
    }
    return low
  }
}
