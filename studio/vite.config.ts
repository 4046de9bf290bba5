import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { guide } from './guide.ts'

/** The Studio's design asks another host for its font, which the page's policy refuses. */
const FONTS: readonly [RegExp, string][] = [
  [/https:\/\/design-system-static\.sanity\.io\/InterVariable-latin-\d+\.woff2/g, 'normal'],
  [/https:\/\/design-system-static\.sanity\.io\/InterVariable-Italic-latin-\d+\.woff2/g, 'italic'],
]

/** Ships the same font with the Studio. */
function ownFonts(): Plugin {
  return {
    name: 'own-fonts',
    enforce: 'pre',
    transform(code, id) {
      const [file = id] = id.split('?')
      if (!file.endsWith('.css') || !code.includes('design-system-static')) return null
      return FONTS.reduce(
        (css, [address, style]) => css.replace(address, fontFrom(file, style)),
        code,
      )
    },
  }
}

function fontFrom(cssFile: string, style: string): string {
  const font = new URL(
    `../node_modules/@fontsource-variable/inter/files/inter-latin-wght-${style}.woff2`,
    import.meta.url,
  )
  return relative(dirname(cssFile), fileURLToPath(font))
}

interface Correction {
  name: string
  files: RegExp
  wrong: string
  right: string
  /** The number of the decision that describes the fault. */
  decision: string
}

/** Corrects code of a library; the build fails when the library no longer contains it. */
function correction({ name, files, wrong, right, decision }: Correction): Plugin {
  let isFound = false
  return {
    name,
    enforce: 'pre',
    transform(code, id) {
      if (!files.test(id) || !code.includes(wrong)) return null
      isFound = true
      return code.replace(wrong, right)
    },
    generateBundle() {
      if (!isFound) this.error(`“${wrong}” is not in ${files} any more: see decision ${decision}`)
    },
  }
}

const CORRECTIONS = [
  // Of `sanity-plugin-media` 6.3.5, which looks for the hash of an upload among ids: an upload that
  // a search also returns was listed twice.
  correction({
    name: 'uploads-listed-once',
    files: /sanity-plugin-media[\\/]dist[\\/]/,
    wrong: '!state.allIds.includes(hash) && state.allIds.push(assetId)',
    right: '!state.allIds.includes(assetId) && state.allIds.push(assetId)',
    decision: '0048',
  }),
  // Of `sanity` 6.16.0: in windows of 600 to 899 px the calendar of Releases is a popover around a
  // tooltip, whose ref is null while it is hidden, and the popover throws. The dialog that narrower
  // windows have does not.
  correction({
    name: 'releases-calendar-in-dialog',
    files: /[\\/]sanity[\\/]lib[\\/]/,
    wrong: 'asDialog: isNarrowViewport',
    right: 'asDialog: true',
    decision: '0027',
  }),
]

/** Of the user “Sanity”, the author of scheduled publishes; the page's policy refuses it. */
const OUTSIDE_PICTURE = /imageUrl: "https:\/\/public\.sanity\.io\/[^"]+"/

/** Shows the initial of that user instead of a picture from another host. */
function noOutsidePicture(): Plugin {
  return {
    name: 'no-outside-picture',
    enforce: 'pre',
    transform(code, id) {
      if (!/[\\/]sanity[\\/]lib[\\/]/.test(id) || !OUTSIDE_PICTURE.test(code)) return null
      return code.replace(OUTSIDE_PICTURE, 'imageUrl: undefined')
    },
  }
}

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Libraries of `sanity` that cost more than this Studio uses of them. */
const SMALLER = [
  { find: '@sentry/react', replacement: file('sentryStub.ts') },
  // Sanity renders icons and titles to strings; the streaming renderers are as large again.
  {
    find: 'react-dom/server',
    replacement: file(
      '../node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js',
    ),
  },
]

/**
 * Two chunks for the code that is loaded before the first document is opened, instead of two
 * hundred: they compress about 10 % better. Libraries import no project code, so the chunks have no
 * circular import.
 */
const CHUNKS = [
  {
    name: 'libraries',
    test: /node_modules[\\/](?!sanity[\\/])/,
    tags: ['$initial' as const],
    priority: 1,
  },
  { name: 'studio', tags: ['$initial' as const] },
]

/** The Studio is an ordinary single-page application below `/studio/`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/studio/',
  // Separate from the site's cache: in a shared one, each server would invalidate the other's
  // files.
  cacheDir: '../node_modules/.vite-studio',
  plugins: [ownFonts(), ...CORRECTIONS, noOutsidePicture(), guide(), react()],
  resolve: {
    alias: SMALLER,
    dedupe: [
      // It brings its own version of these; React contexts of two copies do not match.
      'react',
      'react-dom',
      'styled-components',
      '@sanity/client',
      // `sanity` and `@sanity/ui` each bring one of these.
      'motion',
      'framer-motion',
      'motion-dom',
      'motion-utils',
    ],
  },
  define: { 'process.env.SANITY_STUDIO_VERSION': '""' },
  build: {
    outDir: '../build/studio.next',
    emptyOutDir: true,
    // Pictures of sections are loaded by the picker, not with the program.
    assetsInlineLimit: 0,
    // The Studio's chunks exceed Vite's size warning by design.
    chunkSizeWarningLimit: 12_000,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNKS },
      },
      // Directives for a compiler that does not run here.
      onLog: (level, log, report) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log)
      },
    },
  },
  server: { fs: { allow: ['..'] } },
})
