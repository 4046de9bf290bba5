import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Log } from './log.ts'

/**
 * A signal to the process group, as from a terminal or systemd, reaches the process directly and
 * once more through npm or because npm has ended (`tooling/launch.js`); only a later one is a second
 * request to stop.
 */
const DUPLICATE_SIGNAL_MS = 1_000

/**
 * A connection counts as idle only some time after the response on it has ended, and Node closes
 * idle connections only when asked.
 */
const IDLE_CHECK_MS = 50

/** Counts the requests in flight, so that a stop can wait for them. */
export interface RequestCount {
  /** Resolves when no request other than streams is in flight. */
  idle(): Promise<void>
  /**
   * Destroys the connections on which nothing was received. Browsers open some in advance, and Node
   * does not count them as idle.
   */
  destroyUnused(): void
}

/**
 * Counts requests on a server.
 * @param isStream requests without an end of their own, which are not waited for
 */
export function countRequests(
  server: Server,
  isStream: (req: IncomingMessage) => boolean,
): RequestCount {
  let active = 0
  let waiting: (() => void)[] = []
  const connections = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', (req: IncomingMessage, res: ServerResponse) => {
    if (isStream(req)) return
    active += 1
    res.once('close', () => {
      active -= 1
      if (active > 0) return
      for (const resolve of waiting) resolve()
      waiting = []
    })
  })
  return {
    idle: () =>
      active === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve)),
    destroyUnused() {
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
    },
  }
}

export interface StopOptions {
  server: Server
  requests: RequestCount
  /** Upgraded sockets, which the HTTP server no longer tracks. */
  upgraded: { destroyAll(): void }
  /** Ends event streams and closes stores, after the last request. */
  closeStores(): Promise<void>
  /**
   * How long requests are still accepted. `/readyz` fails from the start of this delay, so that a
   * load balancer stops sending requests before they would be refused.
   */
  delayMs: number
  /** How long requests and streams may take to end after that before they are destroyed. */
  graceMs: number
  /** How long the stores may take to close, even if the requests have used up their time. */
  storesMs: number
}

/**
 * Stops in order: wait for load balancers, accept no connections, let requests finish, end streams
 * and close stores, close what is left. What has not ended after the grace period is destroyed, so
 * that stopping is bounded.
 * @throws if the stores did not close in time
 */
export async function stopServing(options: StopOptions): Promise<void> {
  const { server, requests, upgraded, closeStores, delayMs, graceMs, storesMs } = options
  if (delayMs > 0) await deadline(delayMs).passed
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const grace = deadline(graceMs)
  await Promise.race([requests.idle(), grace.passed])
  const storesTime = deadline(storesMs)
  const tooLate = storesTime.passed.then(() => {
    throw new Error(`The stores did not close within ${storesMs} ms`)
  })
  const [storesClosed] = await Promise.allSettled([Promise.race([closeStores(), tooLate])])
  storesTime.cancel()
  upgraded.destroyAll()
  const idleCheck = setInterval(() => {
    server.closeIdleConnections()
    requests.destroyUnused()
  }, IDLE_CHECK_MS)
  await Promise.race([closed, grace.passed])
  clearInterval(idleCheck)
  server.closeAllConnections()
  grace.cancel()
  await closed
  if (storesClosed.status === 'rejected') throw storesClosed.reason
}

function deadline(ms: number): { passed: Promise<void>; cancel(): void } {
  let timer: NodeJS.Timeout | undefined
  const passed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  return { passed, cancel: () => clearTimeout(timer) }
}

/** The parts of a process that are needed here. */
export interface Stoppable {
  on(event: string, listener: (detail: unknown) => void): unknown
  exit(code: number): void
}

/** From an operator, from Ctrl+C, and from a terminal that was closed. */
export const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/**
 * Stops the process on one of these signals with exit code 0; a second signal exits without waiting,
 * with code 1. After an unhandled rejection the state is unknown: it is logged and the process
 * exits with 1.
 * @param now milliseconds; only differences are meaningful
 */
export function stopOnSignals(
  process: Stoppable,
  log: Log,
  stop: () => Promise<void>,
  now: () => number,
): void {
  let stoppingSince: number | undefined
  const onSignal = (signal: unknown) => {
    if (stoppingSince !== undefined) {
      if (now() - stoppingSince > DUPLICATE_SIGNAL_MS) process.exit(1)
      return
    }
    stoppingSince = now()
    log.info('server.stopping', { signal })
    stop().then(
      () => {
        log.info('server.stopped')
        process.exit(0)
      },
      (error: unknown) => {
        log.error('server.stop.failed', { error })
        process.exit(1)
      },
    )
  }
  for (const signal of STOP_SIGNALS) process.on(signal, onSignal)
  const onFatalError = (event: string) => (error: unknown) => {
    log.error(event, { error })
    process.exit(1)
  }
  process.on('unhandledRejection', onFatalError('process.rejection.unhandled'))
  process.on('uncaughtException', onFatalError('process.exception.uncaught'))
}
