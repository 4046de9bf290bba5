import type { ClientConfig } from '@sanity/client'
import { isRecord } from '../../app/content/isRecord.ts'
import { STREAM_URL } from './endpoints.ts'

/** The type of a custom fetch for `@sanity/client`. */
export type ClientFetch = ReturnType<NonNullable<ClientConfig['resolveFetch']>>

interface StreamOptions {
  /** Address the lake is mounted at, without a trailing slash. */
  lakeUrl: string
  /** For everything that is not an event stream. */
  fetch: ClientFetch
  openSocket: (url: string) => WebSocket
}

/**
 * A fetch that sends event streams through one WebSocket and everything else through `fetch`. Over
 * HTTP/1.1 a browser opens at most six connections to an origin; the Studio opens more streams than
 * that, and its ordinary requests would never be sent. `lake/http/multiplex.ts` describes the
 * messages. When the socket closes, every stream ends, and the client's event source reconnects.
 */
export function createStreamFetch({ lakeUrl, fetch, openSocket }: StreamOptions): ClientFetch {
  let channel: Promise<Channel> | undefined
  const connect = () => {
    channel ??= openChannel(openSocket(`${lakeUrl.replace(/^http/, 'ws')}/streams`), () => {
      channel = undefined
    })
    return channel
  }
  return async (input, init) => {
    const path = input.startsWith(`${lakeUrl}/`) ? input.slice(lakeUrl.length) : ''
    if (!STREAM_URL.test(path)) return fetch(input, init)
    const headers = new Headers(init?.headers)
    const lastEventId = headers.get('last-event-id')
    const request = {
      url: path,
      ...(lastEventId && { lastEventId }),
    }
    const open = await connect()
    init?.signal?.throwIfAborted()
    return open(request, init?.signal)
  }
}

interface StreamRequest {
  url: string
  lastEventId?: string
}

/** Opens a stream. */
type Channel = (request: StreamRequest, signal: AbortSignal | undefined) => Promise<Response>

/** What the lake says about a stream. */
interface Reply {
  id: string
  open?: boolean
  chunk?: string
  end?: boolean
  error?: { status: number; body: unknown }
}

interface Stream {
  receive(reply: Reply): void
  lose(): void
}

/**
 * Waits for the socket to open.
 * @throws TypeError, as fetch does, when it cannot be opened
 */
function openChannel(socket: WebSocket, onLost: () => void): Promise<Channel> {
  const streams = new Map<string, Stream>()
  let lastId = 0
  const open: Channel = (details, signal) => {
    lastId += 1
    const id = String(lastId)
    const send = (message: object) => {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ ...message, id }))
    }
    const { response, stream } = openStream(signal, () => {
      if (streams.delete(id)) send({ op: 'close' })
    })
    streams.set(id, {
      ...stream,
      receive(reply) {
        if (reply.end || reply.error) streams.delete(id)
        stream.receive(reply)
      },
    })
    send({ op: 'open', ...details })
    return response
  }
  socket.addEventListener('message', ({ data }) => {
    const reply = readReply(data)
    if (reply) streams.get(reply.id)?.receive(reply)
  })
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => resolve(open))
    socket.addEventListener('close', () => {
      onLost()
      for (const stream of streams.values()) stream.lose()
      streams.clear()
      reject(new TypeError('The connection to the Content Lake could not be opened'))
    })
  })
}

/** A response whose body is filled by replies; `cancel` is called when its reader has stopped. */
function openStream(
  signal: AbortSignal | undefined,
  cancel: () => void,
): { response: Promise<Response>; stream: Stream } {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const encoder = new TextEncoder()
  let body: ReadableStreamDefaultController<Uint8Array> | undefined
  const stop = (error?: unknown) => {
    signal?.removeEventListener('abort', abort)
    if (error === undefined) body?.close()
    else body?.error(error)
    body = undefined
    reject(error ?? new TypeError('The Content Lake ended the stream before it began'))
  }
  const abort = () => {
    cancel()
    stop(signal?.reason)
  }
  signal?.addEventListener('abort', abort)
  const accept = () => {
    const content = new ReadableStream<Uint8Array>({
      start(controller) {
        body = controller
      },
      cancel() {
        body = undefined
        signal?.removeEventListener('abort', abort)
        cancel()
      },
    })
    resolve(new Response(content, { headers: { 'content-type': 'text/event-stream' } }))
  }
  const refuse = ({ status, body }: NonNullable<Reply['error']>) => {
    resolve(Response.json(body, { status }))
    stop()
  }
  const receive = ({ open, chunk, end, error }: Reply) => {
    if (open) accept()
    if (chunk !== undefined) body?.enqueue(encoder.encode(chunk))
    if (end) stop()
    if (error) refuse(error)
  }
  return { response: promise, stream: { receive, lose: () => stop() } }
}

function readReply(data: unknown): Reply | undefined {
  if (typeof data !== 'string') return undefined
  const reply: unknown = JSON.parse(data)
  return isReply(reply) ? reply : undefined
}

function isReply(value: unknown): value is Reply {
  return isRecord(value) && typeof value.id === 'string'
}
