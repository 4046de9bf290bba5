import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig } from 'vite'
import { styledComponentIds } from '../../tooling/build/styledComponentIds.ts'
import { PEER_DIR } from './peerDir.ts'

/** Remix's defaults, and the plugin that styled-components documents for server rendering. */
export default defineConfig({
  plugins: [
    styledComponentIds(),
    remix({ appDirectory: 'benchmarks/peer/app', buildDirectory: PEER_DIR }),
  ],
  build: { assetsInlineLimit: 0 },
})
