import { expect, test } from 'vitest'
import { schemaTypes } from './index.ts'

/** Every text below a key, at any depth. */
function textsOf(value: unknown, key: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, held]) =>
    name === key && typeof held === 'string' ? [held] : textsOf(held, key),
  )
}

test('the layouts that form texts name in quotes exist under that title', () => {
  const texts = ['description', 'title'].flatMap((key) => textsOf(schemaTypes, key))
  const titles = new Set(textsOf(schemaTypes, 'title'))
  const named = texts
    .filter((text) => /\blayouts? “/.test(text))
    .flatMap((text) => [...text.matchAll(/“([^”]+)”/g)].map(([, title]) => title))
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((title) => title && !titles.has(title))).toEqual([])
})
