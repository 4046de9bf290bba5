import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ENTRIES_MAX = 20

/** Words of identifiers are separated, so that `syncTags` contains "sync tag". */
const code = globSync('{app,lake,runtime,schemas,server,studio,submissions,seed}/**/*.{ts,tsx}')
  .map((file) => readFileSync(file, 'utf8').replace(/([a-z])([A-Z])/g, '$1 $2'))
  .join('\n')
  .toLowerCase()

test('the glossary of the architecture is short, and the code uses each of its words', () => {
  const architecture = readFileSync('docs/architecture.md', 'utf8')
  const [, table = ''] = /^## Glossary$(.*?)^## /ms.exec(architecture) ?? []
  const entries = [...table.matchAll(/^\| ([^|]+) \| [^|]+ \|$/gm)]
    .map(([, words = '']) => words.split(', '))
    .filter(([word]) => word !== 'word')
  expect(entries.length).toBeGreaterThan(5)
  expect(entries.length).toBeLessThanOrEqual(ENTRIES_MAX)
  expect(entries.flat().filter((word) => !new RegExp(`\\b${word}s?\\b`, 'i').test(code))).toEqual(
    [],
  )
})
