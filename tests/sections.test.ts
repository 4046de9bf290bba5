import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PAGE_QUERY } from '../app/pages/query.ts'
import { sectionExamples } from '../app/sections/examples.ts'
import { loadedSections, loadSections, sectionTypes } from '../app/sections/registry.ts'
import { page } from '../schemas/documents/page.ts'

/** A section type is one thing in five places; adding one and forgetting a place fails here. */
describe('section types', () => {
  const registered = sectionTypes.toSorted()

  test('are those that editors can put on a page', () => {
    const field = page.fields.find(({ name }) => name === 'sections')
    const members = field && 'of' in field && Array.isArray(field.of) ? field.of : []
    expect(members.map(({ type }) => type).toSorted()).toEqual(registered)
  })

  test('are those that the page query asks for', () => {
    const asked = [...PAGE_QUERY.matchAll(/_type == "(\w+)" =>/g)].map(([, type]) => type)
    expect(asked.toSorted()).toEqual(registered)
  })

  test('have a folder each, and every folder is one', () => {
    const folders = readdirSync('app/sections', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    expect(folders.toSorted()).toEqual(registered)
  })

  test('have a component each', async () => {
    await loadSections(sectionTypes)
    expect(Object.keys(loadedSections).toSorted()).toEqual(registered)
  })

  test('have examples of their own type, each with a key', () => {
    expect(Object.keys(sectionExamples).toSorted()).toEqual(registered)
    for (const [type, examples] of Object.entries(sectionExamples)) {
      expect(examples.map(({ _type }) => _type)).toEqual(examples.map(() => type))
      expect(new Set(examples.map(({ _key }) => _key)).size).toBe(examples.length)
    }
  })
})
