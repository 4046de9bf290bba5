import { join } from 'node:path'
import type { Request, RequestHandler } from 'express'
import { dataPath, isDataPath } from '../../app/content/urls/pageData.ts'
import type { RequestContext, Services } from '../../app/services.ts'
import { systemClock } from '../../runtime/clock.ts'
import { createDeferredStyles } from '../assets/deferredStyles.ts'
import { openStylesheetDiskCache } from '../assets/stylesheetDiskCache.ts'
import { assetOrigins, createContentClient } from '../content/client.ts'
import { pageHeaders } from '../http/middleware/securityHeaders.ts'
import { cachedPages } from '../http/routes/cachedPages.ts'
import { pageUpdates } from '../http/routes/pageUpdates.ts'
import { remixPages } from '../http/routes/remix.ts'
import type { Admission } from '../overload/admission.ts'
import { PageCache, type RenderPage } from '../pageCache/pageCache.ts'
import { createPathIndex } from '../pageCache/pathIndex.ts'
import { createRenderer, routePaths } from '../pageCache/renderPage.ts'
import { WatchedPages } from '../pageUpdates/watchedPages.ts'
import { createPreview, type PreviewMode } from '../preview/preview.ts'
import type { WebsiteServices } from './websiteServices.ts'

/** Everything that renders and serves pages. */
export type Pages = Awaited<ReturnType<typeof createPages>>

const SECTION_GALLERY = /^\/gallery\/sections(?:\?|$)/

export const isSectionGallery = (address: string): boolean => SECTION_GALLERY.test(address)

export async function createPages(website: WebsiteServices) {
  const { config, log, content, frontend, admission } = website
  const { build, mode } = frontend
  const paths = mode === 'development' ? undefined : await indexPaths(website)
  const deferredStyles = createDeferredStyles(
    async (path) => {
      if ((await paths?.pathIndex.has(path)) === false) return undefined
      return (await render(path)).body.toString('utf8')
    },
    openStylesheetDiskCache(join(config.dataDir, 'styles'), Date.now()),
  )
  const services: Services = {
    content: content.reader,
    sectionAssets: frontend.sectionAssets,
    deferredStyles,
    siteUrl: config.siteUrl,
    assetOrigins: assetOrigins(config.content),
    now: () => new Date(),
    logError: (event, fields) => log.error(event, fields),
    gallery: config.gallery || mode === 'development',
  }
  const preview = createSitePreview(website)
  const baseline = pageHeaders(config.siteUrl)
  const render = createRenderer({ build, mode, services, admission, baseline })
  const pagesWith = (limits: Pick<Admission, 'admit'>) =>
    remixPages(build, mode, contextOf(website, services, preview), limits, website.http.clientOf)
  const served = servePages(website, paths, render, pagesWith(admission), preview)
  const renderWithoutAdmission = pagesWith({ admit: (_lane, run) => run() })
  const handler = services.gallery
    ? withSectionGallery(served.handler, renderWithoutAdmission)
    : served.handler
  return { ...served, handler, preview, styles: deferredStyles.routes }
}

/** Paths of pages contain no dot. */
const isFile = (path: string) => path.includes('.')

type IndexedPaths = Awaited<ReturnType<typeof indexPaths>>

/** The paths that can be rendered, of content and of code. */
async function indexPaths({ content, frontend }: WebsiteServices) {
  const routes = await routePaths(frontend.build)
  const files = [...routes.paths].filter(isFile)
  return { pathIndex: createPathIndex(content.reader, routes.paths), routeIds: routes.ids, files }
}

/**
 * Serves pages from the page cache, or in development, where the code changes without
 * invalidations, renders each request.
 */
function servePages(
  { content: { reader }, http, log }: WebsiteServices,
  paths: IndexedPaths | undefined,
  render: RenderPage,
  renderUncached: RequestHandler,
  { seesDrafts }: PreviewMode,
) {
  /** Queries all content of a page without the more expensive render, or of a file. */
  const warmContent = (path: string): Promise<unknown> =>
    render(isFile(path) ? path : dataPath(path))
  if (paths === undefined) {
    return {
      cache: undefined,
      updates: undefined,
      update: async () => true,
      warmContent,
      files: [],
      serveHit: () => false,
      handler: renderUncached,
    }
  }
  const clock = systemClock
  const cache = new PageCache({ render, clock, log })
  // Registered before the listener of `WatchedPages`, which reads the result.
  reader.onStale((tags) => cache.invalidate(tags))
  const { pathIndex, routeIds, files } = paths
  const { clientOf, isStopping } = http
  const onStale = (listener: () => void) => reader.onStale(listener)
  const watchedPages = new WatchedPages({ cache, onStale, clock })
  return {
    cache,
    updates: pageUpdates({
      watchedPages,
      pathIndex,
      clientOf,
      isStopping,
      clock,
      random: Math.random,
    }),
    /**
     * Renders a page that may lack a change.
     * @returns whether visitors now get every known change; for a new page, whether they get it
     */
    update: async (path: string) => (await pathIndex.has(path)) === true && cache.update(path),
    files,
    async warmContent(path: string) {
      // The path list is queried before a page is, so it has to be stored for an outage too.
      await pathIndex.has(path)
      pathIndex.refresh()
      return warmContent(path)
    },
    ...cachedPages({ cache, pathIndex, routeIds, seesDrafts, renderUncached }),
  }
}

function createSitePreview({ config, log, source, http }: WebsiteServices): PreviewMode {
  return createPreview({
    log,
    token: source.kind === 'hosted' ? source.readToken : source.connection.token,
    siteUrl: config.siteUrl,
    clock: systemClock,
    client: createContentClient(source),
    clientOf: http.clientOf,
  })
}

function contextOf(
  { submissions, http }: WebsiteServices,
  services: Services,
  preview: PreviewMode,
): (req: Request) => RequestContext {
  return (req) => ({
    services,
    preview: preview.previewOf(req),
    isDocumentRequest: !isDataPath(req.path),
    submissions: submissions.serviceFor(http.clientOf(req)),
  })
}

/**
 * The section gallery is selected by query parameters, which the page cache ignores. One of its
 * pages renders for as long as fifty pages of the site, so it does not count as load.
 */
function withSectionGallery(pages: RequestHandler, uncached: RequestHandler): RequestHandler {
  return (req, res, next) => {
    if (!isSectionGallery(req.path)) return pages(req, res, next)
    res.set('Cache-Control', 'no-store')
    return uncached(req, res, next)
  }
}
