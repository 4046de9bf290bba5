import { statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { systemClock } from '../runtime/clock.ts'
import { endLateBody } from '../runtime/lateBody.ts'
import { RequestError } from './core/errors.ts'
import { LAKE_MOUNT } from './http/endpoints.ts'
import { describeError, sendError } from './http/errors.ts'
import { handleRequest } from './http/handler.ts'
import type { LakeOptions } from './lakeOptions.ts'
import { ReleaseScheduler } from './releases/scheduler.ts'
import { createServices, openResources, prepareDataset } from './services.ts'

export type Lake = Awaited<ReturnType<typeof openLake>>

/**
 * Opens the embedded Content Lake in `dataDir`: Sanity's HTTP API below `/lake` of a server. Seeds an
 * empty dataset and migrates an older one before it resolves.
 * @throws if the database cannot be opened, seeded or migrated; nothing remains open then
 */
export async function openLake(options: LakeOptions) {
  const resources = openResources(options)
  const { file, dataset, renditions, hub } = resources
  try {
    await prepareDataset(options, resources)
  } catch (error) {
    hub.close()
    dataset.close()
    throw error
  }
  const clock = options.clock ?? systemClock
  const releases = new ReleaseScheduler({ dataset, clock, log: options.log })
  releases.start()
  const { services, sockets } = createServices(options, resources)
  const unsubscribe = options.onUsersChanged(() => {
    sockets.closeUnauthorized()
    hub.closeUnauthorized()
  })
  return {
    dataset,
    /** Gauges for operators. */
    stats: () => ({
      /** Drafts and versions included. */
      documents: dataset.count(),
      /** The database on disk, with its write-ahead log. */
      storeBytes: sizeOf(file) + sizeOf(`${file}-wal`),
      renditionBytes: renditions.sizeBytes(),
      /** Open event streams. */
      streams: hub.openCount(),
    }),
    /** Handles a request whose path is `/lake` or below. Never throws. */
    handle(req: IncomingMessage, res: ServerResponse) {
      res.once('finish', () => endLateBody(req))
      const url = urlBelowMount(req)
      if (url) void handleRequest(req, res, url, services)
      else sendError(res, describeError(new RequestError(404, `Not below ${LAKE_MOUNT}`)))
    },
    /** Handles a WebSocket upgrade whose path is below `/lake`. Never throws. */
    upgrade(req: IncomingMessage, socket: Duplex, head: Buffer) {
      const url = urlBelowMount(req)
      if (url) void sockets.accept(req, socket, head, url.pathname)
      else socket.destroy()
    },
    /** Ends streams and sockets and closes the store. */
    close() {
      unsubscribe()
      hub.close()
      sockets.close()
      releases.stop()
      dataset.close()
    },
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
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
