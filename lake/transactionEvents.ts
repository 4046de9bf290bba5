import type { TransactionEvent } from './core/dataset.ts'
import { isPublishedId, publishedIdOf, type StoredDocument } from './core/documents.ts'
import type { PreparedChange } from './mutate/transaction.ts'
import { publicTransactionTags, tagsOfDocument } from './query/syncTags.ts'
import type { View } from './query/view.ts'

/**
 * Passes committed transactions to listeners, in order, after the commit's caller has its result.
 */
export class TransactionEvents {
  readonly #listeners = new Set<(event: TransactionEvent) => void>()
  readonly #onListenerError: (error: unknown) => void

  constructor(onListenerError: (error: unknown) => void) {
    this.#onListenerError = onListenerError
  }

  /** Returns a function that removes the listener. */
  add(listener: (event: TransactionEvent) => void): () => void {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  announce(event: TransactionEvent): void {
    queueMicrotask(() => {
      for (const listener of [...this.#listeners]) {
        try {
          listener(event)
        } catch (error) {
          this.#onListenerError(error)
        }
      }
    })
  }
}

/**
 * Collects the tags that a transaction invalidates: call it with the state before, then with the
 * state after.
 */
export class InvalidatedTags {
  readonly #published = new Set<string>()
  readonly #all = new Set<string>()
  readonly #changes: readonly PreparedChange[]

  constructor(changes: readonly PreparedChange[]) {
    this.#changes = changes
  }

  /**
   * A perspective may show any document of a group, so a change to one of them can reveal or hide
   * the others. The values of all of them are therefore invalidated.
   */
  addTagsIn(raw: View): void {
    for (const { id } of this.#changes) {
      for (const document of raw.find([{ index: 'group', keys: [publishedIdOf(id)] }]))
        addTags(this.#all, document)
      if (!isPublishedId(id)) continue
      const document = raw.get(id)
      if (document !== undefined) addTags(this.#published, document)
    }
  }

  toPublic(): TransactionEvent['syncTags'] {
    return {
      published: publicTransactionTags(this.#published),
      all: publicTransactionTags(this.#all),
    }
  }
}

function addTags(tags: Set<string>, document: StoredDocument): void {
  for (const tag of tagsOfDocument(document)) tags.add(tag)
}
