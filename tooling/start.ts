/**
 * `npm start`: builds missing and stale targets, then becomes the production server in this
 * process, so that signals reach the server.
 */
import { join } from 'node:path'
import { build } from './build/build.ts'

const built = await build({
  root: join(import.meta.dirname, '..'),
  force: false,
  quiet: true,
  write: (text) => process.stdout.write(text),
})
if (built) await import('../server/main.ts')
else process.exitCode = 1
