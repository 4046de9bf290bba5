import { join } from 'node:path'
import { withLock } from './lock.ts'
import { BuildError, buildTarget, isFresh } from './step.ts'
import { TARGETS } from './targets.ts'

export interface BuildOptions {
  root: string
  /** Builds targets that are fresh too. */
  force: boolean
  /** Prints nothing about fresh targets. */
  quiet: boolean
  /** Name of the one target to build; all of them if undefined. */
  only?: string | undefined
  write(text: string): void
}

/**
 * Builds missing and stale targets, one line for each step.
 * @returns false if something could not be built; the error has been printed
 */
export function build(options: BuildOptions): Promise<boolean> {
  const file = join(options.root, 'build', 'lock')
  return withLock(
    file,
    () => buildTargets(options),
    () => options.write(`  waiting for another build; if there is none, delete ${file}\n`),
  )
}

async function buildTargets({ root, force, quiet, only, write }: BuildOptions): Promise<boolean> {
  for (const target of TARGETS) {
    if (only !== undefined && target.name !== only) continue
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
