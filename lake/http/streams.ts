import { randomUUID } from 'node:crypto'
import { startCpuTimer } from '../../runtime/clock.ts'
import type { Dataset, TransactionEvent } from '../core/dataset.ts'
import { LakeError, RequestError } from '../core/errors.ts'
import type {
  EventConnection,
  EventSink,
  EventStreamSource,
  ServerSentEvent,
  StreamRequest,
} from './eventStream.ts'
import type { LakeLimits } from './lakeLimits.ts'
import { channelError, createListenStream } from './listenStream.ts'
import { createLiveStream } from './liveStream.ts'
import { createTransactionLog, type TransactionLog } from './transactionLog.ts'
import { UnreadEvents } from './unreadEvents.ts'

interface OpenStream {
  readonly kind: StreamRequest['kind']
  readonly source: EventStreamSource
  readonly sink: EventSink
  readonly userId: string
  readonly isStillAuthorized: () => Promise<boolean>
}

/** All open event streams of a lake. */
export class StreamHub {
  readonly #dataset: Dataset
  readonly #limits: LakeLimits
  readonly #onStreamError: (error: unknown) => void
  readonly #transactionLog: TransactionLog
  readonly #streams = new Set<OpenStream>()
  readonly #unread: UnreadEvents
  readonly #stopListening: () => void
  readonly #keepAlive: NodeJS.Timeout
  #isClosed = false

