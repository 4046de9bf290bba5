import type { AppLoadContext } from '@remix-run/node'
import { createStaticHandler } from '@remix-run/router'
import { expect, test, vi } from 'vitest'
import handleRequest from './entry.server.tsx'
import { SectionBoundary } from './sectionRendering/SectionBoundary.tsx'

const ERROR = new Error('a value that the section cannot show')

function Section({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw ERROR
  return <p>Section</p>
}

/** A document of two sections. */
function documentWith(isBroken: boolean) {
  return () => (
    <html lang="en">
      <head>
        <title>Page</title>
      </head>
      <body>
        {[isBroken, false].map((broken, index) => (
          <SectionBoundary key={String(index)} id={`section-${index}`} isServerRendered>
            <Section isBroken={broken} />
          </SectionBoundary>
        ))}
      </body>
    </html>
  )
}

const MANIFEST = {
  entry: { imports: [], module: '/entry.js' },
  routes: {
    root: {
      id: 'root',
      path: '*',
      module: '/root.js',
      hasLoader: false,
      hasAction: false,
      hasClientLoader: false,
      hasClientAction: false,
      hasErrorBoundary: false,
    },
  },
  url: '/manifest.js',
  version: '1',
}
const FUTURE = {
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_lazyRouteDiscovery: true,
  v3_singleFetch: true,
  v3_throwAbortReason: true,
}

const contextWith = (logError: AppLoadContext['services']['logError']): AppLoadContext => ({
  services: {
    content: { read: async () => ({ data: JSON.parse('null'), tags: [] }) },
    sectionAssets: { modulesFor: () => [] },
    deferredStyles: { store: () => '/deferred.css' },
    siteUrl: 'https://nsaa.example',
    assetOrigins: [],
    now: () => new Date('2026-11-29T08:00:00Z'),
    logError,
    gallery: false,
  },
  isDocumentRequest: true,
  submissions: { accept: async () => ({ outcome: 'accepted' }) },
  postOrigin: null,
})

/** The response for a document whose route allows caching. */
async function respond(isBroken: boolean) {
  const request = new Request('https://nsaa.example/fees?a=b')
  const staticHandlerContext = await createStaticHandler([{ id: 'root', path: '*' }]).query(request)
  if (staticHandlerContext instanceof Response) throw new Error('The request was redirected')
  const remixContext = {
    manifest: MANIFEST,
    routeModules: { root: { default: documentWith(isBroken) } },
    staticHandlerContext,
    future: FUTURE,
    isSpaMode: false,
    serializeError: (error: Error) => error,
  }
  const headers = new Headers({ 'Cache-Control': 'public' })
  const logError = vi.fn()
  const context = contextWith(logError)
  return { response: await handleRequest(request, 200, headers, remixContext, context), logError }
}

test('a document with a section that throws is not cached, and the error is logged once', async () => {
  const { response, logError } = await respond(true)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(logError.mock.calls).toEqual([['page.section.failed', { path: '/fees', error: ERROR }]])
  expect((await response.text()).match(/<p>Section<\/p>/g)).toHaveLength(1)
})

test('a document whose sections are rendered may be cached, and nothing is logged', async () => {
  const { response, logError } = await respond(false)
  expect(response.headers.get('cache-control')).toBe('public')
  expect(logError).not.toHaveBeenCalled()
  expect((await response.text()).match(/<p>Section<\/p>/g)).toHaveLength(2)
})
