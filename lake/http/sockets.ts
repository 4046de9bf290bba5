import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Caller, CallerResolver } from './callers.ts'
import { describeError, RequestError } from './errors.ts'
import type { StreamHub } from './eventSource.ts'
import type { Ledger } from './ledger.ts'
import type { LakeLimits } from './limits.ts'
import { serveMultiplex } from './multiplex.ts'
import type { OriginPolicy } from './origins.ts'
import { createPresenceRoom } from './presence.ts'

const MESSAGE_BYTES_MAX = 256 * 1024
const PRESENCE_PATH = /^\/v(?:1|X|\d{4}-\d{2}-\d{2})\/socket\/([^/]+)$/
const MULTIPLEX_PATH = '/streams'

/** The lake's WebSockets: presence and multiplexed event streams. */
export interface LakeSockets {
  /** Handles an upgrade request; `path` is below the mount. Never rejects. */
  accept(req: IncomingMessage, socket: Duplex, head: Buffer, path: string): Promise<void>
  /** Cuts every socket of a user. */
  endOf(userId: string): void
  close(): void
}

export function createSockets(services: {
  readonly hub: StreamHub
  readonly callers: CallerResolver
  readonly origins: OriginPolicy
  readonly ledger: Ledger
  readonly limits: LakeLimits
  readonly clientAddress: (req: IncomingMessage) => string
  readonly onError: (error: unknown) => void
}): LakeSockets {
  const { hub, callers, ledger, limits, clientAddress, onError } = services
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MESSAGE_BYTES_MAX,
    perMessageDeflate: false,
  })
  const room = createPresenceRoom((method) =>
    ledger.record('RPC', `/socket#${method.slice(0, 60)}`),
  )
  const accepted = new Map<WebSocket, { address: string; userId: string }>()
  const stopHeartbeat = keepHeartbeat(server, limits.keepAliveMs)

  const begin = (socket: WebSocket, path: string, caller: Caller, address: string) => {
    accepted.set(socket, { address, userId: caller.user.id })
    socket.on('close', () => accepted.delete(socket))
    socket.on('error', () => socket.terminate())
    if (path !== MULTIPLEX_PATH) return room.join(socket, caller)
    return serveMultiplex(socket, { hub, caller, clientAddress: address, onError })
  }
  const admit = async (req: IncomingMessage, path: string) => {
    if (services.origins.isForeign(req)) {
      throw new RequestError(403, 'Sockets from other origins are refused')
    }
    const caller = await callers.resolve(req)
    if (path !== MULTIPLEX_PATH && !PRESENCE_PATH.test(path)) {
      ledger.record('WS', path)
      throw new RequestError(404, 'No such socket')
    }
    const address = clientAddress(req)
    const own = [...accepted.values()].filter((each) => each.address === address).length
    if (accepted.size >= limits.socketsMax || own >= limits.socketsPerClientMax) {
      throw new RequestError(429, 'Too many open sockets')
    }
    return { address, caller }
  }

  return {
    async accept(req, socket, head, path) {
      socket.on('error', () => socket.destroy())
      try {
        const { address, caller } = await admit(req, path)
        if (socket.destroyed) return
        server.handleUpgrade(req, socket, head, (opened) => begin(opened, path, caller, address))
      } catch (error) {
        const { status, expected } = describeError(error)
        if (!expected) onError(error)
        socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`)
      }
    },
    endOf(userId) {
      // Not a closing handshake: until its end the peer could still open streams.
      for (const [socket, one] of accepted) if (one.userId === userId) socket.terminate()
    },
    close() {
      stopHeartbeat()
      for (const socket of server.clients) socket.close(1001, 'The lake is shutting down')
      // A peer that does not answer the closing handshake must not delay the shutdown.
      const impatience = setTimeout(() => {
        for (const socket of server.clients) socket.terminate()
      }, 1000)
      impatience.unref()
      server.close()
    },
  }
}

/** Pings every socket; one that has not answered by the next ping is destroyed. */
function keepHeartbeat(server: WebSocketServer, intervalMs: number): () => void {
  const silent = new WeakSet<WebSocket>()
  const timer = setInterval(() => {
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
