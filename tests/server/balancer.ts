import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { listenOnLoopback } from '../listenOnLoopback.ts'

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
  const health = await startHealthChecks(upstreams, asksReadiness)
  const lost: string[] = []
  const served = new Map<string, number>()
  let turn = 0

  const respond = async (req: IncomingMessage, res: ServerResponse) => {
    const body = await buffer(req)
    const giveUpAtMs = performance.now() + retryForMs
    for (;;) {
      const candidates = upstreams.filter((one) => health.ready.has(one))
      turn += 1
      const upstream = candidates[turn % Math.max(1, candidates.length)]
      try {
        if (upstream === undefined) throw new Error('no instance is ready')
        const taken = await pass(upstream, agent, req, body)
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
  const { origin, close } = await listen((req, res) => void respond(req, res))
  return {
    origin,
    lost,
    served,
    async stop() {
      await health.stop()
      agent.destroy()
      await close()
    },
  }
}

/** Checks the upstreams until it is stopped; without checks all of them are ready. */
async function startHealthChecks(upstreams: readonly string[], asksReadiness: boolean) {
  const ready = new Set(asksReadiness ? [] : upstreams)
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
  const stop = () => {
    isRunning = false
    return checks
  }
  return { ready, stop }
}

/** Sends a request to an upstream. */
function pass(upstream: string, agent: Agent, req: IncomingMessage, body: Buffer) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const { method, url, headers } = req
    const onward = request(new URL(url ?? '/', upstream), { method, headers, agent })
    onward.on('response', resolve).on('error', reject)
    onward.end(body)
  })
}

async function listen(onRequest: (req: IncomingMessage, res: ServerResponse) => void) {
  const server = createServer(onRequest)
  const { origin } = await listenOnLoopback(server)
  const close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { origin, close }
}
