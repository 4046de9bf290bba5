import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { TARGETS } from './targets.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** Files of the project that the files of a folder import, from the root. */
function importedFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name))
    .flatMap(({ parentPath, name }) =>
      [...readFileSync(join(parentPath, name), 'utf8').matchAll(/from '(\.[^']+)'/g)].map(
        ([, path = '']) => relative(ROOT, resolve(dirname(join(parentPath, name)), path)),
      ),
    )
}

test('the inputs of the Studio build include every file that it imports', () => {
  const studio = TARGETS.find(({ name }) => name === 'Studio')
  const missing = ['studio', 'schemas']
    .flatMap(importedFiles)
    .filter(
      (file) => !studio?.inputs.some((input) => file === input || file.startsWith(`${input}/`)),
    )
  expect([...new Set(missing)]).toEqual([])
})

test('the compile cache is filled with the flags of npm start', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const site = TARGETS.find(({ name }) => name === 'Site')
  expect(site?.postBuild?.slice(0, -1)).toEqual(scripts.start.match(/--\S+/g))
})
