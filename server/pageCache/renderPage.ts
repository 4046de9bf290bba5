import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { isDataPath } from '../../app/content/urls/pageData.ts'
import type { RequestContext, Services } from '../../app/services.ts'
import type { Admission } from '../overload/admission.ts'
import { trackDependencies } from './dependencyTracker.ts'
import type { RenderPage } from './pageCache.ts'

/** The built app, or in development a function that returns its current state. */
export type AppBuild = ServerBuild | (() => Promise<ServerBuild>)

export interface RendererOptions {
  build: AppBuild
  mode: 'production' | 'development'
  services: Services
  admission: Pick<Admission, 'admit'>
  /** Headers of every response, names in lower case; the response's own headers take precedence. */
  baseline: Readonly<Record<string, string>>
  timeoutMs?: number
}

/** Longer than any page takes, lake and render together; a render has its own timeout. */
const RENDER_TIMEOUT_MS = 30_000

/**
 * Renders through Remix, from a request that contains only the URL. The page's dependencies are
 * recorded, and it has no access to submissions. It fails with a `TimeoutError` after `timeoutMs`.
 */
export function createRenderer(options: RendererOptions): RenderPage {
  const { build, mode, services, admission, baseline, timeoutMs = RENDER_TIMEOUT_MS } = options
  const handle = createRequestHandler(build, mode)
  return (key) =>
    admission.admit('page', async () => {
      const { content, dependencies } = trackDependencies(services.content)
      const context: RequestContext = {
        services: { ...services, content },
        isDocumentRequest: !isDataPath(key.split('?', 1)[0] ?? ''),
        submissions: noSubmissions,
      }
      const signal = AbortSignal.timeout(timeoutMs)
      const request = new Request(services.siteUrl + key, { signal })
      const response = await handle(request, { ...context, postOrigin: null })
      // Remix takes this for a visitor who has left: it logs nothing and the body is empty.
      signal.throwIfAborted()
      const body = Buffer.from(await response.arrayBuffer())
      const responseHeaders = Object.fromEntries(response.headers)
      const caching = responseHeaders['cache-control'] ? {} : cachingFor(response.status, context)
      return {
        status: response.status,
        headers: { ...baseline, ...caching, ...responseHeaders },
        body,
        dependencies: dependencies(),
      }
    })
}

/** The build's routes, as far as URLs are concerned. */
export async function routePaths(build: AppBuild) {
  const { routes }: Pick<ServerBuild, 'routes'> =
    typeof build === 'function' ? await build() : build
  const all = Object.values(routes).flatMap((route) => (route ? [route] : []))
  return {
    /** Routes whose data can be requested by name. */
    ids: new Set(all.filter(({ module }) => module.loader).map(({ id }) => id)),
    /** Paths of routes that are code rather than content. */
    paths: new Set(
      all
        .filter(({ path, module }) => path && !/[:*]/.test(path) && module.loader)
        .map(({ path }) => `/${path?.replace(/^\//, '')}`),
    ),
  }
}

const noSubmissions: RequestContext['submissions'] = {
  accept: () => Promise.reject(new Error('A cached render cannot accept submissions')),
}

/**
 * How browsers and shared caches store responses that are the same for every visitor. A browser
 * revalidates on each use. A shared cache stores documents for 15 seconds, and may serve stale for
 * ten more while it revalidates: with the slow poll before it a change is live everywhere within a
 * minute. It stores data for a second only, because an open page requests it when it has changed.
 * While this host fails, a stale response may be served for a day. See
 * docs/decisions/0020-page-cache.md
 */
function cachingFor(status: number, { isDocumentRequest }: RequestContext): Record<string, string> {
  if (status >= 500) return { 'cache-control': 'no-store' }
  const [seconds, stale] = isDocumentRequest ? [15, 'stale-while-revalidate=10, '] : [1, '']
  return {
    'cache-control': `public, max-age=0, s-maxage=${seconds}, must-revalidate`,
    'cdn-cache-control': `public, max-age=${seconds}, ${stale}stale-if-error=86400`,
  }
}
