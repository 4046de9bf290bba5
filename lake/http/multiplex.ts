import type { WebSocket } from 'ws'
import { RequestError } from '../core/errors.ts'
import { isRecord } from '../core/json.ts'
import type { Caller } from './authentication.ts'
import { parseJson } from './body.ts'
import { checkDatasetName } from './datasetName.ts'
import { VERSION_PATTERN } from './endpoints.ts'
import { describeError } from './errors.ts'
import type { EventConnection } from './eventStream.ts'
import { runSerially } from './runSerially.ts'
import type { StreamHub } from './streams.ts'

/**
 * Many event streams over one WebSocket, at `<mount>/streams`.
 *
 * A browser opens at most six HTTP/1.1 connections to an origin, and the Studio needs more streams
 * than that. Its client therefore opens `data/listen` and `data/live/events` over this socket.
 *
 * Each text frame is one JSON object. The browser chooses `id`, which is unique among open streams.
 *
 * Browser to lake:
 *   {"op": "open", "id": "1", "url": "/v2025-02-19/data/listen/production?query=...",
 *    "lastEventId"?: "..."}                       `url` is relative to the mount
 *   {"op": "close", "id": "1"}
 *
 * Lake to browser:
 *   {"id": "1", "open": true}                        accepted; chunks follow
 *   {"id": "1", "chunk": "event: welcome\n..."}      a piece of a `text/event-stream` body
 *   {"id": "1", "end": true}                         the stream has ended; open it again to resume
 *   {"id": "1", "error": {"status": 400, "body": {...}}}   refused, in Sanity's error shape
 */

/** The `url` of a message that opens a stream. */
const OPENED_URL = new RegExp(`^/v${VERSION_PATTERN}/data/(listen|live/events)/([^/?]+)(?:\\?|$)`)
const MESSAGE_DEPTH_MAX = 4

export interface MultiplexOptions {
  readonly hub: StreamHub
  /** The authenticated caller of the socket. */
  readonly caller: Caller
  /** Whether the request that opened the socket would still be accepted. */
  readonly isStillAuthorized: () => Promise<boolean>
  readonly onError: (error: unknown) => void
}

/** Serves the protocol above on an accepted socket until it closes. */
export function serveMultiplex(socket: WebSocket, options: MultiplexOptions): void {
  const streams = new MultiplexedStreams(socket, options)
  // A message waits for the one before it, because opening a stream checks the session first.
  let received = Promise.resolve()
  socket.on('message', (data) => {
    received = received
      .then(() => streams.receive(data.toString()))
      .catch(() => socket.close(1007, 'Not a message of this protocol'))
  })
  socket.on('close', () => streams.close())
}

type Message = Readonly<Record<string, unknown>>

class MultiplexedStreams {
  readonly #socket: WebSocket
  readonly #options: MultiplexOptions
  readonly #connection: EventConnection
  /** Functions that close the open streams, by id. */
  readonly #open = new Map<string, () => void>()

  constructor(socket: WebSocket, options: MultiplexOptions) {
    this.#socket = socket
    this.#options = options
    this.#connection = {
      unreadBytes: () => socket.bufferedAmount,
      destroy: () => socket.terminate(),
    }
  }

  async receive(text: string): Promise<void> {
    const message = parseJson(text, MESSAGE_DEPTH_MAX, 'The message')
    const id = isRecord(message) ? message.id : undefined
    if (!isRecord(message) || typeof id !== 'string' || id.length > 64) {
      throw new RequestError(400, 'A message needs an "id" of at most 64 characters')
    }
    try {
      if (message.op === 'open') await this.#openStream(id, message)
      else if (message.op === 'close') this.#closeStream(id)
      else throw new RequestError(400, '"op" must be "open" or "close"')
    } catch (error) {
      const { status, body, expected } = describeError(error)
      if (!expected) this.#options.onError(error)
      this.#send({ id, error: { status, body } })
    }
  }

  close(): void {
    for (const close of this.#open.values()) close()
    this.#open.clear()
  }

  async #openStream(id: string, { url, lastEventId }: Message): Promise<void> {
    if (this.#open.has(id)) throw new RequestError(400, `Stream "${id}" is already open`)
    const { caller, isStillAuthorized } = this.#options
    // The client reconnects, and is refused by the upgrade.
    if (!(await isStillAuthorized())) this.#socket.terminate()
    // A tab resumes all of its streams in one go, and each may read hundreds of transactions.
    await runSerially(caller.user.id, () => this.#startStream(id, url, lastEventId))
  }

  #startStream(id: string, url: unknown, lastEventId: unknown): void {
    const { hub, caller, isStillAuthorized } = this.#options
    if (this.#socket.readyState !== this.#socket.OPEN) return
    let isAccepted = false
    let ended = false
    const close = hub.open(
      {
        ...readUrl(url),
        caller,
        isStillAuthorized,
        lastEventId: typeof lastEventId === 'string' ? lastEventId : undefined,
      },
      {
        write: (chunk) => {
          if (!isAccepted) this.#send({ id, open: true })
          isAccepted = true
          this.#send({ id, chunk })
        },
        end: () => {
          ended = true
          this.#open.delete(id)
          this.#send({ id, end: true })
        },
        connection: this.#connection,
      },
    )
    // An invalid filter ends its stream before it is open.
    if (!ended) this.#open.set(id, close)
  }

  #closeStream(id: string): void {
    this.#open.get(id)?.()
    this.#open.delete(id)
  }

  #send(message: Message): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify(message))
  }
}

function readUrl(url: unknown): { kind: 'listen' | 'live'; search: URLSearchParams } {
  const match = typeof url === 'string' ? OPENED_URL.exec(url) : null
  if (typeof url !== 'string' || !match) {
    throw new RequestError(404, '"url" is not the URL of an event stream')
  }
  checkDatasetName(match[2] ?? '')
  return {
    kind: match[1] === 'listen' ? 'listen' : 'live',
    search: new URL(url, 'http://lake.invalid').searchParams,
  }
}
