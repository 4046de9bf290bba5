import { randomUUID } from 'node:crypto'
import { startCpuTimer } from '../core/clock.ts'
import type { Dataset } from '../core/dataset.ts'
import { LakeError } from '../core/errors.ts'
import { RequestError } from './errors.ts'
import type {
  EventSink,
  EventStreamSource,
  ServerSentEvent,
  StreamHub,
  StreamRequest,
} from './eventStream.ts'
import type { LakeLimits } from './limits.ts'
import { channelError, createListenStream } from './listen.ts'
import { createLiveStream } from './live.ts'
import { createTransactionLog } from './transactionLog.ts'

interface OpenStream {
  readonly kind: StreamRequest['kind']
  readonly source: EventStreamSource
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

  const end = (stream: OpenStream) => {
    if (streams.delete(stream)) stream.sink.end()
  }
  /** A client this far behind catches up faster by reconnecting and resuming. */
  const destroy = (stream: OpenStream) => {
    if (streams.delete(stream)) stream.sink.destroy()
  }
  const send = (stream: OpenStream, read: () => readonly ServerSentEvent[]) => {
    for (const event of eventsOrError(read, onStreamError)) {
      if (!streams.has(stream)) return
      const backlogBytes = stream.sink.write(format(event))
      if (event.isLast) end(stream)
      else if (backlogBytes > limits.streamBacklogBytesMax) destroy(stream)
    }
  }
  const stopListening = dataset.onTransaction((event) => {
    transactionLog.push(event)
    const overBudget = filterBudget(limits.listenTotalTimeMaxMs, onStreamError)
    for (const stream of streams) {
      // Live events have no filter, and pages depend on them.
      const isGoingAway = stream.kind === 'listen' && overBudget()
      send(stream, isGoingAway ? goAway : () => stream.source.onTransaction(event))
    }
  })
  const keepAlive = setInterval(() => {
    for (const stream of streams) {
      if (stream.sink.write(': keep-alive\n\n') > limits.streamBacklogBytesMax) destroy(stream)
    }
  }, limits.keepAliveMs)
  keepAlive.unref()

  return {
    openCount: () => streams.size,
    open(request, sink) {
      if (closed) throw new RequestError(503, 'The lake is shutting down')
      const { kind, clientAddress } = request
      refuseTooMany(streams, clientAddress, limits)
      const source = sourceOf(request, dataset, limits)
      const stream = { kind, source, sink, clientAddress, userId: request.caller.user.id }
      streams.add(stream)
      send(stream, () => source.begin(transactionLog))
      return () => void streams.delete(stream)
    },
    closeStreamsOf(userId) {
      for (const stream of [...streams]) if (stream.userId === userId) end(stream)
    },
    close() {
      closed = true
      stopListening()
      clearInterval(keepAlive)
      for (const stream of [...streams]) end(stream)
    },
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
 * The last event of a listener that the server ends for its own reasons. Unlike after `channelError`,
 * the client reconnects, and resumes or starts again.
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
