import type { TransactionEvent } from './core/dataset.ts'
import { isPublishedId, publishedIdOf, type StoredDocument } from './core/documents.ts'
import type { PreparedChange } from './mutate/transaction.ts'
import { tagsOfDocument } from './query/syncTags.ts'
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
 * Adds the tags that a transaction invalidates: those of the state before, then those of the state
 * after. A perspective may show any document of a group, so a change to one of them can reveal or
 * hide the others. The values of all of them are therefore invalidated.
 */
export function addInvalidatedTags(
  { published, all }: Readonly<Record<'published' | 'all', Set<string>>>,
  changes: readonly PreparedChange[],
  raw: View,
): void {
  for (const { id } of changes) {
    for (const document of raw.find([{ index: 'group', keys: [publishedIdOf(id)] }]))
      addTags(all, document)
    const document = isPublishedId(id) ? raw.get(id) : undefined
    if (document !== undefined) addTags(published, document)
  }
}

function addTags(tags: Set<string>, document: StoredDocument): void {
  for (const tag of tagsOfDocument(document)) tags.add(tag)
}
