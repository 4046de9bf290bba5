import type { ServerOptions } from 'node:http'

/** Bounds of what one client can occupy; the lake bounds its own bodies. */
export interface HttpLimits {
  /** From the connection to the end of the headers. */
  headersTimeoutMs: number
  /** From the connection to the end of the body. */
  requestTimeoutMs: number
  /**
   * Between two requests; longer than load balancers reuse a connection, so that they close first.
   */
  keepAliveTimeoutMs: number
  /** Time in which no byte is transferred in either direction. */
  idleTimeoutMs: number
  /** From the request to the last byte of its response, however slowly it is read. */
  responseTimeoutMs: number
  /** How often those timeouts are checked. */
  checkIntervalMs: number
  headerBytesMax: number
  headersMax: number
  connectionsMax: number
  /** Only used when clients connect without a proxy. */
  connectionsPerAddressMax: number
  requestsPerConnectionMax: number
  /** Requests in flight per client. */
  requestsPerClientMax: number
  /**
   * Requests in flight on one connection: a client that reads nothing can send a thousand in 40 KB,
   * and their responses wait in memory.
   */
  pipelinedRequestsMax: number
  /** Path and query of a URL of the site. */
  urlBytesMax: number
  /** Body of a request to the site; uploads and writes to the lake have their own bounds. */
  bodyBytesMax: number
  /** From the headers to the end of a form's body. */
  bodyTimeoutMs: number
}

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS

export const HTTP_LIMITS: HttpLimits = {
  headersTimeoutMs: 10 * SECOND_MS,
  // Long enough for an editor's largest upload over a slow line.
  requestTimeoutMs: 5 * MINUTE_MS,
  keepAliveTimeoutMs: 65 * SECOND_MS,
  idleTimeoutMs: 70 * SECOND_MS,
  // The largest file at 100 KB a second.
  responseTimeoutMs: 10 * MINUTE_MS,
  checkIntervalMs: 5 * SECOND_MS,
  headerBytesMax: 16 * 1024,
  headersMax: 100,
  connectionsMax: 10_000,
  // Carrier-grade NAT puts whole towns behind one address.
  connectionsPerAddressMax: 1_000,
  requestsPerConnectionMax: 10_000,
  requestsPerClientMax: 1_000,
  pipelinedRequestsMax: 32,
  urlBytesMax: 4 * 1024,
  bodyBytesMax: 2 * 1024 * 1024,
  bodyTimeoutMs: 15 * SECOND_MS,
}

/** Options that `http.createServer` only accepts at construction. */
export function serverOptions(limits: HttpLimits = HTTP_LIMITS): ServerOptions {
  return {
    maxHeaderSize: limits.headerBytesMax,
    connectionsCheckingInterval: limits.checkIntervalMs,
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    // Requests without a body emit no stream events, which nothing here needs: a sixth more cached
    // pages per second.
    optimizeEmptyRequests: true,
    // A client may offer another protocol, such as h2c, and still expect a page (RFC 9110, 7.8).
    shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
  }
}
