import type { TransactionEvent } from './dataset.ts'
import { isPublishedId, publishedIdOf, type StoredDocument } from './documents.ts'
import type { PreparedChange } from './mutate/transaction.ts'
import { publicTransactionTags, tagsOfDocument } from './query/syncTags.ts'
import type { View } from './query/view.ts'

/** Hands committed transactions to listeners, in order, after the commit's caller has its answer. */
export class TransactionEvents {
  readonly #listeners = new Set<(event: TransactionEvent) => void>()
  readonly #onListenerError: (error: unknown) => void

  constructor(onListenerError: (error: unknown) => void) {
    this.#onListenerError = onListenerError
  }

  /** Returns the function that stops it. */
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

/** Gathers what a transaction touches: note the state before it, then the state after it. */
export class TouchedTags {
  readonly #published = new Set<string>()
  readonly #all = new Set<string>()
  readonly #changes: readonly PreparedChange[]

  constructor(changes: readonly PreparedChange[]) {
    this.#changes = changes
  }

  /**
   * A perspective may show any document of a group, so a change to one of them can make each of
   * the others come into or go out of sight: all their values count.
   */
  note(raw: View): void {
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
