import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import layers from './layers.json' with { type: 'json' }

const ROOT = join(import.meta.dirname, '..')
const IMPORT = /\b(?:from|import)[\s(]+'(\.[^']+)'/g

/** Paths of the project that the files of a layer import, its tests included. */
function importsOf(layer: string): string[] {
  const files = globSync([`${layer}/**/*.{ts,tsx,js}`, `${layer}.*`], { cwd: ROOT })
  return files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)].map(([, specifier = '']) =>
      relative(ROOT, resolve(ROOT, dirname(file), specifier)),
    ),
  )
}

test.each(layers)('the layer $path uses each of its permissions', ({ path, mayImport }) => {
  const imports = importsOf(path)
  const isUsed = (allowed: string) => imports.some((imported) => imported.startsWith(allowed))
  expect(mayImport.filter((allowed) => !isUsed(allowed))).toEqual([])
})
