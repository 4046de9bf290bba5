import { createServer, type IncomingMessage, type Server } from 'node:http'
import { systemClock } from '../../lake/clock.ts'
import { serverOptions } from '../../lake/process/httpLimits.ts'
import type { Log } from '../../lake/process/log.ts'
import { countRequests, type RequestCount } from '../../lake/process/shutdown.ts'
import type { Config } from '../config/config.ts'
import { limitConnections } from '../http/limits/connections.ts'
import { countRefusals, type Refusals } from '../http/limits/refusals.ts'
import { clientAddress } from '../http/middleware/clientAddress.ts'
import { createMetrics, type Metrics } from '../metrics/metrics.ts'

/** The HTTP server with its limits and counters, before anything handles its requests. */
export interface HttpServer {
  server: Server
  /** Undefined if no metrics are collected. */
  metrics: Metrics | undefined
  refusals: Refusals
  requests: RequestCount
  clientOf(req: IncomingMessage): string
  /** Whether the response is an event stream, which has no end of its own. */
  isStream(req: IncomingMessage): boolean
  isStopping(): boolean
  /** From here on every response closes its connection. */
  setStopping(): void
}

/** Event streams of the lake and of open pages. */
const STREAM = /^\/(?:lake\/v[^/]+\/data\/(?:listen|live\/events)\/|page-updates\?)/

export function createHttpServer(config: Config, log: Log): HttpServer {
  const server = createServer(serverOptions())
  const metrics = config.metricsPort === undefined ? undefined : createMetrics()
  if (metrics) server.on('request', metrics.onRequest)
  const refusals = countRefusals(log, systemClock.now)
  const behindProxy = config.trustProxyHops > 0
  limitConnections(server, { behindProxy, refused: refusals.refused })
  const isStream = (req: IncomingMessage) => STREAM.test(req.url ?? '')
  let stopping = false
  return {
    server,
    metrics,
    refusals,
    requests: countRequests(server, isStream),
    clientOf: (req) => clientAddress(req, config.trustProxyHops),
    isStream,
    isStopping: () => stopping,
    setStopping() {
      stopping = true
    },
  }
}
