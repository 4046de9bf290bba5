import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type TokenName, token, tokenDeclarations, tokenValues } from './tokens.ts'

const FOLDERS = ['app', 'seed/artwork', 'server', 'studio']
const names = Object.keys(tokenValues)

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/tokens|\.(?:test|generated)\./.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
).join('\n')

/** Names in calls of `token()`, of which one may choose between two, and in reads of the values. */
function readNames(): ReadonlySet<string> {
  const calls = sources.match(/\btoken\([^()]*\)/g) ?? []
  const quoted = calls.flatMap((call) => [...call.matchAll(/'([\w-]+)'/g)].map(([, name]) => name))
  const values = [...sources.matchAll(/\btokenValues\.(\w+)/g)].map(([, name]) => name)
  return new Set([...quoted, ...values].filter((name) => name !== undefined))
}

test('every design token is read by a source', () => {
  const read = readNames()
  expect(names.filter((name) => !read.has(name))).toEqual([])
})

test('a token is a variable that the page declares, or its value', () => {
  const isName = (name: string): name is TokenName => name in tokenValues
  for (const name of names.filter(isName)) {
    const expected = tokenDeclarations().includes(`--${name}:`)
      ? `var(--${name})`
      : tokenValues[name]
    expect(token(name)).toBe(expected)
  }
})
