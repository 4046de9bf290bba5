/**
 * `npm start`: builds what is missing or stale, then becomes the production server, in this very
 * process, so that a signal to it stops the server as it should.
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
