import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

export type UpgradeHandler = (req: IncomingMessage, socket: Duplex, head: Buffer) => void

/** For a client to close its side of a connection that this side has ended. */
const CLOSING_MAX_MS = 2_000

/** The HTTP server no longer tracks upgraded sockets, so they must be closed here. */
export interface UpgradedSockets {
  destroyAll(): void
}

/**
 * Routes WebSocket upgrades to the handler whose prefix matches the path and refuses all others.
 * @param others handler of the rest; by default they get 404 and are closed
 */
export function routeUpgrades(
  server: Server,
  handlers: Readonly<Record<string, UpgradeHandler>>,
  others: UpgradeHandler = refuse,
): UpgradedSockets {
  const sockets = new Set<Duplex>()
  server.on('upgrade', (req, socket, head) => {
    // Without a listener, a connection error would end the process.
    socket.on('error', () => socket.destroy())
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.once('finish', () => closeWithin(socket, CLOSING_MAX_MS))
    const prefix = Object.keys(handlers).find((one) => req.url?.startsWith(one))
    const handle = prefix === undefined ? others : (handlers[prefix] ?? others)
    handle(req, socket, head)
  })
  return {
    destroyAll() {
      for (const socket of sockets) socket.destroy()
    },
  }
}

/**
 * An upgraded socket has none of the HTTP server's timeouts. What the client still sends is read,
 * because its end comes after it.
 */
function closeWithin(socket: Duplex, closingMaxMs: number): void {
  socket.resume()
  const timer = setTimeout(() => socket.destroy(), closingMaxMs)
  socket.once('close', () => clearTimeout(timer))
}

function refuse(_req: IncomingMessage, socket: Duplex): void {
  socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
}
