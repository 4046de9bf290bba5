import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Documents name files of the project in backticks. Superseded records name what is gone. */

const SUPERSEDED = /^Status: superseded/m
const DOCUMENTS = globSync(['*.md', 'docs/*.md', 'docs/decisions/*.md'])
  .filter((document) => document !== 'CHANGELOG.md')
  .filter((document) => !SUPERSEDED.test(readFileSync(document, 'utf8')))

const FOLDERS = globSync('*', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['build', 'node_modules'].includes(entry.name))
  .map(({ name }) => name)
const SOURCE_FILE = /\.(?:tsx?|js|cjs|css|html|svg)$/
/** Names with a part for the reader to fill in: `<type>`, `NNNN`, and conventions. */
const PLACEHOLDER = /[<…]|NNNN|^(?:Pascal|camel)Case/

/** @returns the paths of the project that a text names in backticks */
function namedPaths(text: string): string[] {
  return [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !PLACEHOLDER.test(name))
    .filter((name) => {
      const [folder = '', ...rest] = name.split('/')
      return rest.length > 0 ? FOLDERS.includes(folder) : SOURCE_FILE.test(name)
    })
}

/** A module may be named without its extension, and a file without its folder. */
function exists(path: string): boolean {
  const patterns = path.includes('/') ? [path, `${path}.*`] : [`**/${path}`]
  return globSync(patterns, { exclude: ['node_modules', 'build', '.cache'] }).length > 0
}

test('a missing file is found among the named paths, a file of the data folder is none', () => {
  const named = namedPaths('`server/gone.ts`, `app/`, `DATA_DIR/lake/x`, `app/sections/<type>/`')
  expect(named).toEqual(['server/gone.ts', 'app/'])
  expect(named.map(exists)).toEqual([false, true])
})

describe.each(DOCUMENTS)('%s', (document) => {
  test('names existing files', () => {
    const named = namedPaths(readFileSync(document, 'utf8'))
    expect(named.filter((path) => !exists(path))).toEqual([])
  })
})
