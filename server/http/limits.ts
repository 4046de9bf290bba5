import type { Server } from 'node:http'

/** Time and size bounds of every connection; a body's bound belongs to who reads it. */
const HEADERS_TIMEOUT_MS = 10_000
/** Long enough for an editor's largest upload over a slow line. */
const REQUEST_TIMEOUT_MS = 5 * 60_000
const KEEP_ALIVE_TIMEOUT_MS = 65_000
const CHECK_INTERVAL_MS = 5_000
const HEADERS_MAX = 100
const CONNECTIONS_MAX = 10_000
const REQUESTS_PER_SOCKET_MAX = 10_000

/** Options of `http.createServer` that can only be given at its making. */
export const SERVER_OPTIONS = {
  maxHeaderSize: 16 * 1024,
  connectionsCheckingInterval: CHECK_INTERVAL_MS,
  headersTimeout: HEADERS_TIMEOUT_MS,
  requestTimeout: REQUEST_TIMEOUT_MS,
  keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
} as const

/** Bounds what one client can hold on to. */
export function limitConnections(server: Server): void {
  server.maxHeadersCount = HEADERS_MAX
  server.maxConnections = CONNECTIONS_MAX
  server.maxRequestsPerSocket = REQUESTS_PER_SOCKET_MAX
}
