import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stories } from './stories.ts'

/** Folders that hold files rather than a primitive. */
const notPrimitives = new Set(['fonts'])

const primitives = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !notPrimitives.has(entry.name))
  .map(({ name }) => name)

test('every primitive has a story, and so an entry in the gallery', () => {
  expect(primitives.length).toBeGreaterThan(0)
  expect(stories.map(({ folder }) => folder).sort()).toEqual(primitives.sort())
})

test.each(stories)('$folder has a description and named states', ({ story }) => {
  expect(story.title).not.toBe('')
  expect(story.about).not.toBe('')
  const names = story.states.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(0)
  expect(new Set(names).size).toBe(names.length)
})
