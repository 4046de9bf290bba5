import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig } from 'vite'
import { styledComponentIds } from '../../tooling/build/styledComponentIds.ts'
import { BASELINE_DIR } from './baselineDir.ts'

/** Remix's defaults, and the plugin that styled-components documents for server rendering. */
export default defineConfig({
  plugins: [
    styledComponentIds(),
    remix({ appDirectory: 'benchmarks/remixBaseline/app', buildDirectory: BASELINE_DIR }),
  ],
  build: { assetsInlineLimit: 0 },
})
