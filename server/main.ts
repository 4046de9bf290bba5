/**
 * The production server. Libraries choose their production form when they are first loaded, so
 * the environment is settled before anything else is; compiled code is kept from the build.
 */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

process.env.NODE_ENV ??= 'production'
enableCompileCache(join(import.meta.dirname, '../build/compile-cache'))

const { ROOT, runHost } = await import('./run.ts')
const { builtFrontend } = await import('./production.ts')

await runHost('production', (_server, { dataDir }) => builtFrontend(ROOT, dataDir))
