/**
 * The production server. Libraries read NODE_ENV when they are loaded, so it is set before any
 * import; the compile cache of the build is enabled first too.
 */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

process.env.NODE_ENV ??= 'production'
enableCompileCache({
  directory: join(import.meta.dirname, '../build/compile-cache'),
  portable: true,
})

const { ROOT, runWebsite } = await import('./lifecycle/run.ts')
const { builtFrontend } = await import('./lifecycle/builtFrontend.ts')

await runWebsite((_server, { dataDir }) => builtFrontend(ROOT, dataDir))
