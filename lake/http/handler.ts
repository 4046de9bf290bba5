import type { IncomingMessage, ServerResponse } from 'node:http'
import { isSafeMethod } from '../../runtime/safeMethod.ts'
import { RequestError } from '../core/errors.ts'
import { accountRoutes } from './accountRoutes.ts'
import type { AssetFiles } from './assetFiles.ts'
import { assetUploadRoutes } from './assetUploadRoutes.ts'
import type { CallerResolver } from './authentication.ts'
import { dataRoutes } from './dataRoutes.ts'
import { checkDatasetName, decodePathSegment } from './datasetName.ts'
import { VERSION_PATTERN } from './endpoints.ts'
import { respondWithError } from './errors.ts'
import type { LakeServices, Route } from './exchange.ts'
import { historyRoutes } from './historyRoutes.ts'
import { streamRoutes } from './streamRoutes.ts'
import type { ReportUnknownEndpoint } from './unknownEndpoints.ts'

const ROUTES: readonly Route[] = [
  ...dataRoutes,
  ...streamRoutes,
  ...historyRoutes,
  ...assetUploadRoutes,
  ...accountRoutes,
]
const VERSIONED = new RegExp(`^/v(${VERSION_PATTERN})(/.*)$`)

export interface HandlerServices extends LakeServices {
  readonly callers: CallerResolver
  isCrossOrigin(req: IncomingMessage): boolean
  readonly reportUnknownEndpoint: ReportUnknownEndpoint
  readonly files: AssetFiles
  readonly onError: (error: unknown, req: { method: string; path: string }) => void
}

/**
 * Handles one request; `url` is relative to the mount. Never rejects: every error becomes a
 * response in Sanity's error shape.
 */
export async function handleRequest(
  req: IncomingMessage,
  res: ServerResponse,
  url: URL,
  services: HandlerServices,
): Promise<void> {
  try {
    if (await services.files.serve(req, res, url.pathname, url.searchParams)) return
    await handleApi(req, res, url, services)
  } catch (error) {
    respondWithError(error, req, res, (cause) =>
      services.onError(cause, { method: req.method ?? '', path: url.pathname }),
    )
  }
}

async function handleApi(
  req: IncomingMessage,
  res: ServerResponse,
  url: URL,
  services: HandlerServices,
): Promise<void> {
  const method = req.method ?? 'GET'
  // Authentication comes first, so that an anonymous caller learns nothing about what exists.
  const caller = await services.callers.resolve(req)
  const isCrossOrigin = services.isCrossOrigin(req)
  if (isCrossOrigin && !isSafeMethod(method)) {
    throw new RequestError(403, 'Requests from other origins may only read')
  }
  // A browser sends the cookie by itself, so another site could use it without the editor's intent.
  if (isCrossOrigin && caller.kind === 'session') {
    throw new RequestError(403, 'Session cookies are accepted from this origin only')
  }
  const [, version, path] = VERSIONED.exec(url.pathname) ?? []
  const found = path === undefined ? undefined : match(path)
  if (path === undefined || version === undefined || !found) {
    services.reportUnknownEndpoint(method, path ?? url.pathname)
    throw new RequestError(404, `The embedded Content Lake has no endpoint ${url.pathname}`)
  }
  const route = found.find((each) => each.route.methods.includes(method))
  if (!route) {
    services.reportUnknownEndpoint(method, path)
    const allow = found.flatMap((each) => each.route.methods).join(', ')
    throw new RequestError(405, `Method ${method} is not allowed`, { allow })
  }
  if (route.dataset !== undefined) checkDatasetName(route.dataset)
  const exchange = {
    req,
    res,
    version,
    caller,
    reauthenticate: () => services.callers.resolve(req),
    isStillAuthorized: () => services.callers.isStillAuthorized(req),
    search: url.searchParams,
  }
  await route.route.handle(exchange, services, route.parts)
}

interface Match {
  readonly route: Route
  readonly parts: string[]
  /** The dataset's name as in the path; undefined for routes of the whole lake. */
  readonly dataset: string | undefined
}

/** Every route of the path, whatever its methods; undefined if there is none. */
function match(path: string): Match[] | undefined {
  const found = ROUTES.flatMap((route) => {
    const match = route.pattern.exec(path)
    if (!match) return []
    const parts = match.slice(1).map((part) => decodePathSegment(part ?? ''))
    return [{ route, parts, dataset: match.groups?.dataset }]
  })
  return found.length > 0 ? found : undefined
}
