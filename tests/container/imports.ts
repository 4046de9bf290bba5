import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The runtime dependencies of a file: files of the project, and packages by name. */
export interface Needs {
  files: ReadonlySet<string>
  packages: ReadonlySet<string>
}

const IMPORT =
  /^\s*(?:import|export)\s+(?!type\b)(?:[\s\S]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm

/** Follows the imports of these files, without types, as Node does at run time. */
export function runtimeNeeds(entries: readonly string[]): Needs {
  const files = new Set<string>()
  const packages = new Set<string>()
  const waiting = [...entries]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file) || !existsSync(file)) continue
    files.add(file)
    for (const [, one, other] of withoutComments(file).matchAll(IMPORT)) {
      const specifier = one ?? other ?? ''
      if (specifier.startsWith('.')) waiting.push(join(dirname(file), specifier))
      else if (!specifier.startsWith('node:')) packages.add(packageOf(specifier))
    }
  }
  return { files, packages }
}

function withoutComments(file: string): string {
  return readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
}

function packageOf(specifier: string): string {
  const parts = specifier.split('/')
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
}
