import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { TARGETS } from './targets.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** Imports that the build follows: types are erased. */
const TYPE_IMPORT = /\b(?:import|export) type [^']+'[^']+'/g
const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.[^'?]+)/g

/** Source files below a file or folder, tests aside. */
function sourcesIn(path: string): string[] {
  if (statSync(join(ROOT, path)).isFile()) return [path]
  return readdirSync(join(ROOT, path), { recursive: true, encoding: 'utf8' })
    .map((file) => join(path, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
}

/** Files that `roots` import, directly or not, with an importer each. Paths from the root. */
function importsOf(roots: readonly string[]): Map<string, string> {
  const importers = new Map<string, string>()
  const queue = [...roots]
  for (const file of queue) {
    if (!/\.[jt]sx?$/.test(file)) continue
    const source = readFileSync(join(ROOT, file), 'utf8').replaceAll(TYPE_IMPORT, '')
    for (const [, path = ''] of source.matchAll(IMPORT)) {
      const imported = join(dirname(file), path)
      if (importers.has(imported)) continue
      importers.set(imported, file)
      queue.push(imported)
    }
  }
  return importers
}

test.each([
  { name: 'Site', roots: ['app', 'vite.config.ts'] },
  { name: 'Studio', roots: ['studio'] },
])('the inputs of the $name build include every file that it imports', ({ name, roots }) => {
  const inputs = TARGETS.find((target) => target.name === name)?.inputs ?? []
  const imports = importsOf(roots.flatMap(sourcesIn))
  const missing = [...imports].filter(
    ([file]) => !inputs.some((input) => file === input || file.startsWith(`${input}/`)),
  )
  expect(missing.map(([file, importer]) => `${importer} imports ${file}`)).toEqual([])
})

test('the compile cache is filled with the flags of npm start', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const site = TARGETS.find(({ name }) => name === 'Site')
  expect(site?.postBuild?.slice(0, -1)).toEqual(scripts.start.match(/--\S+/g))
})
