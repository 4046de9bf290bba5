import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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

/** The Studio is an ordinary single-page application below `/studio/`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/studio/',
  // While developing, the site and the Studio prepare their libraries apart: in one folder each
  // would throw away what the other has just loaded.
  cacheDir: '../node_modules/.vite-studio',
  plugins: [ownFonts(), react()],
  // It brings its own version of these; two copies of a context do not know each other.
  resolve: { dedupe: ['react', 'react-dom', 'styled-components', '@sanity/client'] },
  define: { 'process.env.SANITY_STUDIO_VERSION': '""' },
  build: {
    outDir: '../build/studio',
    emptyOutDir: true,
    // The Studio is one program of some megabytes; that is not news.
    chunkSizeWarningLimit: 12_000,
    rolldownOptions: {
      // Directives for a compiler that does not run here.
      onLog: (level, log, report) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log)
      },
    },
  },
  server: { fs: { allow: ['..'] } },
})
