import { redirect } from '@remix-run/node'
import { SITE_QUERY } from '../chrome/query.ts'
import { knownSections, loadSections } from '../sections/registry.ts'
import type { Services } from '../services.ts'
import { pageHead } from './meta.ts'
import { PAGE_QUERY, REDIRECT_QUERY } from './query.ts'

/**
 * Reads the page at a path and makes its sections ready to render.
 * @throws a 404 response when nothing is there, a redirect when it has moved,
 *   ContentUnavailableError when content cannot be read
 */
export async function loadPage(path: string, services: Services) {
  const [{ data: page }, { data: settings }] = await Promise.all([
    services.content.read(PAGE_QUERY, { path }),
    services.content.read(SITE_QUERY),
  ])
  if (!page) throw await absence(path, services)
  if (!settings) {
    throw new Error('The dataset has no document "siteSettings"; import the seed or create it')
  }
  const { known, unknownTypes } = knownSections(page.sections ?? [])
  for (const sectionType of unknownTypes) {
    services.report('page.section.unknown', { path, sectionType })
  }
  const types = [...new Set(known.map(({ _type }) => _type))]
  await loadSections(types)
  const { seo, ...shown } = page
  const modules = services.sectionAssets.modulesFor(types)
  return {
    page: { ...shown, sections: known },
    /** Made here, so that the site's settings need not be sent along. */
    head: pageHead({ ...shown, seo }, modules, { settings, url: services.siteUrl }),
  }
}

async function absence(path: string, { content }: Services): Promise<Response> {
  const { data: moved } = await content.read(REDIRECT_QUERY, { path })
  if (moved?.destination) return redirect(moved.destination, moved.permanent ? 301 : 302)
  return new Response(null, { status: 404, statusText: 'Not Found' })
}

export type LoadedPage = Awaited<ReturnType<typeof loadPage>>
