import type { TransactionEvent } from '../dataset.ts'
import type { Caller } from './callers.ts'
import type { Journal } from './journal.ts'

/** Where the text of an event stream goes: an HTTP response or a multiplexing socket. */
export interface EventSink {
  /** Sends a piece; answers the bytes still waiting for the reader. */
  write(chunk: string): number
  /** Ends the stream, telling the reader. Called at most once. */
  end(): void
  /** Cuts the connection of a reader that does not read, and drops what waits for it. */
  cut(): void
}

export interface StreamRequest {
  readonly kind: 'listen' | 'live'
  readonly search: URLSearchParams
  readonly caller: Caller
  /** Server-sent events' `Last-Event-ID`. */
  readonly lastEventId: string | undefined
  /** Whose limit it counts against. */
  readonly clientAddress: string
}

/** One kind of stream: what to say first, and what to say about a transaction. */
export interface EventSource {
  begin(journal: Journal): readonly ServerSentEvent[]
  onTransaction(event: TransactionEvent): readonly ServerSentEvent[]
}

export interface ServerSentEvent {
  readonly event: string
  readonly data: unknown
  readonly id?: string
  /** True on the last event before the server ends the stream. */
  readonly isLast?: boolean
}

/** All open event streams of a lake. */
export interface StreamHub {
  /**
   * Opens a stream and answers the function that closes it (from the reader's side).
   * Throws `RequestError` 400 or 429.
   */
  open(request: StreamRequest, sink: EventSink): () => void
  readonly openCount: () => number
  /** Ends every stream of a user. */
  endOf(userId: string): void
  /** Ends every stream and stops. */
  close(): void
}
