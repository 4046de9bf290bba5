import type { IncomingMessage } from 'node:http'
import type { Request, RequestHandler } from 'express'
import type { Services } from '../../../app/services.ts'
import type { Clock } from '../../../lake/clock.ts'
import type { Log } from '../../../lake/process/log.ts'
import type { CachedReader } from '../../content/reader.ts'
import type { Admission } from '../../overload/admission.ts'
import { dataAddress } from '../../pageCache/address.ts'
import { PageCache } from '../../pageCache/pageCache.ts'
import { createPathIndex } from '../../pageCache/pathIndex.ts'
import { type AppBuild, createRenderer, routeAddresses } from '../../pageCache/renderPage.ts'
import { WatchedPages } from '../../pageUpdates/watchedPages.ts'
import { PREVIEW_COOKIE } from '../../preview/cookie.ts'
import { type CachedPages, cachedPages } from './cachedPages.ts'
import { type PageUpdates, pageUpdates } from './pageUpdates.ts'

export interface SitePagesParts {
  build: AppBuild
  mode: 'production' | 'development'
  services: Services
  reader: CachedReader
  admission: Pick<Admission, 'admit'>
  /** Headers of every response, names in lower case. */
  baseline: Readonly<Record<string, string>>
  /** Whether a request gets a page with drafts. */
  seesDrafts(req: Request): boolean
  /** Renders for one request. */
  personal: RequestHandler
  clientOf(req: IncomingMessage): string
  isStopping(): boolean
  clock: Clock
  log: Log
}

export interface SitePages extends CachedPages {
  /** Undefined in development, where the code changes without invalidations. */
  cache: PageCache | undefined
  /** Notifies browsers when the page they show has changed; undefined in development. */
  updates: PageUpdates | undefined
  /** Renders the document at a path as HTML. */
  renderDocument(path: string): Promise<string>
  /** Queries all content of the page at a path without the more expensive render. */
  readContent(path: string): Promise<unknown>
}

const noCachedPages = { answerHit: () => false }

/** Wires the page cache: what renders, what is cached, how it is served. */
export async function createSitePages(parts: SitePagesParts): Promise<SitePages> {
  const { build, mode, reader, personal, clock, log } = parts
  const render = createRenderer(parts)
  const renderDocument = async (path: string) => (await render(path)).body.toString('utf8')
  if (mode === 'development') {
    return {
      cache: undefined,
      updates: undefined,
      renderDocument,
      readContent: (path) => render(dataAddress(path)),
      ...noCachedPages,
      pages: personal,
    }
  }
  const cache = new PageCache({ render, clock, log })
  reader.onStale((tags) => cache.invalidate(tags))
  const routes = await routeAddresses(build)
  const known = createPathIndex(reader, routes.paths)
  return {
    cache,
    updates: pageUpdates({
      known,
      clock,
      random: Math.random,
      clientOf: parts.clientOf,
      isStopping: parts.isStopping,
      pages: new WatchedPages({
        cache,
        onStale: (listener) => reader.onStale(listener),
        clock,
      }),
    }),
    renderDocument,
    async readContent(path) {
      // The path list is queried before a page is, so it has to be stored for an outage too.
      await known.has(path)
      known.renew()
      await render(dataAddress(path))
    },
    ...cachedPages({
      cache,
      known,
      routeIds: routes.ids,
      previewCookie: PREVIEW_COOKIE,
      seesDrafts: parts.seesDrafts,
      personal,
    }),
  }
}
