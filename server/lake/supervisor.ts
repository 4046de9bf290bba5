import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import * as v from 'valibot'
import { ConfigError, VARIABLES } from '../config/config.ts'
import type { Log } from '../lifecycle/log.ts'
import { BEAT_INTERVAL_MS, lakeReport, STOP_REQUEST } from './messages.ts'

/** The lake has its own heap limit: a query that exceeds it ends the lake, not the website. */
const FLAGS = ['--max-old-space-size=512', '--max-semi-space-size=4', '--heap-growing-percent=30']
const PROGRAM = join(import.meta.dirname, '../../lake/main.ts')
/** A process without a heartbeat for this long is killed. */
const SILENCE_MAX_MS = 5_000
/** A start may fill an empty lake, or wait for the store of a process that is exiting. */
const START_MAX_MS = 60_000
const RESTART_DELAY_MS = 100
const RESTART_DELAY_MAX_MS = 10_000
/** After this uptime the backoff is reset. */
const STABLE_AFTER_MS = 60_000
const STOP_MAX_MS = 8_000

export interface LakeProcess {
  /** Origin of the lake; undefined while it is down. */
  origin(): string | undefined
  /** Resolves with the origin once the lake is up; rejects if the signal aborts first. */
  whenUp(signal: AbortSignal): Promise<string>
  /** Resolves after the first start. Rejects with a ConfigError if that fails. */
  readonly started: Promise<void>
  /** Calls back when the process has ended, so that connections to it can be dropped. */
  onDown(listener: () => void): void
  restarts(): number
  stop(): Promise<void>
}

export interface SupervisorOptions {
  dataDir: string
  siteUrl: string
  token: string
  log: Log
}

/** Runs the lake as a child process and restarts it with backoff whenever it ends. */
export function superviseLake({ dataDir, siteUrl, token, log }: SupervisorOptions): LakeProcess {
  const env = {
    ...environmentWithoutSettings(),
    DATA_DIR: dataDir,
    SITE_URL: siteUrl,
    LAKE_TOKEN: token,
    HOST: '127.0.0.1',
  }
  const first = Promise.withResolvers<void>()
  // A failed start rejects `started`, which may have no handler yet.
  first.promise.catch(() => undefined)
  const downListeners = new Set<() => void>()
  let waiting: ((origin: string) => void)[] = []
  let child: ChildProcess | undefined
  let port: number | undefined
  let isUp = false
  let hasStarted = false
  let stopping = false
  let failures = 0
  let restarts = 0
  let upSinceMs = 0
  let failure: string | undefined
  let restartTimer: NodeJS.Timeout | undefined

  const originOf = () => (isUp ? `http://127.0.0.1:${port}` : undefined)

  function up(atPort: number) {
    port = atPort
    isUp = true
    upSinceMs = performance.now()
    if (hasStarted) log.info('lake.process.restarted', { restarts })
    hasStarted = true
    first.resolve()
    const origin = `http://127.0.0.1:${atPort}`
    for (const resolve of waiting.splice(0)) resolve(origin)
  }

  function start() {
    failure = undefined
    // The previous port, so that stored origins stay valid.
    const started = spawn(process.execPath, [...FLAGS, PROGRAM], {
      env: { ...env, PORT: String(port ?? 0) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    child = started
    const watch = watchSilence(() => {
      log.error('lake.process.unresponsive', { silentForMs: SILENCE_MAX_MS })
      started.kill('SIGKILL')
    })
    started.on('message', (message) => {
      const report = v.safeParse(lakeReport, message)
      if (!report.success) return
      watch.heard()
      if (report.output.type === 'ready') up(report.output.port)
      if (report.output.type === 'failed') failure = report.output.message
    })
    started.on('error', (error) => log.error('lake.process.failed', { error }))
    // The channel would throw if it were written to while the process ends.
    started.channel?.unref()
    started.once('close', (code, signal) => {
      watch.stop()
      down(code, signal)
    })
  }

  function down(code: number | null, signal: string | null) {
    const wasUp = isUp
    isUp = false
    child = undefined
    for (const listener of downListeners) listener()
    if (stopping) return
    if (!hasStarted) {
      first.reject(
        failure === undefined
          ? new Error(`The lake ended with ${signal ?? code}`)
          : new ConfigError([failure]),
      )
      return
    }
    if (wasUp && performance.now() - upSinceMs >= STABLE_AFTER_MS) failures = 0
    const delayMs = Math.min(RESTART_DELAY_MAX_MS, RESTART_DELAY_MS * 2 ** Math.min(failures, 16))
    failures += 1
    restarts += 1
    log.error('lake.process.ended', { code, signal, reason: failure, restartInMs: delayMs })
    restartTimer = setTimeout(start, delayMs)
  }

  start()
  return {
    origin: originOf,
    whenUp(signal) {
      const origin = originOf()
      if (origin !== undefined) return Promise.resolve(origin)
      return new Promise((resolve, reject) => {
        const forget = () => {
          waiting = waiting.filter((one) => one !== answer)
          reject(new Error('The Content Lake is starting'))
        }
        const answer = (at: string) => {
          signal.removeEventListener('abort', forget)
          resolve(at)
        }
        if (signal.aborted) return forget()
        signal.addEventListener('abort', forget, { once: true })
        waiting.push(answer)
      })
    },
    started: first.promise,
    onDown: (listener) => void downListeners.add(listener),
    restarts: () => restarts,
    async stop() {
      stopping = true
      clearTimeout(restartTimer)
      if (!child) return
      const ended = once(child, 'close')
      const running = child
      if (running.connected) running.send(STOP_REQUEST, () => undefined)
      const impatience = setTimeout(() => running.kill('SIGKILL'), STOP_MAX_MS)
      await ended
      clearTimeout(impatience)
    },
  }
}

/** The website's secrets (database and service credentials) are not passed to the lake. */
function environmentWithoutSettings(): NodeJS.ProcessEnv {
  const settings = new Set(VARIABLES)
  const others = Object.entries(process.env).filter(([name]) => !settings.has(name))
  return { NODE_ENV: process.env.NODE_ENV, ...Object.fromEntries(others) }
}

/** Calls back when no heartbeat was received for too long while this process itself was running. */
function watchSilence(onSilence: () => void): { heard(): void; stop(): void } {
  let silentMs = 0
  let limitMs = START_MAX_MS
  const timer = setInterval(() => {
    // Counted in ticks of this timer, because elapsed time proves nothing after sleep or load here.
    silentMs += BEAT_INTERVAL_MS
    if (silentMs <= limitMs) return
    clearInterval(timer)
    onSilence()
  }, BEAT_INTERVAL_MS)
  return {
    heard() {
      silentMs = 0
      limitMs = SILENCE_MAX_MS
    },
    stop: () => clearInterval(timer),
  }
}
