import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { retainAssets } from '../../server/assets/assetRetention.ts'
import { fingerprint } from './fingerprint.ts'
import { precompress } from './precompress.ts'
import { type Target, UNFINISHED } from './targets.ts'

/** A failed build, with the command's output. */
export class BuildError extends Error {
  override readonly name = 'BuildError'
  readonly output: string
  constructor(target: string, output: string) {
    super(`${target} could not be built`)
    this.output = output
  }
}

const stampOf = (root: string, { name }: Target) =>
  join(root, 'build', `${name.toLowerCase()}.fingerprint`)

/** Whether a target's output exists and was built from the current inputs. */
export function isFresh(root: string, target: Target): boolean {
  const stamp = stampOf(root, target)
  if (!existsSync(stamp) || !existsSync(join(root, target.folder, target.output))) return false
  return readFileSync(stamp, 'utf8') === fingerprint(root, target.inputs)
}

/**
 * Builds a target and compresses its files. The stamp is removed first and written last, so an
 * interrupted build is stale; it contains the fingerprint of the inputs at the beginning of the
 * build.
 * @throws BuildError with the command's output
 */
export async function buildTarget(root: string, target: Target): Promise<void> {
  const stamp = stampOf(root, target)
  rmSync(stamp, { force: true })
  const inputs = fingerprint(root, target.inputs)
  await runCommand(root, target.name, target.command)
  const folder = join(root, target.folder)
  const unfinished = folder + UNFINISHED
  if (!existsSync(join(unfinished, target.output))) {
    throw new BuildError(target.name, `The build ended without ${target.output}.`)
  }
  await precompress(join(unfinished, target.precompress))
  replaceFolder(folder, unfinished)
  // Compiled code is cached by path, so this needs the final one.
  if (target.postBuild) await runCommand(root, target.name, target.postBuild)
  const { from, to } = target.retain
  await retainAssets({ from: join(root, from), to: join(root, to), now: Date.now() })
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, inputs)
}

/** A running server reads the folder until the new one is complete. */
function replaceFolder(folder: string, replacement: string): void {
  const former = `${folder}.former`
  rmSync(former, { recursive: true, force: true })
  if (existsSync(folder)) renameSync(folder, former)
  renameSync(replacement, folder)
  rmSync(former, { recursive: true, force: true })
}

function runCommand(root: string, name: string, command: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, {
      cwd: root,
      // Libraries are built in production mode, whatever the caller's environment.
      env: {
        ...process.env,
        NODE_ENV: 'production',
        [process.stdout.isTTY ? 'FORCE_COLOR' : 'NO_COLOR']: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    // The lock is released at the exit, so nothing may write to the folder afterwards.
    const kill = () => child.kill()
    process.once('exit', kill)
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.once('error', reject)
    child.once('close', (code) => {
      process.off('exit', kill)
      if (code === 0) resolve()
      else reject(new BuildError(name, Buffer.concat(chunks).toString('utf8')))
    })
  })
}
