import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { systemClock } from '../../runtime/clock.ts'
import { HTTP_LIMITS, serverOptions } from '../../runtime/httpLimits.ts'
import { listen, makePrivateDataDir } from '../../runtime/listen.ts'
import { createProcessLog, type Log } from '../../runtime/log.ts'
import { countRequests, STOP_SIGNALS, stopOnSignals, stopServing } from '../../runtime/shutdown.ts'
import { routeUpgrades } from '../../runtime/upgrades.ts'
import { secretMatcher } from '../auth/secretMatcher.ts'
import { loadOrCreateLakeToken } from '../auth/token.ts'
import { createUserAuthentication } from '../auth/userAuthentication.ts'
import { openOperationRecord } from '../core/operationRecord.ts'
import { LAKE_MOUNT, STREAM_URL } from '../http/endpoints.ts'
import { clientAddressFrom } from '../http/forwardedAddress.ts'
import { type Lake, openLake } from '../lake.ts'
import { type LakeConfig, readLakeConfig } from './lakeConfig.ts'
import { createLakeMetrics, type LakeMetrics } from './lakeMetrics.ts'
import { HEARTBEAT_INTERVAL_MS, type LakeReport, OPEN_REQUEST, STOP_REQUEST } from './messages.ts'
import { createReadiness } from './readiness.ts'
import { startupErrorMessage } from './startupErrorMessage.ts'

const SEED_DIR = join(import.meta.dirname, '../../seed/dataset')
const MIGRATIONS_DIR = join(import.meta.dirname, '../../migrations')
const STOP_GRACE_MS = 5_000
const STORES_CLOSE_MS = 2_000

/**
 * Runs the lake in this process: standalone until a signal stops it, or as a child until its parent
 * asks it to stop or exits. A configuration error is one line for each invalid variable and exit
 * code 1.
 */
export async function runLake(): Promise<void> {
  const { stdout, stderr, env } = process
  const log = createProcessLog(process)
  const isChild = process.send !== undefined
  const parent = isChild ? followParent() : undefined
  try {
    const config = readLakeConfig(env)
    await parent?.openRequest
    const program = await startProgram(config, log)
    stopOnSignals(isChild ? ignoringSignals() : process, log, program.stop, () => performance.now())
    if (parent) {
      parent.stopWith(program.stop)
      void report({ type: 'ready', port: program.port })
      setInterval(() => void report({ type: 'heartbeat' }), HEARTBEAT_INTERVAL_MS).unref()
    } else {
      const key = config.token === undefined ? `\n  Token  ${program.token}` : ''
      stdout.write(
        `\n  The Content Lake listens on ${originOf(config.host, program.port)}${key}\n\n`,
      )
    }
  } catch (error) {
    const line = startupErrorMessage(error)
    if (isChild && line !== undefined) await report({ type: 'failed', message: line })
    else if (line !== undefined) stderr.write(`${line}\n`)
    else log.error('lake.start.failed', { error })
    process.exit(1)
  }
}

