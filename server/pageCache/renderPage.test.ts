import type { ServerBuild } from '@remix-run/node'
import { expect, test } from 'vitest'
import type { Services } from '../../app/services.ts'
import { createRenderer } from './renderPage.ts'

/** Its only route waits for data that never arrives. */
const build: ServerBuild = {
  entry: { module: { default: () => new Response('rendered') } },
  routes: {
    root: {
      id: 'root',
      path: '',
      module: { default: () => null, loader: () => new Promise(() => undefined) },
    },
  },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: true,
    v3_relativeSplatPath: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
  isSpaMode: false,
  mode: 'production',
}
const services: Services = {
  siteUrl: 'https://nsaa.example',
  content: { read: () => Promise.reject(new Error('not read')) },
  sectionAssets: { modulesFor: () => [] },
  deferredStyles: { store: () => '' },
  assetOrigins: [],
  now: () => new Date(0),
  logError: () => undefined,
  gallery: false,
}

test('a render that takes too long fails, instead of an empty page', async () => {
  const render = createRenderer({
    build,
    mode: 'production',
    services,
    admission: { admit: (_lane, work) => work() },
    baseline: {},
    timeoutMs: 1,
  })
  await expect(render('/')).rejects.toMatchObject({ name: 'TimeoutError' })
})
