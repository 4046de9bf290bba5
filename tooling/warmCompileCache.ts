/**
 * Loads the modules of the production server and of the lake once, so that Node caches the compiled
 * code: a start afterwards takes a third less processor time. Run by the build in a separate
 * process.
 */
import { globSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '..')
process.env.NODE_ENV = 'production'
enableCompileCache({ directory: join(root, 'build/compile-cache'), portable: true })

await import('../server/lifecycle/run.ts')
await import('../server/lifecycle/website.ts')
await import('../server/lifecycle/builtFrontend.ts')
await import('../lake/program/run.ts')
await import('../lake/assets/sharp.ts').then(({ loadSharp }) => loadSharp())
for (const file of globSync(join(root, 'build/site/server/**/*.js'))) {
  await import(pathToFileURL(file).href)
}
// Loading starts timers and pools that would prevent this process from exiting.
process.exit(0)
