import type { TransactionEvent } from '../core/dataset.ts'
import type { Caller } from './authentication.ts'
import type { TransactionLog } from './transactionLog.ts'

/** The transport of an event stream: an HTTP response or a multiplexing socket. */
export interface EventSink {
  /** Sends a chunk; returns the number of buffered bytes. */
  write(chunk: string): number
  /** Ends the stream cleanly. Called at most once. */
  end(): void
  /** Destroys the connection of a client that does not read, and drops its buffer. */
  destroy(): void
}

export interface StreamRequest {
  readonly kind: 'listen' | 'live'
  readonly search: URLSearchParams
  readonly caller: Caller
  /** Whether the request that opened the stream would still be accepted. */
  readonly isStillAuthorized: () => Promise<boolean>
  /** Server-sent events' `Last-Event-ID`. */
  readonly lastEventId: string | undefined
}

/** What one kind of event stream sends: its first events, and the events of a transaction. */
export interface EventStreamSource {
  begin(log: TransactionLog): readonly ServerSentEvent[]
  onTransaction(event: TransactionEvent): readonly ServerSentEvent[]
}

export interface ServerSentEvent {
  readonly event: string
  readonly data: unknown
  readonly id?: string
  /** True on the last event before the server ends the stream. */
  readonly isLast?: boolean
}