async function startProgram(config: LakeConfig, log: Log) {
  const { dataDir, siteUrl } = config
  makePrivateDataDir(dataDir, 'lake')
  const token = config.token ?? loadOrCreateLakeToken(dataDir)
  const operations = openOperationRecord(join(dataDir, 'lake', 'running-work'))
  if (operations.interrupted !== undefined) {
    log.warn('lake.operation.interrupted', { operation: operations.interrupted })
  }
  const metrics = createLakeMetrics()
  const signIn = createUserAuthentication({ key: token, dataDir, siteUrl, log, date: Date.now })
  const lake = await openLake({
    dataDir,
    token,
    siteUrl,
    seed: SEED_DIR,
    migrations: MIGRATIONS_DIR,
    log,
    operations,
    clientAddress: clientAddressFrom(token),
    onQuery: metrics.onQuery,
    ...signIn,
  })
  metrics.registerSources(lake)
  const server = createServer(serverOptions())
  server.maxHeadersCount = HTTP_LIMITS.headersMax
  server.maxConnections = HTTP_LIMITS.connectionsMax
  server.timeout = HTTP_LIMITS.idleTimeoutMs
  const requests = countRequests(server, (req) => STREAM_URL.test(req.url ?? ''))
  server.on('request', respondWith(lake, metrics, token))
  const upgraded = routeUpgrades(server, { [`${LAKE_MOUNT}/`]: lake.upgrade })
  await (process.send === undefined ? listen(server, config) : listenAsChild(server, config))
  return {
    port: portOf(server),
    token,
    async stop() {
      await stopServing({
        server,
        requests,
        upgraded,
        delayMs: 0,
        graceMs: STOP_GRACE_MS,
        storesMs: STORES_CLOSE_MS,
        closeStores: async () => lake.close(),
      })
      signIn.close()
      operations.close()
    },
  }
}

function respondWith(lake: Lake, metrics: LakeMetrics, token: string) {
  const isAuthorized = secretMatcher(`Bearer ${token}`)
  const readiness = createReadiness(lake.dataset, systemClock.now)
  return (req: IncomingMessage, res: ServerResponse) => {
    const path = req.url ?? '/'
    if (path === '/healthz') return sendText(res, 200, 'ok')
    if (path === '/readyz')
      return void readiness().then(({ status, text }) => sendText(res, status, text))
    if (path === '/metrics') return sendMetrics(req, res, metrics, isAuthorized)
    return lake.handle(req, res)
  }
}

function sendMetrics(
  { headers }: IncomingMessage,
  res: ServerResponse,
  metrics: LakeMetrics,
  isAuthorized: (authorization: string) => boolean,
): void {
  if (!isAuthorized(headers.authorization ?? '')) {
    sendText(res, 401, 'Send the token of the lake as "Authorization: Bearer <token>".')
    return
  }
  metrics.text().then(
    (text) => sendText(res, 200, text),
    () => sendText(res, 500, 'The metrics cannot be read.'),
  )
}

function sendText(res: ServerResponse, status: number, text: string): void {
  res.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  })
  res.end(text)
}

/** A child may use any other port, because its parent learns the port from it. */
async function listenAsChild(server: Server, { host, port }: LakeConfig): Promise<void> {
  await listen(server, { host, port }).catch(() => listen(server, { host, port: 0 }))
}

function portOf(server: Server): number {
  const address = server.address()
  if (typeof address === 'object' && address !== null) return address.port
  throw new Error('The server has no port')
}

function originOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Resolves when the parent has received the message, or no longer can. */
function report(message: LakeReport): Promise<void> {
  return new Promise((resolve) => {
    if (!process.connected || !process.send) return resolve()
    process.send(message, undefined, undefined, () => resolve())
  })
}

/**
 * A signal to the whole process group is handled by the parent, which drains its requests first.
 */
function ignoringSignals() {
  for (const signal of STOP_SIGNALS) process.on(signal, () => undefined)
  return {
    exit: (code: number) => process.exit(code),
    on: (event: string, listener: (detail: unknown) => void) =>
      event.startsWith('SIG') ? undefined : process.on(event, listener),
  }
}

/**
 * Stops on request of the parent, and when the parent has exited, because an orphaned lake would
 * run for ever. Before a store is open it exits immediately.
 */
function followParent() {
  const openRequest = Promise.withResolvers<void>()
  let stop = () => Promise.resolve()
  let stopping = false
  const end = () => {
    if (stopping) return
    stopping = true
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('message', (message) => {
    if (message === OPEN_REQUEST) openRequest.resolve()
    if (message === STOP_REQUEST) end()
  })
  process.on('disconnect', end)
  if (!process.connected) end()
  return {
    openRequest: openRequest.promise,
    stopWith(stopProgram: () => Promise<void>) {
      stop = stopProgram
    },
  }
}
