import { randomUUID } from 'node:crypto'
import type { Dataset } from '../dataset.ts'
import { RequestError } from './errors.ts'
import type {
  EventSink,
  EventSource,
  ServerSentEvent,
  StreamHub,
  StreamRequest,
} from './eventSource.ts'
import type { LakeLimits } from './limits.ts'
import { channelError, createListenStream } from './listen.ts'
import { createLiveStream } from './live.ts'
import { createTransactionLog } from './transactionLog.ts'

interface OpenStream {
  readonly source: EventSource
  readonly sink: EventSink
  readonly clientAddress: string
  readonly userId: string
}

/** @param onStreamError receives what ended a single stream */
export function createStreamHub(
  dataset: Dataset,
  limits: LakeLimits,
  onStreamError: (error: unknown) => void,
): StreamHub {
  const transactionLog = createTransactionLog({
    lastSequence: dataset.lastSequence,
    transactionsMax: limits.resumeTransactionsMax,
    changesMax: limits.resumeChangesMax,
    history: dataset.history,
  })
  const streams = new Set<OpenStream>()
  let closed = false

  const drop = (stream: OpenStream) => {
    if (streams.delete(stream)) stream.sink.end()
  }
  /** A client this far behind catches up faster by reconnecting and resuming. */
  const cut = (stream: OpenStream) => {
    if (streams.delete(stream)) stream.sink.cut()
  }
  const send = (stream: OpenStream, read: () => readonly ServerSentEvent[]) => {
    for (const event of eventsOrError(read, onStreamError)) {
      if (!streams.has(stream)) return
      const backlogBytes = stream.sink.write(format(event))
      if (event.isLast) drop(stream)
      else if (backlogBytes > limits.streamBacklogBytesMax) cut(stream)
    }
  }
  const stopListening = dataset.onTransaction((event) => {
    transactionLog.push(event)
    for (const stream of streams) send(stream, () => stream.source.onTransaction(event))
  })
  const keepAlive = setInterval(() => {
    for (const stream of streams) {
      if (stream.sink.write(': keep-alive\n\n') > limits.streamBacklogBytesMax) cut(stream)
    }
  }, limits.keepAliveMs)
  keepAlive.unref()

  return {
    openCount: () => streams.size,
    open(request, sink) {
      if (closed) throw new RequestError(503, 'The lake is shutting down')
      const { clientAddress } = request
      refuseTooMany(streams, clientAddress, limits)
      const source = sourceOf(request, dataset, limits)
      const stream = { source, sink, clientAddress, userId: request.caller.user.id }
      streams.add(stream)
      send(stream, () => source.begin(transactionLog))
      return () => void streams.delete(stream)
    },
    endOf(userId) {
      for (const stream of [...streams]) if (stream.userId === userId) drop(stream)
    },
    close() {
      closed = true
      stopListening()
      clearInterval(keepAlive)
      for (const stream of [...streams]) drop(stream)
    },
  }
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

function sourceOf(request: StreamRequest, dataset: Dataset, limits: LakeLimits): EventSource {
  if (request.kind === 'live') return createLiveStream(request)
  return createListenStream(request, dataset, limits, randomUUID())
}

function refuseTooMany(
  streams: ReadonlySet<OpenStream>,
  clientAddress: string,
  limits: LakeLimits,
): void {
  const open = [...streams]
  const own = open.filter((stream) => stream.clientAddress === clientAddress).length
  if (open.length >= limits.streamsMax || own >= limits.streamsPerClientMax) {
    throw new RequestError(429, 'Too many open event streams. Close some and try again.', {
      'retry-after': '5',
    })
  }
}

/** The wire form of the HTML standard's server-sent events; JSON never contains a line break. */
function format({ event, data, id }: ServerSentEvent): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
