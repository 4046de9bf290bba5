import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { countDown } from '../../../runtime/countDown.ts'
import { HTTP_LIMITS, type HttpLimits } from '../../../runtime/httpLimits.ts'
import { clientKey } from './clientAddress.ts'
import type { RefusalReport } from './refusals.ts'

/** Above this share of the maximum, idle keep-alive connections are closed. */
const CROWDED_SHARE = 0.9

export interface ConnectionLimitOptions {
  /** Whether every connection comes from a proxy: then addresses do not identify clients. */
  behindProxy: boolean
  refused: RefusalReport
  limits?: HttpLimits
}

/**
 * Bounds the connections of a server: in total, per address, and in idle time. Idle connections are
 * closed before a new one is refused.
 */
export function limitConnections(
  server: Server,
  { behindProxy, refused, limits = HTTP_LIMITS }: ConnectionLimitOptions,
): void {
  server.maxHeadersCount = limits.headersMax
  server.maxConnections = limits.connectionsMax
  server.maxRequestsPerSocket = limits.requestsPerConnectionMax
  server.timeout = limits.idleTimeoutMs
  const perAddress = new Map<string, number>()
  let open = 0

  server.on('drop', () => refused('connections'))
  server.on('connection', (socket: Socket) => {
    open += 1
    if (open > limits.connectionsMax * CROWDED_SHARE) server.closeIdleConnections()
    const isCounted = !behindProxy && !isOfThisMachine(socket)
    const address = isCounted ? clientKey(socket.remoteAddress ?? 'unknown') : undefined
    const openFromClient = address === undefined ? 0 : (perAddress.get(address) ?? 0) + 1
    if (address !== undefined) perAddress.set(address, openFromClient)
    socket.once('close', () => {
      open -= 1
      if (address !== undefined) countDown(perAddress, address)
    })
    if (openFromClient > limits.connectionsPerAddressMax) {
      refused('connectionsPerAddress')
      socket.destroy()
    }
  })
}

/**
 * The site reads its own lake over such a connection, so a client that uses up the share of an
 * address must not shut it out, even through an unconfigured proxy on this machine.
 */
function isOfThisMachine({ remoteAddress, localAddress }: Socket): boolean {
  return remoteAddress !== undefined && remoteAddress === localAddress
}
