import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig, type Plugin } from 'vite'
import remixOptions from './remix.config.js'
import { BUILD_TARGET } from './tooling/build/browserSupport.ts'
import { styledComponentIds } from './tooling/build/styledComponentIds.ts'

/**
 * Vite wraps every lazy import in code that preloads its dependencies. Ours have no dependencies
 * that are not loaded already, and no stylesheets; a plain import avoids that kilobyte.
 */
function plainLazyImports(): Plugin {
  return {
    name: 'plain-lazy-imports',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      return id === '\0vite/preload-helper.js'
        ? 'export const __vitePreload = (load) => load()'
        : null
    },
  }
}

const LAZY_ROUTER = fileURLToPath(new URL('./app/router/lazyRouter.ts', import.meta.url))
const OWN_COPY = '?full'

/**
 * Remix creates its router when it hydrates a document, and a first view needs no more than the
 * router's state. The browser's Remix gets `app/router/lazyRouter.ts` instead, and the library's
 * router a copy of its module, because a module cannot be divided between two chunks.
 */
function lazyRouter(): Plugin {
  return {
    name: 'lazy-router',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer = '', { ssr }) {
      if (ssr || source !== '@remix-run/router') return null
      if (importer.endsWith('/@remix-run/react/dist/esm/browser.js')) return LAZY_ROUTER
      if (!importer.endsWith('/app/router/fullRouter.ts')) return null
      const library = await this.resolve(source, importer, { skipSelf: true })
      return library && `${library.id}${OWN_COPY}`
    },
    async load(id) {
      return id.endsWith(OWN_COPY) ? readFile(id.slice(0, -OWN_COPY.length), 'utf8') : null
    },
  }
}

const SEPARATE_FETCHES = '\0separate-fetches'

/** Library modules whose features this configuration disables, and the stubs that replace them. */
const STUBBED_MODULES: readonly [end: string, code: string][] = [
  // `v3_lazyRouteDiscovery` is off (remix.config.js).
  [
    '/@remix-run/react/dist/esm/fog-of-war.js',
    `export const isFogOfWarEnabled = () => false
export const getPartialManifest = (manifest) => manifest
export const getPatchRoutesOnNavigationFunction = () => undefined
export const useFogOFWarDiscovery = () => {}`,
  ],
  // `v3_singleFetch` is on, so no route fetches its own data.
  [
    SEPARATE_FETCHES,
    `export const fetchData = () => Promise.reject(new Error('v3_singleFetch is on'))
export const isCatchResponse = () => false
export const isDeferredData = () => false
export const isDeferredResponse = () => false
export const isRedirectResponse = () => false
export const isResponse = () => false
export const parseDeferredReadableStream = () => undefined`,
  ],
  // styled-components adds vendor prefixes only where `enableVendorPrefixes` is set.
  ['/stylis/src/Prefixer.js', 'export const prefix = (value) => value'],
]

const REMIX_ROUTES = '/@remix-run/react/dist/esm/routes.js'
const REMIX_COMPONENTS = '/@remix-run/react/dist/esm/components.js'
/**
 * Assigning `displayName`, which only development tools read, prevents tree shaking of a component.
 */
const DISPLAY_NAMES = /^\w+\.displayName = .*$/gm

/** Excludes library code that this configuration disables from the browser's scripts. */
function stubUnusedModules(): Plugin {
  return {
    name: 'stub-unused-modules',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer, { ssr }) =>
      !ssr && source === './data.js' && importer?.endsWith(REMIX_ROUTES) ? SEPARATE_FETCHES : null,
    load: (id, options) =>
      options?.ssr ? null : (STUBBED_MODULES.find(([end]) => id.endsWith(end))?.[1] ?? null),
    transform: (code, id, options) =>
      !options?.ssr && id.endsWith(REMIX_COMPONENTS)
        ? { code: code.replaceAll(DISPLAY_NAMES, ''), map: null }
        : null,
  }
}

/** The modules that the browser runs on every page: the entry, the root and the one page route. */
const FIRST_VIEW = /\/app\/(?:entry\.client\.tsx|root\.tsx|routes\/\$\.tsx)(?:\?|$)/

/**
 * Starts hydration as soon as it runs, so it must be a chunk that nothing else imports: the
 * document imports it after all others (`app/document/deferredScripts.ts`).
 */
const ENTRY = /\/app\/entry\.client\.tsx(?:\?|$)/

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

/** @returns a function that tests by its importers whether a module is part of every first view */
function firstViewModules() {
  const known = new Map<string, boolean>()
  return function isFirstView(id: string, graph: ModuleGraph): boolean {
    const found = known.get(id)
    if (found !== undefined) return found
    known.set(id, FIRST_VIEW.test(id))
    const importers = graph.getModuleInfo(id)?.importers ?? []
    const is = FIRST_VIEW.test(id) || importers.some((importer) => isFirstView(importer, graph))
    known.set(id, is)
    return is
  }
}
const isFirstView = firstViewModules()

/**
 * Three chunks for what every page needs, instead of thirty small ones: they compress better and
 * need fewer requests. Modules that are loaded on demand (slider, toasts, dialogs) have their own
 * chunks, and so do those that only sections share.
 */
const chunkGroups = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream|styled-components|stylis)\/(?!.*\?full$)/,
    priority: 3,
  },
  {
    name: (id: string, graph: ModuleGraph) =>
      !ENTRY.test(id) && isFirstView(id, graph) ? 'app' : null,
    test: /\/app\//,
    priority: 2,
  },
  {
    name: 'shared',
    test: /\/app\/(content|design)\/(?!(toast|dialog|combobox|field|checkbox|accordion|tableOfContents|prose)\/|RichText)/,
    minShareCount: 3,
    priority: 1,
  },
]

/**
 * On the server one chunk. A page has its styles in the order in which their modules were evaluated,
 * so modules that are imported when a page needs them would give each start and each instance other
 * bytes. A server that has all its modules also misses none when the next build replaces this one.
 */
const serverChunkGroups = [{ name: 'app', test: /\/app\// }]

const NO_STYLES = fileURLToPath(
  new URL('./node_modules/@sanity/ui/dist/styles-css.js', import.meta.url),
)

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    styledComponentIds(),
    plainLazyImports(),
    lazyRouter(),
    stubUnusedModules(),
    remix(remixOptions),
  ],
  // In addition to Remix's own manifest: the server looks up the chunks of a page's sections in it.
  build: {
    manifest: true,
    target: BUILD_TARGET,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      output: { codeSplitting: { groups: isSsrBuild ? serverChunkGroups : chunkGroups } },
    },
  },
  // Only the places that use overlays link their styles, because lazy imports must not include
  // stylesheets.
  resolve: { alias: [{ find: /^@sanity\/ui\/styles\.css$/, replacement: NO_STYLES }] },
  // All of them, because a package that Vite finds later invalidates what an open page is loading.
  optimizeDeps: {
    include: [
      '@portabletext/react',
      '@remix-run/node',
      '@sanity/visual-editing/create-data-attribute',
      '@sanity/visual-editing/enable-visual-editing',
      'groq',
      'keen-slider',
      'react-hot-toast/headless',
      'styled-components',
    ],
  },
  server: { watch: { ignored: ['**/.data/**', '**/build/**'] } },
}))
