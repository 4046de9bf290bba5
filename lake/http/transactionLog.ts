import type { CommittedTransaction, DatasetHistory, TransactionEvent } from '../core/dataset.ts'

export type TransactionLog = ReturnType<typeof createTransactionLog>

/**
 * The newest transactions, for streams that resume after a disconnect. Those of this process are in
 * memory, bounded by their number, their changed documents and their size; older ones are in the
 * history.
 */
export function createTransactionLog(options: {
  readonly lastSequence: number
  readonly transactionsMax: number
  readonly changesMax: number
  /** Characters of JSON. */
  readonly sizeMax: number
  readonly history: Pick<DatasetHistory, 'committedBetween'>
}) {
  const events: TransactionEvent[] = []
  let changes = 0
  let size = 0
  let last = options.lastSequence

  const since = (sequence: number): readonly TransactionEvent[] | null => {
    if (sequence > last) return null
    const first = events[0]
    // Before the first stored transaction there is a gap, unless it is the very next one.
    const availableSince = first === undefined ? last : first.sequence - 1
    return sequence < availableSince ? null : events.filter((event) => event.sequence > sequence)
  }
  const stored = (after: number, until: number) =>
    until - after > options.transactionsMax
      ? null
      : options.history.committedBetween(after, until, {
          changes: options.changesMax,
          size: options.sizeMax,
        })

  return {
    /** Sequence of the newest transaction pushed, or the initial one. */
    get lastSequence() {
      return last
    },
    push(event: TransactionEvent) {
      events.push(event)
      changes += event.changes.length
      size += event.size
      last = event.sequence
      const isTooLarge = () => changes > options.changesMax || size > options.sizeMax
      while (events.length > options.transactionsMax || (isTooLarge() && events.length > 1)) {
        const dropped = events.shift()
        changes -= dropped?.changes.length ?? 0
        size -= dropped?.size ?? 0
      }
    },
    /** Everything after `sequence`, oldest first; null if some of it was dropped. */
    since,
    /**
     * As `since`, with the history, so that streams that need no sync tags resume after a restart.
     */
    committedSince(sequence: number): readonly CommittedTransaction[] | null {
      const recent = since(sequence)
      if (recent !== null || sequence > last) return recent
      const older = stored(sequence, (events[0]?.sequence ?? last + 1) - 1)
      return older && [...older, ...events]
    },
    get: (sequence: number): CommittedTransaction | undefined =>
      events.find((event) => event.sequence === sequence) ?? stored(sequence - 1, sequence)?.[0],
  }
}
