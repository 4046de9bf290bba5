import type { TransactionEvent } from '../dataset.ts'

/**
 * The newest transactions in memory, for streams that resume after a disconnect. Bounded by
 * transactions and by changed documents, which it holds in memory.
 */
export interface Journal {
  push(event: TransactionEvent): void
  /** Everything after `sequence`, oldest first; null if some of it was dropped. */
  since(sequence: number): readonly TransactionEvent[] | null
  get(sequence: number): TransactionEvent | undefined
  /** Sequence of the newest transaction pushed, or the initial one. */
  readonly lastSequence: number
}

export function createJournal(options: {
  readonly lastSequence: number
  readonly transactionsMax: number
  readonly changesMax: number
}): Journal {
  const events: TransactionEvent[] = []
  let changes = 0
  let last = options.lastSequence

  return {
    get lastSequence() {
      return last
    },
    push(event) {
      events.push(event)
      changes += event.changes.length
      last = event.sequence
      while (
        events.length > options.transactionsMax ||
        (changes > options.changesMax && events.length > 1)
      ) {
        changes -= events.shift()?.changes.length ?? 0
      }
    },
    since(sequence) {
      if (sequence > last) return null
      const first = events[0]
      // Before the first stored transaction there is a gap, unless it is the very next one.
      const known = first === undefined ? last : first.sequence - 1
      return sequence < known ? null : events.filter((event) => event.sequence > sequence)
    },
    get: (sequence) => events.find((event) => event.sequence === sequence),
  }
}
