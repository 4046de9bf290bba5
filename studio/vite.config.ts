import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The Studio is an ordinary single-page application below `/studio/`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/studio/',
  // While developing, the site and the Studio prepare their libraries apart: in one folder each
  // would throw away what the other has just loaded.
  cacheDir: '../node_modules/.vite-studio',
  plugins: [react()],
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
