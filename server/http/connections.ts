import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { clientKey } from '../clientLimits.ts'
import { HTTP_LIMITS, type HttpLimits } from './limits.ts'
import type { RefusalReport } from './refusals.ts'

/** From this share of all connections on, those that wait for a next request are closed. */
const CROWDED_SHARE = 0.9

export interface ConnectionParts {
  /** Whether every connection is a proxy's: then addresses say nothing about clients. */
  behindProxy: boolean
  refused: RefusalReport
  limits?: HttpLimits
}

/**
 * Bounds the connections of a server: how many, how many from one address, and how long one may
 * stay without a byte moving. Idle ones make room for new ones before anybody is refused.
 */
export function limitConnections(
  server: Server,
  { behindProxy, refused, limits = HTTP_LIMITS }: ConnectionParts,
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
    const own = address === undefined ? 0 : (perAddress.get(address) ?? 0) + 1
    if (address !== undefined) perAddress.set(address, own)
    socket.once('close', () => {
      open -= 1
      if (address !== undefined) countDown(perAddress, address)
    })
    if (own > limits.connectionsPerAddressMax) {
      refused('connectionsOfAddress')
      socket.destroy()
    }
  })
}

/**
 * The site reads its own lake over such a connection: who fills the places of an address must not
 * shut it out, be it a proxy on this machine that nobody told it of.
 */
function isOfThisMachine({ remoteAddress, localAddress }: Socket): boolean {
  return remoteAddress !== undefined && remoteAddress === localAddress
}

/** One less; a count of zero is forgotten, so that the map is as large as what is open. */
export function countDown(counts: Map<string, number>, key: string): void {
  const left = (counts.get(key) ?? 0) - 1
  if (left > 0) counts.set(key, left)
  else counts.delete(key)
}
