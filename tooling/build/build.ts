import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.ts'
import { BuildError, buildTarget, isFresh } from './step.ts'
import { TARGETS } from './targets.ts'

export interface BuildOptions {
  root: string
  /** Build even what is fresh. */
  force: boolean
  /** Say nothing about what is fresh. */
  quiet: boolean
  /** Name of the one target to build; without it all of them. */
  only?: string | undefined
  write(text: string): void
}

/**
 * Builds what is missing or stale, one line for each step.
 * @returns false when something could not be built; what went wrong has been written
 */
export function build(options: BuildOptions): Promise<boolean> {
  return withLock(join(options.root, 'build', 'lock'), () => buildTargets(options))
}

async function buildTargets({ root, force, quiet, only, write }: BuildOptions): Promise<boolean> {
  for (const target of TARGETS) {
    if (only !== undefined && target.name !== only) continue
    if (!existsSync(join(root, target.needs))) continue
    const label = `  ${target.name.padEnd(11)} `
    if (!force && isFresh(root, target)) {
      if (!quiet) write(`${label}up to date\n`)
      continue
    }
    const began = performance.now()
    write(`${label}building … `)
    try {
      await buildTarget(root, target)
    } catch (error) {
      const output = error instanceof BuildError ? error.output : String(error)
      write(`failed\n\n${output}\n`)
      return false
    }
    write(`built in ${((performance.now() - began) / 1000).toFixed(1)} s\n`)
  }
  return true
}
