/**
 * `npm start`: builds missing and stale targets, then becomes the production server in this
 * process, so that signals reach the server.
 */
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { ConfigError } from '../runtime/config.ts'
import { readConfig } from '../server/config/config.ts'
import { build } from './build/build.ts'

const root = join(import.meta.dirname, '..')
/** glibc returns freed memory of this many bytes to the system: docs/decisions/0023-memory.md */
const MALLOC_TRIM_THRESHOLD_ = '131072'

const canStart =
  isConfigured() &&
  (await build({
    root,
    force: false,
    quiet: true,
    write: (text) => process.stdout.write(text),
  }))
if (canStart) await becomeServer()
else process.exitCode = 1

/** Checked before the build, which takes a minute. Prints what is wrong. */
function isConfigured(): boolean {
  try {
    readConfig(process.env)
    return true
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    return false
  }
}

/**
 * glibc reads its settings when a program starts, so the server replaces this program. The process
 * remains the same one. On Windows, which has neither, the server is loaded here.
 */
async function becomeServer() {
  if (process.platform !== 'win32' && process.execve) {
    const program = [...process.execArgv, join(root, 'tooling/launch.js'), 'server/main.ts']
    // Written when a process ends, which this one does not.
    flushCompileCache()
    process.execve(process.execPath, [process.execPath, ...program], {
      MALLOC_TRIM_THRESHOLD_,
      ...process.env,
    })
  }
  await import('../server/main.ts')
}
