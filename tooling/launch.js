/**
 * Runs a TypeScript file of the project: `node tooling/launch.js FILE ...`. npm scripts find the
 * project's own Node first in `PATH`, so the file runs in this process. If this Node is too old, it
 * starts the project's own Node instead and forwards signals and the exit code. The code without
 * types is cached in `build/compile-cache`. This file is JavaScript, so that an old Node can run it.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import * as module from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The first with `optimizeEmptyRequests`, which `runtime/httpLimits.ts` sets. */
const NODE_MIN = [24, 12]
/** Sooner than a signal counts as a second one, see `runtime/shutdown.ts`. */
const POLL_INTERVAL_MS = 250
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const [file = '', ...rest] = process.argv.slice(2)

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const isNewEnough = major > NODE_MIN[0] || (major === NODE_MIN[0] && minor >= NODE_MIN[1])

if (process.env.npm_lifecycle_event !== undefined) endWithNpm()
if (isNewEnough) {
  // The cache remains valid when the folder of the project is moved.
  process.env.NODE_COMPILE_CACHE_PORTABLE = '1'
  module.enableCompileCache(join(root, 'build/compile-cache'))
  process.argv = [process.execPath, resolve(root, file), ...rest]
  await import(pathToFileURL(resolve(root, file)).href)
} else {
  runWithOwnNode()
}

/**
 * When npm is stopped, its shell ends without a signal to its child, which would continue to run
 * and to occupy the port. So this process stops in order when its parent has ended.
 */
function endWithNpm() {
  const { ppid } = process
  const poll = setInterval(() => {
    if (process.ppid === ppid) return
    clearInterval(poll)
    process.kill(process.pid, 'SIGTERM')
  }, POLL_INTERVAL_MS)
  poll.unref()
}

function runWithOwnNode() {
  const own = join(root, 'node_modules/.bin/node')
  if (!existsSync(own)) {
    process.stderr.write(
      `This needs Node ${NODE_MIN.join('.')} or newer, which "npm ci" installs in the project ` +
        `(this is ${process.versions.node}). Run "npm ci" first.\n`,
    )
    process.exit(1)
  }
  const args = [...process.execArgv, resolve(root, file), ...rest]
  const child = spawn(own, args, { stdio: 'inherit' })
  // A terminal sends its interrupt to both processes; a signal to this one is passed on.
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.once('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
