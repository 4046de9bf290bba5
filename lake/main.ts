/**
 * The embedded Content Lake as a program: standalone (`npm run lake`), or as a child process of the
 * website's server with IPC to it.
 */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

process.env.NODE_ENV ??= 'production'
enableCompileCache({
  directory: join(import.meta.dirname, '../build/compile-cache'),
  portable: true,
})

const { runLake } = await import('./program/run.ts')
await runLake()
