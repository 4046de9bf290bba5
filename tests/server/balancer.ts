import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

const HEALTH_EVERY_MS = 50
const RETRY_EVERY_MS = 50

export interface Balancer {
  origin: string
  /** Responses of 502: requests that a visitor would have lost. */
  lost: string[]
  /** Number of requests that each upstream has answered. */
  served: ReadonlyMap<string, number>
  stop(): Promise<void>
}

export interface BalancerOptions {
  /** Origins of the instances. */
  upstreams: readonly string[]
  /** Whether requests go only to instances whose `/readyz/pages` succeeds. */
  asksReadiness: boolean
  /** How long a request without a response is retried. */
  retryForMs: number
}

/**
 * A typical reverse proxy: keep-alive connections to its upstreams, round robin, health checks, and
 * no retry of a request that may have been processed.
 */
export async function startBalancer(options: BalancerOptions): Promise<Balancer> {
  const { upstreams, asksReadiness, retryForMs } = options
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const ready = new Set(asksReadiness ? [] : upstreams)
  const lost: string[] = []
  const served = new Map<string, number>()
  let turn = 0

  const check = async () => {
    for (const upstream of upstreams) {
      const response = await fetch(`${upstream}/readyz/pages`).catch(() => undefined)
      if (response?.ok) ready.add(upstream)
      else ready.delete(upstream)
      await response?.arrayBuffer()
    }
  }
  let isRunning = asksReadiness
  const checkUntilStopped = async () => {
    // One after the other: a late response must not replace the one after it.
    while (isRunning) {
      await pause(HEALTH_EVERY_MS)
      await check()
    }
  }
  if (asksReadiness) await check()
  const checks = checkUntilStopped()

  const pass = (upstream: string, req: IncomingMessage, body: Buffer) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { method, url, headers } = req
      const onward = request(new URL(url ?? '/', upstream), { method, headers, agent })
      onward.on('response', resolve).on('error', reject)
      onward.end(body)
    })
  const respond = async (req: IncomingMessage, res: ServerResponse) => {
    const body = await buffer(req)
    const giveUpAtMs = performance.now() + retryForMs
    for (;;) {
      const candidates = upstreams.filter((one) => ready.has(one))
      turn += 1
      const upstream = candidates[turn % Math.max(1, candidates.length)]
      try {
        if (upstream === undefined) throw new Error('no instance is ready')
        const taken = await pass(upstream, req, body)
        served.set(upstream, (served.get(upstream) ?? 0) + 1)
        const { connection, 'keep-alive': keepAlive, ...headers } = taken.headers
        res.writeHead(taken.statusCode ?? 502, headers)
        res.end(await buffer(taken))
        return
      } catch (error) {
        const again = req.method === 'GET' && performance.now() < giveUpAtMs
        if (!again) {
          lost.push(`${req.method} ${req.url}: ${String(error)}`)
          res.writeHead(502).end()
          return
        }
        await pause(RETRY_EVERY_MS)
      }
    }
  }
  const server = createServer((req, res) => void respond(req, res))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    lost,
    served,
    async stop() {
      isRunning = false
      await checks
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
