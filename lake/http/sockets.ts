import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { RequestError } from '../core/errors.ts'
import type { Caller, CallerResolver } from './authentication.ts'
import { checkDatasetName } from './datasetName.ts'
import { VERSION_PATTERN } from './endpoints.ts'
import { describeError, type ErrorResponse } from './errors.ts'
import type { LakeLimits } from './lakeLimits.ts'
import { serveMultiplex } from './multiplex.ts'
import { PresenceRoom } from './presence.ts'
import type { StreamHub } from './streams.ts'
import type { ReportUnknownEndpoint } from './unknownEndpoints.ts'

const MESSAGE_BYTES_MAX = 256 * 1024
const CLOSE_MAX_MS = 1_000
const PRESENCE_PATH = new RegExp(`^/v${VERSION_PATTERN}/socket/([^/]+)$`)
const MULTIPLEX_PATH = '/streams'

interface SocketServices {
  readonly hub: StreamHub
  readonly callers: CallerResolver
  isCrossOrigin(req: IncomingMessage): boolean
  readonly reportUnknownEndpoint: ReportUnknownEndpoint
  readonly limits: LakeLimits
  readonly onError: (error: unknown) => void
}

interface Admitted {
  caller: Caller
  isStillAuthorized: () => Promise<boolean>
}

/** The lake's WebSockets: presence and multiplexed event streams. */
export class LakeSockets {
  readonly #services: SocketServices
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MESSAGE_BYTES_MAX,
    perMessageDeflate: false,
  })
  readonly #room: PresenceRoom
  readonly #accepted = new Map<WebSocket, Admitted>()
  readonly #stopHeartbeat: () => void

  constructor(services: SocketServices) {
    const { reportUnknownEndpoint, limits } = services
    this.#services = services
    this.#room = new PresenceRoom((method) =>
      reportUnknownEndpoint('RPC', `/socket#${method.slice(0, 60)}`),
    )
    this.#stopHeartbeat = startHeartbeat(this.#server, limits.keepAliveMs, () =>
      this.closeUnauthorized(),
    )
  }

  /** Handles an upgrade request; `path` is below the mount. Never rejects. */
  async accept(req: IncomingMessage, socket: Duplex, head: Buffer, path: string): Promise<void> {
    socket.on('error', () => socket.destroy())
    try {
      const admitted = await this.#admit(req, path)
      if (socket.destroyed) return
      this.#server.handleUpgrade(req, socket, head, (opened) => this.#begin(opened, path, admitted))
    } catch (error) {
      const response = describeError(error)
      if (!response.expected) this.#services.onError(error)
      refuse(socket, response)
    }
  }

  /** Cuts every socket whose request would now be refused, as after a sign-out or revocation. */
  closeUnauthorized(): void {
    // Not a closing handshake: until its end the peer could still open streams.
    for (const [socket, one] of this.#accepted) {
      void one
        .isStillAuthorized()
        .then((isStillAuthorized) => isStillAuthorized || socket.terminate())
    }
  }

  close(): void {
    this.#stopHeartbeat()
    const { clients } = this.#server
    for (const socket of clients) socket.close(1001, 'The lake is shutting down')
    // A peer that does not respond to the closing handshake must not delay the shutdown.
    const closeTimer = setTimeout(() => {
      for (const socket of clients) socket.terminate()
    }, CLOSE_MAX_MS)
    closeTimer.unref()
    this.#server.close()
  }

  async #admit(req: IncomingMessage, path: string): Promise<Admitted> {
    const { isCrossOrigin, callers, reportUnknownEndpoint, limits } = this.#services
    // Authentication comes first, as for requests.
    const caller = await callers.resolve(req)
    if (isCrossOrigin(req)) {
      throw new RequestError(403, 'Sockets from other origins are refused')
    }
    const [, requestedDataset] = PRESENCE_PATH.exec(path) ?? []
    if (requestedDataset !== undefined) checkDatasetName(requestedDataset)
    else if (path !== MULTIPLEX_PATH) {
      reportUnknownEndpoint('WS', path)
      throw new RequestError(404, 'No such socket')
    }
    // Not by address: editors of one office share theirs.
    const openOfUser = [...this.#accepted.values()].filter(
      (each) => each.caller.user.id === caller.user.id,
    ).length
    if (this.#accepted.size >= limits.socketsMax || openOfUser >= limits.socketsPerUserMax) {
      throw new RequestError(429, 'Too many open sockets')
    }
    return { caller, isStillAuthorized: () => callers.isStillAuthorized(req) }
  }

  #begin(socket: WebSocket, path: string, admitted: Admitted): void {
    const { hub, onError } = this.#services
    const { caller, isStillAuthorized } = admitted
    this.#accepted.set(socket, admitted)
    socket.on('close', () => this.#accepted.delete(socket))
    socket.on('error', () => socket.terminate())
    if (path !== MULTIPLEX_PATH) this.#room.join(socket, caller)
    else serveMultiplex(socket, { hub, caller, isStillAuthorized, onError })
  }
}

/** Responds to an upgrade request with an error; there is no `ServerResponse` for it. */
function refuse(socket: Duplex, { status, body, headers }: ErrorResponse): void {
  const text = JSON.stringify(body)
  const fields = Object.entries({
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    connection: 'close',
    ...headers,
  })
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...fields.map((one) => one.join(': ')),
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${text}`)
}

/** Pings every socket; one that has not answered by the next ping is destroyed. */
function startHeartbeat(
  server: WebSocketServer,
  intervalMs: number,
  onBeat: () => void,
): () => void {
  const silent = new WeakSet<WebSocket>()
  const timer = setInterval(() => {
    onBeat()
    for (const socket of server.clients) {
      if (silent.has(socket)) {
        socket.terminate()
        continue
      }
      silent.add(socket)
      socket.once('pong', () => silent.delete(socket))
      socket.ping()
    }
  }, intervalMs)
  timer.unref()
  return () => clearInterval(timer)
}
