import type { TransactionEvent } from '../core/dataset.ts'
import type { Caller } from './authentication.ts'
import type { TransactionLog } from './transactionLog.ts'

/** What carries one event stream, or several of one user: an HTTP response or a WebSocket. */
export interface EventConnection {
  /** Bytes that wait to be sent. */
  unreadBytes(): number
  /** Cuts off a client that does not read, and drops its buffer. */
  destroy(): void
}

/** The client's end of an event stream. */
export interface EventSink {
  readonly connection: EventConnection
  write(chunk: string): void
  /** Ends the stream cleanly. Called at most once. */
  end(): void
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
