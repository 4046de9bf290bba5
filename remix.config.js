/**
 * Options of Remix's Vite plugin. v3_routeConfig stays off: the few routes are plain files.
 * Lazy route discovery stays off too: with a handful of routes its manifest request costs more
 * than the manifest.
 * The catch-all route is also mounted at `/`, where the root would match before a splat does. It is
 * not an index route there, because Remix sends a POST to `/` without `?index` to the root.
 * `tooling/build` renames the directory to `build/site` when the build is complete.
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  appDirectory: 'app',
  buildDirectory: 'build/site.next',
  ignoredRouteFiles: ['**/*.test.{ts,tsx}'],
  routes: (defineRoutes) => defineRoutes((route) => route('/', 'routes/$.tsx', { id: 'home' })),
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: false,
  },
}
