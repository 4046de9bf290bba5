import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { retainAssets } from '../../server/assets/assetRetention.ts'
import { fingerprint } from './fingerprint.ts'
import { precompress } from './precompress.ts'
import type { Target } from './targets.ts'

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
  if (!existsSync(stamp) || !existsSync(join(root, target.output))) return false
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
  if (target.postBuild) await runCommand(root, target.name, target.postBuild)
  if (!existsSync(join(root, target.output))) {
    throw new BuildError(target.name, `The build ended without ${target.output}.`)
  }
  await precompress(join(root, target.precompress))
  const { from, to } = target.retain
  await retainAssets({ from: join(root, from), to: join(root, to), now: Date.now() })
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, inputs)
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
