import { fileURLToPath } from 'node:url'
import { transformAsync } from '@babel/core'
import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig, type Plugin } from 'vite'
import remixOptions from './remix.config.js'
import { BUILD_TARGET } from './tooling/build/browserSupport.ts'

/**
 * Generates a component id for every styled component that is the same on the server and in the
 * browser; otherwise class names differ and hydration fails.
 */
function styledComponentIds(): Plugin {
  return {
    name: 'styled-component-ids',
    enforce: 'pre',
    async transform(code, id) {
      const file = id.split('?')[0] ?? id
      if (!/\/app\/.*\.tsx?$/.test(file) || !code.includes('styled-components')) return null
      const result = await transformAsync(code, {
        filename: file,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        parserOpts: { plugins: ['typescript', 'jsx'] },
        plugins: [
          ['babel-plugin-styled-components', { ssr: true, displayName: false, pure: true }],
        ],
      })
      return result?.code ? { code: result.code, map: result.map ?? null } : null
    },
  }
}

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

/** Library code that is imported and never does anything here, and what replaces it. */
const IDLE_MODULES: readonly [end: string, code: string][] = [
  // `v3_lazyRouteDiscovery` is off (remix.config.js).
  [
    '/@remix-run/react/dist/esm/fog-of-war.js',
    `export const isFogOfWarEnabled = () => false
export const getPartialManifest = (manifest) => manifest
export const getPatchRoutesOnNavigationFunction = () => undefined
export const useFogOFWarDiscovery = () => {}`,
  ],
  // styled-components adds vendor prefixes only where `enableVendorPrefixes` is set.
  ['/stylis/src/Prefixer.js', 'export const prefix = (value) => value'],
]

/** Leaves library code that this configuration switches off out of the browser's scripts. */
function withoutIdleCode(): Plugin {
  return {
    name: 'without-idle-code',
    enforce: 'pre',
    apply: 'build',
    load: (id, options) =>
      options?.ssr ? null : (IDLE_MODULES.find(([end]) => id.endsWith(end))?.[1] ?? null),
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
    test: /node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream|styled-components|stylis)\//,
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
    test: /\/app\/(content|design)\/(?!(toast|dialog|combobox|field|checkbox|accordion|tableOfContents|prose)\/|PortableText)/,
    minShareCount: 3,
    priority: 1,
  },
]

const NO_STYLES = fileURLToPath(
  new URL('./node_modules/@sanity/ui/dist/styles-css.js', import.meta.url),
)

export default defineConfig({
  plugins: [styledComponentIds(), plainLazyImports(), withoutIdleCode(), remix(remixOptions)],
  // In addition to Remix's own manifest: the server looks up the chunks of a page's sections in it.
  build: {
    manifest: true,
    target: BUILD_TARGET,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  // Only the places that use overlays link their styles, because lazy imports must not include
  // stylesheets.
  resolve: { alias: [{ find: /^@sanity\/ui\/styles\.css$/, replacement: NO_STYLES }] },
  optimizeDeps: {
    include: [
      '@sanity/visual-editing/create-data-attribute',
      '@sanity/visual-editing/enable-visual-editing',
      'styled-components',
      'react-hot-toast/headless',
      'keen-slider/react',
      '@portabletext/react',
      '@sanity/visual-editing/create-data-attribute',
      '@sanity/visual-editing/enable-visual-editing',
      'valibot',
      'groq',
    ],
  },
  server: { watch: { ignored: ['**/.data/**', '**/build/**'] } },
})
