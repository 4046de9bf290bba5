import { type ChildProcess, spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { getPriority, setPriority } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import {
  HEARTBEAT_INTERVAL_MS,
  lakeReport,
  OPEN_REQUEST,
  STOP_REQUEST,
} from '../../lake/program/messages.ts'
import { ConfigError } from '../../runtime/config.ts'
import type { Log } from '../../runtime/log.ts'
import { VARIABLES } from '../config/config.ts'

/** The lake has its own heap limit: a query that exceeds it ends the lake, not the website. */
export const LAKE_FLAGS = [
  '--expose-gc',
  '--max-old-space-size=512',
  '--max-semi-space-size=4',
  '--heap-growing-percent=30',
]
/** About a tenth of the website's CPU share under contention: enough to publish under load. */
export const LAKE_NICENESS = 10
const NICENESS_MAX = 19
const PROGRAM = join(import.meta.dirname, '../../lake/main.ts')
/** A process without a heartbeat for this long is killed. */
const HEARTBEAT_TIMEOUT_MS = 5_000
/** A start may fill an empty lake, or wait for the store of a process that is exiting. */
const START_MAX_MS = 60_000
const RESTART_DELAY_MS = 100
const RESTART_DELAY_MAX_MS = 10_000
/** After this uptime the backoff is reset. */
const STABLE_AFTER_MS = 60_000
const STOP_MAX_MS = 8_000
/** How long a request waits for a lake that is starting. */
const WAIT_MAX_MS = 10_000

export interface SupervisorOptions {
  dataDir: string
  siteUrl: string
  token: string
  log: Log
}

/**
 * Runs the lake as a child process and restarts it with backoff whenever it ends. Emits `up` and
 * `down`, so that requests can wait for it and connections to it can be dropped.
 */
export class LakeSupervisor extends EventEmitter<{ up: [origin: string]; down: [] }> {
  /** Resolves after the first start. Rejects with a ConfigError if that fails. */
  readonly started: Promise<void>
  readonly #first = Promise.withResolvers<void>()
  readonly #env: NodeJS.ProcessEnv
  readonly #log: Log
  #child: ChildProcess | undefined
  #port: number | undefined
  #isUp = false
  #mayOpen = false
  #hasStarted = false
  #isStopping = false
  #failures = 0
  #restarts = 0
  #upSinceMs = 0
  #failure: string | undefined
  #restartTimer: NodeJS.Timeout | undefined

  constructor({ dataDir, siteUrl, token, log }: SupervisorOptions) {
    super()
    // Each request that waits is a listener; the proxy bounds their number.
    this.setMaxListeners(0)
    this.#log = log
    this.#env = {
      ...environmentWithoutSettings(),
      DATA_DIR: dataDir,
      SITE_URL: siteUrl,
      LAKE_TOKEN: token,
      HOST: '127.0.0.1',
    }
    this.started = this.#first.promise
    // A failed start rejects `started`, which may have no handler yet.
    this.started.catch(() => undefined)
    this.#start()
  }

  /** Origin of the lake; undefined while it is down. */
  origin(): string | undefined {
    return this.#isUp ? `http://127.0.0.1:${this.#port}` : undefined
  }

  /**
   * Resolves with the origin once the lake is up. Rejects after ten seconds, or if the signal
   * aborts.
   */
  async whenUp(signal?: AbortSignal | null): Promise<string> {
    const origin = this.origin()
    if (origin !== undefined) return origin
    const signals = [AbortSignal.timeout(WAIT_MAX_MS), ...(signal ? [signal] : [])]
    const up = once(this, 'up', { signal: AbortSignal.any(signals) })
    const [started]: unknown[] = await up.catch(() => {
      throw new Error('The Content Lake is starting')
    })
    return String(started)
  }

  /** Lets the lake open its dataset, which may migrate it. Until then it only loads its modules. */
  open(): void {
    this.#mayOpen = true
    this.#child?.send(OPEN_REQUEST, () => undefined)
  }

  restarts(): number {
    return this.#restarts
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    clearTimeout(this.#restartTimer)
    const child = this.#child
    if (!child) return
    const ended = once(child, 'close')
    if (child.connected) child.send(STOP_REQUEST, () => undefined)
    const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_MAX_MS)
    await ended
    clearTimeout(killTimer)
  }

  #start(): void {
    this.#failure = undefined
    try {
      this.#spawn()
    } catch (error) {
      // Node throws some errors of `spawn`, such as one for lack of memory.
      this.#log.error('lake.process.failed', { error })
      this.#down(null, null)
    }
  }

  #spawn(): void {
    // The previous port, so that stored origins stay valid.
    const child = spawn(process.execPath, [...LAKE_FLAGS, PROGRAM], {
      env: { ...this.#env, PORT: String(this.#port ?? 0) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    this.#child = child
    lowerPriority(child)
    const watch = watchHeartbeat((withoutHeartbeatMs) => {
      this.#log.error('lake.process.unresponsive', { withoutHeartbeatMs })
      child.kill('SIGKILL')
    })
    child.on('message', (message) => {
      const report = v.safeParse(lakeReport, message)
      if (!report.success) return
      watch.reset()
      if (report.output.type === 'ready') this.#up(report.output.port)
      if (report.output.type === 'failed') this.#failure = report.output.message
    })
    if (this.#mayOpen) child.send(OPEN_REQUEST, () => undefined)
    child.on('error', (error) => this.#log.error('lake.process.failed', { error }))
    // The IPC channel alone must not prevent this process from exiting.
    child.channel?.unref()
    child.once('close', (code, signal) => {
      watch.stop()
      this.#down(code, signal)
    })
  }

  #up(port: number): void {
    this.#port = port
    this.#isUp = true
    this.#upSinceMs = performance.now()
    if (this.#hasStarted) this.#log.info('lake.process.restarted', { restarts: this.#restarts })
    this.#hasStarted = true
    this.#first.resolve()
    this.emit('up', `http://127.0.0.1:${port}`)
  }

  #down(code: number | null, signal: string | null): void {
    const wasUp = this.#isUp
    this.#isUp = false
    this.#child = undefined
    this.emit('down')
    if (this.#isStopping) return
    const ended = new Error(`The lake ended with ${signal ?? code}`)
    if (this.#hasStarted) this.#restart({ code, signal, wasUp })
    else this.#first.reject(this.#failure === undefined ? ended : new ConfigError([this.#failure]))
  }

  #restart(end: { code: number | null; signal: string | null; wasUp: boolean }): void {
    const { code, signal, wasUp } = end
    if (wasUp && performance.now() - this.#upSinceMs >= STABLE_AFTER_MS) this.#failures = 0
    const backoffMs = RESTART_DELAY_MS * 2 ** Math.min(this.#failures, 16)
    const restartInMs = Math.min(RESTART_DELAY_MAX_MS, backoffMs)
    this.#failures += 1
    this.#restarts += 1
    this.#log.error('lake.process.exited', { code, signal, reason: this.#failure, restartInMs })
    this.#restartTimer = setTimeout(() => this.#start(), restartInMs)
  }
}

/**
 * Pages take priority over queries and imports under CPU contention. Runs before the child starts
 * its threads, which inherit the priority.
 */
function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    setPriority(pid, Math.min(NICENESS_MAX, getPriority() + LAKE_NICENESS))
  } catch {
    // The process has ended already; its `close` event follows.
  }
}

/** The website's secrets (database and service credentials) are not passed to the lake. */
function environmentWithoutSettings(): NodeJS.ProcessEnv {
  const settings = new Set(VARIABLES)
  const others = Object.entries(process.env).filter(([name]) => !settings.has(name))
  return { NODE_ENV: process.env.NODE_ENV, ...Object.fromEntries(others) }
}

/** Calls back when no heartbeat was received for too long while this process itself was running. */
function watchHeartbeat(onTimeout: (elapsedMs: number) => void): { reset(): void; stop(): void } {
  let elapsedMs = 0
  let timeoutMs = START_MAX_MS
  const timer = setInterval(() => {
    // Counts timer ticks: after a suspend or a blocked event loop in this process, elapsed time
    // does not measure the child.
    elapsedMs += HEARTBEAT_INTERVAL_MS
    if (elapsedMs <= timeoutMs) return
    clearInterval(timer)
    onTimeout(timeoutMs)
  }, HEARTBEAT_INTERVAL_MS)
  return {
    reset() {
      elapsedMs = 0
      timeoutMs = HEARTBEAT_TIMEOUT_MS
    },
    stop: () => clearInterval(timer),
  }
}
