import { expect, test } from 'vitest'
import type { Services } from '../services.ts'
import { SITE_QUERY } from '../siteShell/query.ts'
import { loadPage } from './pageLoader.ts'
import { PAGE_QUERY, REDIRECT_QUERY } from './query.ts'

/** The response for a path at which there is only a redirect. */
async function responseFor(destination: string): Promise<Response> {
  const results = new Map<string, unknown>([
    [SITE_QUERY, {}],
    [REDIRECT_QUERY, { destination, permanent: true }],
  ])
  const content = {
    read: async (query: string) => ({ data: results.get(query) ?? null, tags: [] }),
  }
  const thrown = await loadPage('/old', { content } as unknown as Services).catch((error) => error)
  if (thrown instanceof Response) return thrown
  throw thrown
}

test.each(['/about?a=b#c', 'https://docs.nsaa.example/payouts', 'mailto:hello@nsaa.example'])(
  'a redirect to %s sends the visitor there',
  async (destination) => {
    const response = await responseFor(destination)
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(destination)
  },
)

test.each([
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'http://evil.example/',
  '/a\nb',
  '/a\r\nSet-Cookie: a=b',
])('a redirect to %j is not followed: the page is not found', async (destination) => {
  const response = await responseFor(destination)
  expect(response.status).toBe(404)
  expect(response.headers.get('location')).toBeNull()
})

test('unknown grounds of a page are those of its layouts', async () => {
  const sections = [{ _type: 'divider', _key: 'a', layout: 'beam', ground: 'plum' }]
  const page = { title: 'Soon', path: '/soon', sections, standalone: { ground: 'plum' } }
  const results = new Map<string, unknown>([
    [SITE_QUERY, {}],
    [PAGE_QUERY, page],
  ])
  const services = {
    content: { read: async (query: string) => ({ data: results.get(query) ?? null, tags: [] }) },
    sectionAssets: { modulesFor: () => [] },
    siteUrl: 'https://nsaa.example',
  }
  const loaded = await loadPage('/soon', services as unknown as Services)
  expect(loaded).toMatchObject({
    page: { standalone: { ground: null }, sections: [{ layout: 'beam', ground: null }] },
  })
})
