/**
 * Builds the site and the Studio where they are missing or stale.
 *
 *     node tooling/build.ts           builds what changed
 *     node tooling/build.ts --force   builds everything
 */
import { join } from 'node:path'
import { build } from './build/build.ts'

const built = await build({
  root: join(import.meta.dirname, '..'),
  force: process.argv.includes('--force'),
  quiet: false,
  write: (text) => process.stdout.write(text),
})
process.exitCode = built ? 0 : 1
