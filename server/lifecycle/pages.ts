import { join } from 'node:path'
import type { Request, RequestHandler, Router } from 'express'
import type { RequestContext, Services } from '../../app/services.ts'
import { systemClock } from '../../lake/clock.ts'
import { createDeferredStyles } from '../assets/deferredStyles.ts'
import { openStylesheetDiskCache } from '../assets/stylesheetDiskCache.ts'
import type { Config } from '../config/config.ts'
import { assetOrigins, createContentClient } from '../content/client.ts'
import { pageHeaders } from '../http/middleware/securityHeaders.ts'
import { remixPages } from '../http/routes/remix.ts'
import { createSitePages, type SitePages } from '../http/routes/sitePages.ts'
import { createPreview, type PreviewMode } from '../preview/preview.ts'
import type { HostParts } from './parts.ts'

/** Everything that renders and serves pages. */
export interface Pages extends SitePages {
  preview: PreviewMode
  /** Serves deferred stylesheets. */
  styles: Router
}

const GALLERY = /^\/gallery\/sections(?:\?|$)/

export const isGallery = (address: string): boolean => GALLERY.test(address)

export async function createPages(parts: HostParts): Promise<Pages> {
  const { config, log, content, frontend, admission, http } = parts
  const deferredStyles = createDeferredStyles(
    (path) => pages.renderDocument(path),
    openStylesheetDiskCache(join(config.dataDir, 'styles'), Date.now()),
  )
  const services: Services = {
    content: content.reader,
    sectionAssets: frontend.sectionAssets,
    deferredStyles,
    siteUrl: config.siteUrl,
    assetOrigins: assetOrigins(config.content),
    now: () => new Date(),
    report: (event, fields) => log.error(event, fields),
    gallery: config.gallery || frontend.mode === 'development',
  }
  const preview = createSitePreview(parts)
  const renderFor = (limits: Pick<typeof admission, 'admit'>) =>
    remixPages(frontend.build, frontend.mode, contextOf(parts, services, preview), limits)
  const pages = await createSitePages({
    services,
    admission,
    log,
    clock: systemClock,
    clientOf: http.clientOf,
    isStopping: http.isStopping,
    reader: content.reader,
    build: frontend.build,
    mode: frontend.mode,
    baseline: pageHeaders(config.siteUrl),
    seesDrafts: preview.seesDrafts,
    personal: renderFor(admission),
  })
  const uncached = renderFor({ admit: (_lane, run) => run() })
  const handler = services.gallery ? withSectionGallery(pages.pages, uncached) : pages.pages
  return { ...pages, pages: handler, preview, styles: deferredStyles.routes }
}

function createSitePreview({ config, log, lake, http }: HostParts): PreviewMode {
  return createPreview({
    log,
    token: draftsTokenOf(config, lake?.connection),
    siteUrl: config.siteUrl,
    now: Date.now,
    client: createContentClient(config.content, lake?.connection),
    clientOf: http.clientOf,
  })
}

/** The token that reads drafts, if one is configured. */
function draftsTokenOf({ content }: Config, lake: { token: string } | undefined) {
  return content.kind === 'hosted' ? content.readToken : lake?.token
}

function contextOf(
  { submissions, http }: HostParts,
  services: Services,
  preview: PreviewMode,
): (req: Request) => RequestContext {
  return (req) => ({
    services,
    preview: preview.previewOf(req),
    documentRequest: !req.path.endsWith('.data'),
    submissions: submissions.serviceFor(http.clientOf(req)),
  })
}

/**
 * The section gallery is selected by query parameters, which the page cache ignores. One of its
 * pages renders for as long as fifty pages of the site, so it does not count as load.
 */
function withSectionGallery(pages: RequestHandler, uncached: RequestHandler): RequestHandler {
  return (req, res, next) => {
    if (!isGallery(req.path)) return pages(req, res, next)
    res.set('Cache-Control', 'no-store')
    return uncached(req, res, next)
  }
}
