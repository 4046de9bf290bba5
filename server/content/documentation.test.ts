import { expect, test } from 'vitest'
import { withDocumentationLinks } from './documentation.ts'
import type { SourceResult } from './source.ts'

const ADDRESS = 'https://docs.nsaa.example/'
const LINKS = {
  title: 'documentation:payments',
  sections: [{ link: { label: 'API', href: 'documentation:payments' } }, null],
}

/** A lake with one page and the site settings. */
const lake = (page: SourceResult, settings: SourceResult) => {
  const queries: string[] = []
  const run = withDocumentationLinks(async (query) => {
    queries.push(query)
    return query.includes('siteSettings') ? settings : page
  })
  return { run, queries }
}

test('a link to a chapter has the address of the settings, and depends on them', async () => {
  const { run } = lake({ data: LINKS, tags: ['page'] }, { data: ADDRESS, tags: ['settings'] })
  expect(await run('page', {})).toEqual({
    data: { ...LINKS, sections: [{ link: { label: 'API', href: `${ADDRESS}payments` } }, null] },
    tags: ['page', 'settings'],
  })
})

test('the destination of a redirect is completed too', async () => {
  const data = { destination: 'documentation:', permanent: true }
  const { run } = lake({ data, tags: [] }, { data: ADDRESS, tags: ['settings'] })
  expect(await run('redirect', {})).toEqual({
    data: { destination: ADDRESS, permanent: true },
    tags: [],
  })
})

test('a link to the documentation has no address while the settings have none', async () => {
  const { run } = lake({ data: LINKS, tags: ['page'] }, { data: null, tags: ['settings'] })
  expect((await run('page', {})).data).toMatchObject({ sections: [{ link: { href: null } }, null] })
})

test('other content is returned as it is, without a second query', async () => {
  const page = { data: { title: 'documentation:x', href: 'https://a.example' }, tags: ['page'] }
  const { run, queries } = lake(page, { data: ADDRESS, tags: [] })
  expect(await run('page', {})).toBe(page)
  expect(queries).toEqual(['page'])
})
