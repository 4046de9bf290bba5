import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

export type UpgradeHandler = (req: IncomingMessage, socket: Duplex, head: Buffer) => void

/** Sockets that left HTTP: a server no longer counts them, so closing them is up to us. */
export interface UpgradedSockets {
  destroyAll(): void
}

/**
 * Hands WebSocket upgrades to the handler whose prefix begins the path and refuses all others.
 * @param others what to do with the rest; the default answers 404 and closes
 */
export function routeUpgrades(
  server: Server,
  handlers: Readonly<Record<string, UpgradeHandler>>,
  others: UpgradeHandler = refuse,
): UpgradedSockets {
  const sockets = new Set<Duplex>()
  server.on('upgrade', (req, socket, head) => {
    // Without a listener an error of the connection would end the process.
    socket.on('error', () => socket.destroy())
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
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

function refuse(_req: IncomingMessage, socket: Duplex): void {
  socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
}
