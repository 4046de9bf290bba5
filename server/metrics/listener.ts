import { once } from 'node:events'
import { createServer } from 'node:http'
import { serverOptions } from '../../runtime/httpLimits.ts'
import { listen } from '../../runtime/listen.ts'
import type { Log } from '../../runtime/log.ts'
import type { Metrics } from './metrics.ts'

/** Metrics are for this machine only: the collector runs on it too. */
const HOST = '127.0.0.1'
const CONNECTIONS_MAX = 20

/**
 * Serves `GET /metrics` on a separate port, on the loopback interface only.
 * @throws ConfigError if the port can't be used
 */
export async function listenForMetrics(
  port: number,
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  log: Pick<Log, 'error'>,
) {
  const server = createServer(serverOptions(), (req, res) => {
    if (req.url !== '/metrics' || req.method !== 'GET') {
      res.writeHead(404, { 'Content-Type': 'text/plain' }).end('Metrics are at /metrics.\n')
      return
    }
    metrics.text().then(
      (text) => res.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      (error: unknown) => {
        log.error('metrics.failed', { error })
        res.writeHead(500).end()
      },
    )
  })
  server.maxConnections = CONNECTIONS_MAX
  await listen(server, { host: HOST, port }, 'METRICS_PORT')
  return {
    async close() {
      const closed = once(server.close(), 'close')
      server.closeAllConnections()
      await closed
    },
  }
}
