import { createServer, type IncomingMessage } from 'node:http'
import { PAGE_UPDATES_PATH } from '../../app/content/urls/serverPaths.ts'
import { STREAM_URL } from '../../lake/http/endpoints.ts'
import { systemClock } from '../../runtime/clock.ts'
import { serverOptions } from '../../runtime/httpLimits.ts'
import type { Log } from '../../runtime/log.ts'
import { type RateLimit, RateLimiter } from '../../runtime/rateLimiter.ts'
import { countRequests } from '../../runtime/shutdown.ts'
import type { Config } from '../config/config.ts'
import { clientAddress, clientKey } from '../http/limits/clientAddress.ts'
import { limitConnections } from '../http/limits/connections.ts'
import { countRefusals } from '../http/limits/refusals.ts'
import { createMetrics } from '../metrics/metrics.ts'

export type HttpServer = ReturnType<typeof createHttpServer>

/** The HTTP server with its limits and counters, before anything handles its requests. */
export function createHttpServer(config: Config, log: Log) {
  const server = createServer(serverOptions())
  const isStream = ({ url = '' }: IncomingMessage) =>
    STREAM_URL.test(url) || url.startsWith(`${PAGE_UPDATES_PATH}?`)
  const metrics = config.metricsPort === undefined ? undefined : createMetrics(isStream)
  if (metrics) server.on('request', metrics.onRequest)
  const refusals = countRefusals(log, systemClock.now)
  const behindProxy = config.trustProxyHops > 0
  limitConnections(server, { behindProxy, refused: refusals.refused })
  const clientOf = (req: IncomingMessage) => clientKey(clientAddress(req, config.trustProxyHops))
  let stopping = false
  return {
    server,
    /** Undefined if no metrics are collected. */
    metrics,
    refusals,
    requests: countRequests(server, isStream),
    /** The key of a client, for limits. */
    clientOf,
    /** Takes a token for the client of a request, as `RateLimiter.consume` does. */
    limiter(limit: RateLimit) {
      const clients = new RateLimiter(systemClock, limit)
      return (req: IncomingMessage) => clients.consume(clientOf(req))
    },
    /** Whether the response is an event stream, which has no end of its own. */
    isStream,
    isStopping: () => stopping,
    /** From here on every response closes its connection. */
    setStopping() {
      stopping = true
    },
  }
}
