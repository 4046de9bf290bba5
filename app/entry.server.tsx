import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { isContentUnavailable } from './content/unavailable.ts'
import { firstFontFaces } from './design/fontFaces.ts'
import { CompiledStyles } from './document/CompiledStyles.tsx'
import {
  contentSecurityPolicy,
  DEVELOPMENT_SOURCES,
  type FurtherSources,
  PREVIEW_SOURCES,
} from './document/contentSecurityPolicy.ts'
import { withDoctype } from './document/doctype.ts'
import {
  allInHead,
  createSheets,
  type DocumentCss,
  documentCss,
  recordedStyles,
  scopeFor,
  sealSheets,
} from './document/documentStyles.ts'
import { type DocumentAdditions, finishDocument } from './document/finishDocument.ts'
import { type RenderedSiteShell, renderedSiteShell } from './document/renderedSiteShell.tsx'
import { serverArticle } from './pages/article/articleLoaderData.ts'
import { seoTags } from './pages/head/seoTags.ts'
import { isStandalone } from './pages/isStandalone.ts'
import { serverPolicy } from './pages/policy/policyLoaderData.ts'
import { readSettings } from './pages/readSettings.ts'
import { DEFERRED_PARTS, deferredStylesLink } from './partialHydration/DeferredStyles.tsx'
import { StyleScopeProvider } from './partialHydration/StyleScope.tsx'
import { serverSections } from './sectionRendering/staticSections.ts'
import type { Preview } from './services.ts'
import { SiteShellProvider } from './siteShell/siteShellParts.tsx'

const RENDER_TIMEOUT_MS = 5_000
const FONT_FACES = firstFontFaces()
const EMPTY_SITE_SHELL = { header: '', footer: '' }
const DOCUMENT = { part: 'head', isStatic: false } as const

/**
 * Renders a whole document. Pages are cached as bytes, so nothing is streamed: rendering completely
 * lets the styles be collected and written into the head. A document in which a section failed must
 * not be cached.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { services, preview } = context
  const path = new URL(request.url).pathname
  const siteShell = await siteShellOf(remixContext, context)
  const sheets = createSheets()
  try {
    const { html, failures } = await renderDocument(
      <CompiledStyles>
        {sheets.head.interactive.collectStyles(
          <SiteShellProvider value={siteShell?.at(path) ?? EMPTY_SITE_SHELL}>
            <StyleScopeProvider value={preview ? null : scopeFor(sheets, DOCUMENT)}>
              <StaticContent context={context}>
                <RemixServer context={remixContext} url={request.url} />
              </StaticContent>
            </StyleScopeProvider>
          </SiteShellProvider>,
        )}
      </CompiledStyles>,
    )
    for (const error of failures) {
      services.logError('page.section.failed', { path, error })
      headers.set('Cache-Control', 'no-store')
    }
    headers.set('Content-Type', 'text/html; charset=utf-8')
    const { styles, links } = stylesOf(
      documentCss(recordedStyles(sheets), siteShell?.styles),
      (css) => services.deferredStyles.store(css, path),
    )
    const document = finishDocument(html, {
      head: seoTags(context) + styles,
      links,
      deferScripts: !import.meta.env.DEV,
      // In a preview React owns every style attribute, so they are not moved.
      boundStyleAttributes: !preview,
    })
    const policy = contentSecurityPolicy(document.sources, services, furtherSources(preview))
    headers.set('Content-Security-Policy', policy)
    return new Response(withDoctype(document.html), { status, headers })
  } finally {
    sealSheets(sheets)
  }
}

/** The content that static parts of the page are rendered from. */
function StaticContent({ context, children }: { context: AppLoadContext; children: ReactNode }) {
  return (
    <serverSections.Provider value={serverSections.of(context)}>
      <serverPolicy.Provider value={serverPolicy.of(context)}>
        <serverArticle.Provider value={serverArticle.of(context)}>
          {children}
        </serverArticle.Provider>
      </serverPolicy.Provider>
    </serverSections.Provider>
  )
}

function furtherSources(preview: Preview | undefined): FurtherSources {
  if (import.meta.env.DEV) return DEVELOPMENT_SOURCES
  return preview ? PREVIEW_SOURCES : {}
}

/**
 * Font faces and the first view's rules have separate style elements: the browser lays out the
 * whole document again when the element with its font faces changes. Links to deferred styles are
 * placed where they are needed.
 */
function stylesOf(
  { head, deferred, markers }: DocumentCss,
  store: (css: string) => string,
): { styles: string; links: DocumentAdditions['links'] } {
  const links = DEFERRED_PARTS.filter((part) => deferred[part] !== '').map((part) => [
    part,
    deferredStylesLink(part, store(deferred[part])),
  ])
  return {
    styles: `<style>${FONT_FACES}</style><style>${head}</style>${markers}`,
    links: Object.fromEntries(links),
  }
}

/**
 * Logs errors of loaders and actions. Only the path is logged, because parameters may contain
 * input. A visitor who disconnected is no error.
 */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  const url = new URL(request.url)
  if (request.signal.aborted || isClientError(error, url)) return
  context.services.logError('page.failed', { path: url.pathname, error })
}

/**
 * A method or path that no route accepts is not logged, because any client could flood the log with
 * it. Nor is Remix's warning of `_data`, the parameter of an older data format.
 */
function isClientError(error: unknown, { searchParams }: URL): boolean {
  if (isRouteErrorResponse(error)) return error.status < 500
  return searchParams.has('_data') && error instanceof Error && error.message.includes('?_data')
}

/** @returns undefined on a standalone page, which has none, and without settings */
async function siteShellOf(
  { staticHandlerContext: { loaderData } }: EntryContext,
  { services, preview }: AppLoadContext,
): Promise<RenderedSiteShell | undefined> {
  if (Object.values(loaderData).some(isStandalone)) return undefined
  const { now, logError } = services
  const { content } = preview ?? services
  const settings = await readSettings({ content, logError }).catch((error: unknown) => {
    // The reader logs an outage of the lake once, so it is not logged for each page.
    if (!isContentUnavailable(error)) logError('page.siteShell.unavailable', { error })
    return null
  })
  if (!settings) return undefined
  const siteShell = renderedSiteShell(settings, now().getUTCFullYear())
  // A preview is not cached and fully hydrated, so all of its styles are in the document.
  return preview ? { ...siteShell, styles: allInHead(siteShell.styles) } : siteShell
}

interface Rendered {
  html: string
  /** Errors thrown inside sections, which do not affect the rest of the document. */
  failures: unknown[]
}

function renderDocument(element: ReactNode): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    const sink = new PassThrough()
    const failures: unknown[] = []
    const { pipe, abort } = renderToPipeableStream(element, {
      // Above this size React would insert sections out of order by script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        clearTimeout(timer)
        text(sink).then((html) => resolve({ html, failures }), reject)
        pipe(sink)
      },
      onShellError(error) {
        clearTimeout(timer)
        reject(error)
      },
      onError(error) {
        failures.push(error)
      },
    })
    const timer = setTimeout(
      () => abort(new Error(`Rendering took longer than ${RENDER_TIMEOUT_MS} ms`)),
      RENDER_TIMEOUT_MS,
    )
  })
}
