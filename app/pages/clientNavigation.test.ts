import { afterEach, expect, test, vi } from 'vitest'
import { loadNavigation } from './clientNavigation.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The redirect of a navigation in the document of a standalone page, which has no site shell. */
async function redirectOf(target: string, shownPath: string): Promise<Response> {
  vi.stubGlobal('document', { getElementById: () => null })
  vi.stubGlobal('window', {
    location: { pathname: shownPath },
    __remixRouter: { state: { navigation: { location: { hash: '#form' } } } },
  })
  const load = () => Promise.reject(new Error('The document loads its data itself'))
  const thrown: unknown = await loadNavigation(
    new Request(`https://nsaa.example${target}`),
    load,
  ).catch((reason: unknown) => reason)
  if (thrown instanceof Response) return thrown
  throw thrown
}

test.each([
  ['a link keeps the query and the fragment', '/innovation-hub', '/contact-us?from=hub#form'],
  ['a traversal keeps the query', '/contact-us', '/contact-us?from=hub'],
])('a page without a site shell loads the next document: %s', async (_, shownPath, location) => {
  const { headers } = await redirectOf('/contact-us?from=hub', shownPath)
  expect(headers.get('location')).toBe(location)
  expect(headers.get('x-remix-reload-document')).toBe('true')
})
