import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../runtime/log.ts'
import { createImageQueue } from './assets/imageQueue.ts'
import { RenditionCache } from './assets/renditions.ts'
import { createAssetStore } from './assets/store.ts'
import type { Dataset } from './core/dataset.ts'
import { openDataset } from './embeddedDataset.ts'
import { AssetFiles } from './http/assetFiles.ts'
import { createCallerResolver } from './http/authentication.ts'
import { LAKE_MOUNT } from './http/endpoints.ts'
import { DEFAULT_LIMITS, type LakeLimits } from './http/lakeLimits.ts'
import { crossOriginCheck } from './http/origins.ts'
import { LakeSockets } from './http/sockets.ts'
import { StreamHub } from './http/streams.ts'
import { reportUnknownOnce } from './http/unknownEndpoints.ts'
import { updateAssetUrls } from './import/assetUrls.ts'
import { countOutdatedPictures } from './import/outdatedPictures.ts'
import { type SeedResult, seedWhenEmpty } from './import/seed.ts'
import type { LakeOptions } from './lakeOptions.ts'
import { migrateAtStart } from './migrations/atStart.ts'
import { datasetTarget } from './migrations/datasetTarget.ts'

export type Resources = ReturnType<typeof openResources>

/** Opens the database, the asset folders and the event streams. */
export function openResources(options: LakeOptions) {
  const { dataDir, siteUrl, log } = options
  const limits: LakeLimits = { ...DEFAULT_LIMITS, ...options.limits }
  const dir = join(dataDir, 'lake')
  // Drafts are in it, and its copies and uploads.
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  const file = join(dir, 'lake.sqlite')
  const isNew = !existsSync(file)
  const dataset = openDataset({
    file,
    ...(options.date ? { date: options.date } : {}),
    onListenerError: (error) => log.error('lake.listener.failed', { error }),
  })
  const images = join(dir, 'assets/images')
  const isLost = isNew && existsSync(images) && readdirSync(images).length > 0
  const imageQueue = createImageQueue(limits.imageConcurrencyMax, limits.imageQueueMax)
  const assets = createAssetStore({
    dir: join(dir, 'assets'),
    baseUrl: `${new URL(siteUrl).origin}${LAKE_MOUNT}`,
    limits,
    imageQueue,
  })
  const renditions = new RenditionCache({
    dir: join(dir, 'renditions'),
    bytesMax: limits.renditionBytesMax,
    onError: (error) => log.error('lake.rendition.failed', { error }),
  })
  const reportUnknownEndpoint = reportUnknownOnce((method, path) =>
    log.warn('lake.endpoint.unknown', { method, path }),
  )
  const hub = new StreamHub(dataset, limits, (error) => log.warn('lake.stream.failed', { error }))
  const http = { imageQueue, assets, renditions, reportUnknownEndpoint, hub }
  return { ...http, limits, dir, file, isLost, dataset }
}

/**
 * Seeds an empty dataset or migrates an older one, then updates asset URLs after a change of the
 * site URL.
 */
export async function prepareDataset(
  { log, seed, migrations, date = Date.now }: LakeOptions,
  { dataset, assets, dir, isLost }: Resources,
): Promise<void> {
  const seeded = seed === undefined ? null : await seedWhenEmpty(dataset, assets, seed)
  if (seeded) logSeeded(seeded, isLost, log)
  if (migrations !== undefined) {
    const target = datasetTarget(dataset, dir, date)
    await migrateAtStart({ target, dir: migrations, date }, seeded !== null, log)
  }
  if (!seeded && seed !== undefined) await warnOfOutdatedPictures(dataset, seed, log)
  const updated = updateAssetUrls(dataset, assets)
  if (updated > 0) log.info('lake.assets.urls.updated', { assets: updated })
}

/** What requests and sockets are handled with. */
export function createServices(options: LakeOptions, resources: Resources) {
  const { dataset, assets, renditions, imageQueue, hub, reportUnknownEndpoint, limits } = resources
  const callers = createCallerResolver(options.token, options, options.siteUrl)
  const isCrossOrigin = crossOriginCheck(options.siteUrl)
  const { clientAddress, operations, signIn, userById, onQuery } = options
  const shared = { hub, callers, isCrossOrigin, reportUnknownEndpoint, limits }
  const files = new AssetFiles({
    assets,
    renditions,
    imageQueue,
    limits,
    clientAddress,
    documentOf: (id) => dataset.getDocuments([id]).documents[0],
    onDamaged: (file) => options.log.error('lake.asset.damaged', { ...file }),
  })
  const services = {
    ...shared,
    dataset,
    assets,
    files,
    operations,
    signIn,
    userById,
    onQuery,
    onError: (error: unknown, { method, path }: { method: string; path: string }) =>
      options.log.error('lake.request.failed', { method, path, error }),
  }
  const sockets = new LakeSockets({
    ...shared,
    onError: (error) => options.log.error('lake.socket.failed', { error }),
  })
  const signOut: LakeOptions['signOut'] = (req, res) => {
    options.signOut(req, res)
    hub.closeUnauthorized()
    sockets.closeUnauthorized()
  }
  return { services: { ...services, signOut }, sockets }
}

function logSeeded({ documents, assets }: SeedResult, isLost: boolean, log: Log): void {
  const hint = 'lake.sqlite is missing, but pictures are stored: restore a copy of it'
  if (isLost) log.warn('lake.seeded', { documents, assets, hint })
  else log.info('lake.seeded', { documents, assets })
}

/** Only a warning, so a shipped dataset that cannot be read does not prevent the start. */
async function warnOfOutdatedPictures(dataset: Dataset, seed: string, log: Log): Promise<void> {
  const outdated = await countOutdatedPictures(dataset, seed).catch(() => 0)
  if (outdated > 0) log.warn('lake.pictures.outdated', { pictures: outdated })
}
