import { mkdirSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { createPool } from './assets/pool.ts'
import { createRenditionCache } from './assets/renditions.ts'
import { type AssetStore, createAssetStore } from './assets/store.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Dataset } from './dataset.ts'
import { createAssetFiles } from './http/assetFiles.ts'
import {
  type Authenticate,
  type AuthenticateKey,
  createCallerResolver,
  type SignIn,
  type SignOut,
  type UserById,
} from './http/callers.ts'
import { describeError, RequestError, sendError } from './http/errors.ts'
import { handleRequest } from './http/handler.ts'
import { createLedger, type Ledger } from './http/ledger.ts'
import { DEFAULT_LIMITS, type LakeLimits } from './http/limits.ts'
import { createOriginPolicy } from './http/origins.ts'
import { createSockets } from './http/sockets.ts'
import { createStreamHub } from './http/streams.ts'
import { moveAssetAddresses } from './import/assetAddresses.ts'
import { seedWhenEmpty } from './import/seed.ts'
import { migrateAtStart, type StartMigration } from './migrations/atStart.ts'
import { datasetTarget } from './migrations/datasetTarget.ts'
import { openDataset } from './open.ts'
import type { WorkRecord } from './process/workRecord.ts'
import { createReleaseScheduler } from './releases/scheduler.ts'

/** The host's structured log; `event` is a stable name, `fields` carry no personal data. */
interface LakeLog {
  info(event: string, fields?: Readonly<Record<string, unknown>>): void
  warn(event: string, fields?: Readonly<Record<string, unknown>>): void
  error(event: string, fields?: Readonly<Record<string, unknown>>): void
}

export interface LakeOptions {
  /** Everything the lake writes is below this folder; created if absent. */
  readonly dataDir: string
  /** Bearer token of the API. */
  readonly token: string
  /** Canonical origin of the site, for example `https://nsaa.example`. */
  readonly siteUrl: string
  /**
   * Folder in Sanity's import format (`data.ndjson`, `images/`, `files/`), imported into an empty
   * dataset.
   */
  readonly seed?: string
  /** Folder of content migrations; those that a dataset lacks are applied at start. */
  readonly migrations?: string
  readonly log: LakeLog
  readonly limits?: Partial<LakeLimits>
  /** Milliseconds since 1970; for tests. */
  readonly clock?: () => number
  /** Timer of scheduled releases; for tests. */
  readonly releaseClock?: Clock
  /** Authenticates requests without a bearer token: returns the signed-in editor, or null. */
  readonly authenticate?: Authenticate
  /** Asked for bearer tokens that are not the lake's own. */
  readonly authenticateKey?: AuthenticateKey
  /** Calls back with the id of a user whose open streams and sockets must end. */
  readonly onKeyEnded?: (listener: (userId: string) => void) => () => void
  /** Called when the website starts a session for an editor. */
  readonly signIn?: SignIn
  /** Called when the Studio signs its editor out. */
  readonly signOut?: SignOut
  /** Looks up other editors' names, for presence and a document's history. */
  readonly userById?: UserById
  /** Records the current operation, so that the log can name it after it ended the process. */
  readonly work?: Pick<WorkRecord, 'during'>
  /** The address that limits count for a connection; by default its remote address. */
  readonly clientAddress?: (req: IncomingMessage) => string
  /** Receives the duration of each query, in milliseconds. */
  readonly onQuery?: (durationMs: number) => void
}

/** Gauges for operators. */
interface LakeFigures {
  /** Drafts and versions included. */
  readonly documents: number
  /** The database on disk, with its write-ahead log. */
  readonly storeBytes: number
  readonly renditionBytes: number
  /** Open event streams. */
  readonly streams: number
}

/** The embedded Content Lake: Sanity's HTTP API below `/lake` of the host's server. */
export interface Lake {
  /** Handles a request whose path is `/lake` or below. Never throws. */
  handle(req: IncomingMessage, res: ServerResponse): void
  /** Handles a WebSocket upgrade whose path is below `/lake`. Never throws. */
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Resolves when seeded and serving; earlier requests wait. Rejects if the start fails. */
  readonly ready: Promise<void>
  readonly dataset: Dataset
  /** Requested endpoints that the lake does not implement. */
  readonly ledger: Ledger
  figures(): LakeFigures
  /** Ends streams and sockets and closes the store. */
  close(): Promise<void>
}

const LAKE_MOUNT = '/lake'
const LAKE_PROJECT_ID = 'local'
const LAKE_DATASET = 'production'

/** Opens (and creates) the lake in `dataDir`. Seeding continues in the background: see `ready`. */
export function createLake(options: LakeOptions): Lake {
  const { dataDir, siteUrl, log } = options
  const limits: LakeLimits = { ...DEFAULT_LIMITS, ...options.limits }
  const dir = join(dataDir, 'lake')
  mkdirSync(dir, { recursive: true })
  const file = join(dir, 'lake.sqlite')
  const dataset = openDataset({
    file,
    name: LAKE_DATASET,
    ...(options.clock ? { now: options.clock } : {}),
    onListenerError: (error) => log.error('lake.listener.failed', { error: messageOf(error) }),
  })
  const onError = (error: unknown) => log.error('lake.failed', { error: messageOf(error) })
  const pool = createPool(limits.imageConcurrencyMax, limits.imageQueueMax)
  const baseUrl = `${new URL(siteUrl).origin}${LAKE_MOUNT}`
  const names = { projectId: LAKE_PROJECT_ID, dataset: LAKE_DATASET }
  const assets = createAssetStore({
    dir: join(dir, 'assets'),
    ...names,
    baseUrl,
    limits: { ...limits, pixelsMax: limits.imagePixelsMax, renderTimeoutMs: limits.imageTimeoutMs },
    pool,
  })
  const renditions = createRenditionCache({
    dir: join(dir, 'renditions'),
    bytesMax: limits.renditionBytesMax,
    onError,
  })
  const ledger = createLedger((method, path) => log.warn('lake.endpoint.unknown', { method, path }))
  const callers = createCallerResolver(options.token, options, siteUrl)
  const origins = createOriginPolicy(siteUrl)
  const clientAddress = options.clientAddress ?? ((req) => req.socket.remoteAddress ?? 'unknown')
  const hub = createStreamHub(dataset, limits)
  const sockets = createSockets({
    hub,
    callers,
    origins,
    ledger,
    limits,
    clientAddress,
    onError,
  })
  const stopEnding = options.onKeyEnded?.((userId) => {
    sockets.endOf(userId)
    hub.endOf(userId)
  })
  const files = createAssetFiles({
    assets,
    renditions,
    pool,
    limits,
    clientAddress,
    projectId: LAKE_PROJECT_ID,
    datasetName: LAKE_DATASET,
    hasDocument: (id) => dataset.getDocuments([id]).documents.length > 0,
  })
  const now = options.clock ?? Date.now
  const migration = options.migrations
    ? { target: datasetTarget(dataset, dir, now), dir: options.migrations, now }
    : undefined
  const ready = prepare(dataset, assets, options.seed, log, migration)
  // The caller of `ready` handles a failure; without this handler it would end the process too.
  ready.catch((error) => log.error('lake.start.failed', { error: messageOf(error) }))
  const releases = createReleaseScheduler({
    dataset,
    clock: options.releaseClock ?? systemClock,
    log,
  })
  ready.then(releases.start, () => undefined)
  const services = {
    dataset,
    assets,
    hub,
    limits,
    callers,
    origins,
    ledger,
    files,
    clientAddress,
    ready,
    projectId: LAKE_PROJECT_ID,
    work: options.work ?? { during: (_name, run) => run() },
    signIn: options.signIn ?? (() => null),
    signOut: options.signOut ?? (() => undefined),
    userById: options.userById ?? (() => null),
    onQuery: options.onQuery ?? (() => undefined),
    onError: (error: unknown, { method, path }: { method: string; path: string }) =>
      log.error('lake.request.failed', { method, path, error: messageOf(error) }),
  }

  return {
    ready,
    dataset,
    ledger,
    figures: () => ({
      documents: dataset.count(),
      storeBytes: sizeOf(file) + sizeOf(`${file}-wal`),
      renditionBytes: renditions.sizeBytes(),
      streams: hub.openCount(),
    }),
    handle(req, res) {
      const url = urlBelowMount(req)
      if (url) void handleRequest(req, res, url, services)
      else sendError(res, describeError(new RequestError(404, `Not below ${LAKE_MOUNT}`)))
    },
    upgrade(req, socket, head) {
      const url = urlBelowMount(req)
      if (url) void sockets.accept(req, socket, head, url.pathname)
      else socket.destroy()
    },
    async close() {
      stopEnding?.()
      hub.close()
      sockets.close()
      await ready.catch(() => undefined)
      releases.stop()
      dataset.close()
    },
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

/**
 * Seeds an empty dataset or migrates an older one, then updates asset URLs after a change of the
 * site URL.
 */
async function prepare(
  dataset: Dataset,
  assets: AssetStore,
  seed: string | undefined,
  log: LakeLog,
  migration: StartMigration | undefined,
): Promise<void> {
  const seeded = seed === undefined ? null : await seedWhenEmpty(dataset, assets, seed)
  if (seeded) log.info('lake.seeded', { documents: seeded.documents, assets: seeded.assets })
  if (migration) await migrateAtStart(migration, seeded !== null, log)
  const moved = moveAssetAddresses(dataset, assets)
  if (moved > 0) log.info('lake.assets.readdressed', { assets: moved })
}

/** The request's URL relative to the mount; null if it is not below it. */
function urlBelowMount(req: IncomingMessage): URL | null {
  const target = req.url ?? '/'
  const rest = target.startsWith(LAKE_MOUNT) ? target.slice(LAKE_MOUNT.length) : null
  if (rest === null || !/^($|[/?])/.test(rest)) return null
  // Joined as text: a target like `//host/x` must not become another host's URL.
  const url = URL.parse(`http://lake.invalid${rest.startsWith('/') ? rest : `/${rest}`}`)
  return url?.hostname === 'lake.invalid' ? url : null
}

function messageOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
