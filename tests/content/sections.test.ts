import { expect, it } from 'vitest'
import { PAGE_QUERY } from '../../app/pages/query.ts'
import { sectionTypes as registered } from '../../app/sections/registry.ts'
import { page } from '../../schemas/documents/page.ts'
import { sectionTypes } from '../../schemas/index.ts'

const written = sectionTypes.map(({ name }) => name).sort()

it('schemas, page query and registry name the same sections', () => {
  expect(written.length).toBeGreaterThan(0)
  expect([...registered].sort()).toEqual(written)
  const queried = [...PAGE_QUERY.matchAll(/_type == "(\w+)" =>/g)].map(([, type]) => type)
  expect(queried.sort()).toEqual(written)
})

it('editors can put every section on a page', () => {
  const sections = page.fields.find(({ name }) => name === 'sections')
  const offered = sections && 'of' in sections ? sections.of : []
  expect(offered.map(({ type }) => type).sort()).toEqual(written)
})
