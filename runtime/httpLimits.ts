import type { ServerOptions } from 'node:http'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS

/** Bounds of what one client can occupy; the lake bounds its own bodies. */
export const HTTP_LIMITS = {
  /** From the connection to the end of the headers. */
  headersTimeoutMs: 10 * SECOND_MS,
  /**
   * From the connection to the end of the body; long enough for an editor's largest upload over a
   * slow line.
   */
  requestTimeoutMs: 5 * MINUTE_MS,
  /**
   * Between two requests; longer than load balancers reuse a connection, so that they close first.
   */
  keepAliveTimeoutMs: 65 * SECOND_MS,
  /** Time in which no byte is transferred in either direction. */
  idleTimeoutMs: 70 * SECOND_MS,
  /** From the request to the last byte of its response: the largest file at 100 KB a second. */
  responseTimeoutMs: 10 * MINUTE_MS,
  /** How often those timeouts are checked. */
  checkIntervalMs: 5 * SECOND_MS,
  headerBytesMax: 16 * 1024,
  headersMax: 100,
  connectionsMax: 10_000,
  /**
   * Only used when clients connect without a proxy. Carrier-grade NAT puts whole towns behind one
   * address.
   */
  connectionsPerAddressMax: 1_000,
  requestsPerConnectionMax: 10_000,
  /** Requests in flight per client. */
  requestsPerClientMax: 1_000,
  /**
   * Requests in flight on one connection: a client that reads nothing can send a thousand in 40 KB,
   * and their responses wait in memory.
   */
  pipelinedRequestsMax: 32,
  /** Path and query of a URL of the site. */
  urlBytesMax: 4 * 1024,
  /** Body of a request to the site; uploads and writes to the lake have their own bounds. */
  bodyBytesMax: 2 * 1024 * 1024,
  /** From the headers to the end of a form's body. */
  bodyTimeoutMs: 15 * SECOND_MS,
}

export type HttpLimits = typeof HTTP_LIMITS

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
