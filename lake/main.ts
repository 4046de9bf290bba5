/**
 * The embedded Content Lake as a program: on its own (`npm run lake`), or as a child of the
 * website's server, to which it then reports.
 */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

process.env.NODE_ENV ??= 'production'
enableCompileCache(join(import.meta.dirname, '../build/compile-cache'))

const { runLake } = await import('../server/lake/program.ts')
await runLake()