  /** @param onStreamError receives what ended a single stream */
  constructor(dataset: Dataset, limits: LakeLimits, onStreamError: (error: unknown) => void) {
    this.#dataset = dataset
    this.#limits = limits
    this.#onStreamError = onStreamError
    this.#unread = new UnreadEvents(limits.unreadBytesPerUserMax)
    this.#transactionLog = createTransactionLog({
      lastSequence: dataset.lastSequence,
      transactionsMax: limits.resumeTransactionsMax,
      changesMax: limits.resumeChangesMax,
      sizeMax: limits.resumeSizeMax,
      history: dataset.history,
    })
    this.#stopListening = dataset.onTransaction((event) => this.#onTransaction(event))
    this.#keepAlive = setInterval(() => this.#sendKeepAlive(), limits.keepAliveMs)
    this.#keepAlive.unref()
  }

  openCount(): number {
    return this.#streams.size
  }

  /**
   * Opens a stream and returns the function that closes it from the client's side.
   * @throws `RequestError` 400 or 429
   */
  open(request: StreamRequest, sink: EventSink): () => void {
    if (this.#isClosed) throw new RequestError(503, 'The lake is shutting down')
    const { kind, isStillAuthorized } = request
    const userId = request.caller.user.id
    refuseTooMany(this.#streams, userId, this.#limits)
    const source = sourceOf(request, this.#dataset, this.#limits)
    const stream = { kind, source, sink, userId, isStillAuthorized }
    this.#streams.add(stream)
    this.#send(stream, () => source.begin(this.#transactionLog))
    return () => void this.#streams.delete(stream)
  }

  /** Ends every stream whose request would now be refused, as after a sign-out or revocation. */
  closeUnauthorized(): void {
    for (const stream of this.#streams) {
      void stream
        .isStillAuthorized()
        .then((isStillAuthorized) => isStillAuthorized || this.#end(stream))
    }
  }

  /** Ends every stream and stops. */
  close(): void {
    this.#isClosed = true
    this.#stopListening()
    clearInterval(this.#keepAlive)
    for (const stream of [...this.#streams]) this.#end(stream)
  }

  #onTransaction(event: TransactionEvent): void {
    this.#transactionLog.push(event)
    const overBudget = filterBudget(this.#limits.listenTotalTimeMaxMs, this.#onStreamError)
    for (const stream of this.#streams) {
      // Live events have no filter, and pages depend on them.
      const isGoingAway = stream.kind === 'listen' && overBudget()
      this.#send(stream, isGoingAway ? goAway : () => stream.source.onTransaction(event))
    }
  }

  #sendKeepAlive(): void {
    this.closeUnauthorized()
    for (const stream of this.#streams) this.#write(stream, ': keep-alive\n\n')
  }

  #send(stream: OpenStream, read: () => readonly ServerSentEvent[]): void {
    for (const event of eventsOrError(read, this.#onStreamError)) {
      // Live events are small, and pages depend on them.
      if (stream.kind === 'listen' && this.#unread.isFull(stream.userId)) {
        this.#cut(stream.sink.connection)
      }
      if (!this.#streams.has(stream)) return
      this.#write(stream, format(event))
      if (event.isLast) this.#end(stream)
    }
  }

  #write(stream: OpenStream, chunk: string): void {
    const { userId, sink } = stream
    const connections = () => this.#connectionsOf(userId)
    const bytes = Buffer.byteLength(chunk)
    for (const behind of this.#unread.cutFor(userId, bytes, connections)) this.#cut(behind)
    if (!this.#streams.has(stream)) return
    sink.write(chunk)
    const { connection } = sink
    if (connection.unreadBytes() > this.#limits.streamBacklogBytesMax) this.#cut(connection)
  }

  #connectionsOf(userId: string): ReadonlySet<EventConnection> {
    const own = [...this.#streams].filter((stream) => stream.userId === userId)
    return new Set(own.map(({ sink }) => sink.connection))
  }

  #end(stream: OpenStream): void {
    if (this.#streams.delete(stream)) stream.sink.end()
  }

  /** A client this far behind catches up faster by reconnecting and resuming. */
  #cut(connection: EventConnection): void {
    for (const stream of this.#streams) {
      if (stream.sink.connection === connection) this.#streams.delete(stream)
    }
    connection.destroy()
  }
}

/**
 * The time that all listeners' filters may take together after one transaction.
 * @returns a function that returns whether it is used up, which is reported once
 */
function filterBudget(timeMaxMs: number, report: (error: unknown) => void): () => boolean {
  const cpuMs = startCpuTimer()
  let isReported = false
  return () => {
    if (cpuMs() <= timeMaxMs) return false
    const message = `The filters of all listeners took longer than ${timeMaxMs} ms for one transaction`
    if (!isReported) report(new LakeError(503, 'listenTimeExceeded', message))
    isReported = true
    return true
  }
}

/**
 * The last event of a listener that the server ends for its own reasons. Unlike after
 * `channelError`, the client reconnects, and resumes or starts again.
 */
function goAway(): readonly ServerSentEvent[] {
  const reason = 'Too many listeners for one transaction. Reconnect to receive it.'
  return [{ event: 'goaway', data: { reason }, isLast: true }]
}

/** A filter can fail on the content of a document, which must not affect other streams. */
function eventsOrError(
  read: () => readonly ServerSentEvent[],
  onStreamError: (error: unknown) => void,
): readonly ServerSentEvent[] {
  try {
    return read()
  } catch (error) {
    onStreamError(error)
    return [channelError(error)]
  }
}

function sourceOf(request: StreamRequest, dataset: Dataset, limits: LakeLimits): EventStreamSource {
  if (request.kind === 'live') return createLiveStream(request)
  return createListenStream(request, dataset, limits, randomUUID())
}

function refuseTooMany(streams: ReadonlySet<OpenStream>, userId: string, limits: LakeLimits): void {
  const open = [...streams]
  const openOfUser = open.filter((stream) => stream.userId === userId).length
  if (open.length >= limits.streamsMax || openOfUser >= limits.streamsPerUserMax) {
    throw new RequestError(429, 'Too many open event streams. Close some and try again.', {
      'retry-after': '5',
    })
  }
}

/** The wire form of the HTML standard's server-sent events; JSON never contains a line break. */
function format({ event, data, id }: ServerSentEvent): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
