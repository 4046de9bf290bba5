import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { IS_PAGE } from '../../app/content/pageTypes.ts'
import { PAGE_QUERY, REDIRECT_QUERY } from '../../app/pages/query.ts'
import { SITE_QUERY } from '../../app/siteShell/query.ts'
import { createRunQuery } from '../../server/content/client.ts'
import { withDocumentationLinks } from '../../server/content/documentation.ts'
import { type StartedLake, startLake } from '../lake/startLake.ts'
import { earlierDataset, MIGRATIONS } from './earlierDataset.ts'

const SEED = join(import.meta.dirname, '../../seed/dataset')
const TIMEOUT_MS = 600_000

/** Every `href` in a result. */
function hrefs(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) =>
    name === 'href' && typeof each === 'string' ? [each] : hrefs(each),
  )
}

/** Queries as the website does. */
const reader = (lake: StartedLake) => withDocumentationLinks(createRunQuery(lake.client()))

describe('links to pages', { timeout: TIMEOUT_MS }, () => {
  let lake: StartedLake
  beforeEach(async () => {
    lake = await startLake({ seed: SEED })
  }, TIMEOUT_MS)
  afterEach(() => lake.stop())

  const site = () => lake.client().fetch(SITE_QUERY)
  const home = () => lake.client().fetch(PAGE_QUERY, { path: '/' })

  test('follow the address of their page: menu, footer and buttons', async () => {
    expect(hrefs(await site())).toContain('/get-started')
    expect(hrefs(await site())).toContain('/terms-and-conditions#privacy-policy')
    await lake.client().patch('page-get-started').set({ path: '/start' }).commit()
    await lake.client().patch('policy-terms-and-conditions').set({ path: '/terms' }).commit()
    await lake.client().patch('page-ussd').set({ path: '/dial' }).commit()
    const index = { path: '/services/payment-services' }
    expect(hrefs(await lake.client().fetch(PAGE_QUERY, index))).toContain('/dial')
    expect(hrefs(await site())).toEqual(
      expect.arrayContaining(['/start', '/terms', '/terms#privacy-policy']),
    )
    expect(hrefs(await home())).toContain('/start')
    expect(hrefs([await site(), await home()])).not.toContain('/get-started')
  })

  test('carry the sync tags of their pages, so that a changed address invalidates rendered pages', async () => {
    const { syncTags: read = [] } = await lake
      .client({ perspective: 'published' })
      .fetch(SITE_QUERY, {}, { filterResponse: false })
    const changed = Promise.withResolvers<readonly string[]>()
    const stop = lake.lake.dataset.onTransaction(({ syncTags }) =>
      changed.resolve(syncTags.published),
    )
    await lake.client().patch('page-careers').set({ path: '/jobs' }).commit()
    stop()
    expect((await changed.promise).filter((tag) => read.some((each) => each === tag))).not.toEqual(
      [],
    )
  })

  test('allow their page to be deleted, and then have text but no address', async () => {
    await lake.client().delete('page-help-center')
    const settings = await site()
    expect(settings?.navigation?.company?.items?.[1]).toMatchObject({
      title: 'Help Center',
      href: null,
    })
  })

  test('links of service cards have no address once their page is removed, whatever the former one is', async () => {
    const routes = async () => {
      const sections: unknown[] = (await home())?.sections ?? []
      return sections.flatMap((section) => Object(section).cards ?? []).map(({ route }) => route)
    }
    expect(await routes()).toContain('/services/e-commerce')
    const card = lake.client().patch('serviceCard-e-commerce')
    await card.set({ 'page._ref': 'page-removed' }).commit()
    expect(await routes()).toContain(null)
    expect(await routes()).not.toContain('/services/e-commerce')
    await lake.client().patch('serviceCard-e-commerce').unset(['page']).commit()
    expect(await routes()).toContain('/services/e-commerce')
  })

  test('links that were addresses in an earlier dataset become references', async () => {
    const seed = await earlierDataset()
    const old = await startLake({ seed })
    const before = hrefs((await reader(old)(SITE_QUERY, {})).data)
    const paths = await old.client().fetch<string[]>(`*[${IS_PAGE}].path`)
    await old.stop({ keepData: true })
    const migrated = await startLake({ dataDir: old.dataDir, migrations: MIGRATIONS })
    const settings = await migrated.client().fetch('*[_id == "siteSettings"][0]')
    expect(hrefs(settings).filter((href) => paths.includes(href.split('#')[0] ?? ''))).toEqual([])
    expect(hrefs((await reader(migrated)(SITE_QUERY, {})).data)).toEqual(before)
    const stored = await migrated.client().fetch('*[_type in ["page", "redirect", "siteSettings"]]')
    const fixed = [...JSON.stringify(stored).matchAll(/"https:\/\/docs\.nsaa\.example[^"]*"/g)]
    expect(fixed.map(([address]) => address)).toEqual(['"https://docs.nsaa.example/"'])
    expect(await migrated.client().fetch('*[_type == "serviceCard"].page->path')).toHaveLength(3)
    const services = await migrated
      .client()
      .fetch<{ href: string | null; path: string | null }[]>(
        '*[_id == "page-payment-services"][0].sections[_type == "serviceIndex"].groups[].services[]{ href, "path": page->path }',
      )
    expect(services.filter(({ path }) => path)).not.toEqual([])
    expect(services.filter(({ href }) => href && paths.includes(href))).toEqual([])
    await migrated.stop()
    await rm(seed, { recursive: true, force: true })
  })
})

describe('links to the documentation', { timeout: TIMEOUT_MS }, () => {
  let lake: StartedLake
  beforeEach(async () => {
    lake = await startLake({ seed: SEED })
  }, TIMEOUT_MS)
  afterEach(() => lake.stop())

  test('follow its address in the site settings: menus, footer, pages and redirects', async () => {
    const read = reader(lake)
    const addresses = async () => {
      const results = await Promise.all([
        read(SITE_QUERY, {}),
        read(PAGE_QUERY, { path: '/' }),
        read(PAGE_QUERY, { path: '/services/ussd' }),
        read(PAGE_QUERY, { path: '/services/collections' }),
      ])
      const moved = await read(REDIRECT_QUERY, { path: '/payouts/payouts-api' })
      const destination = String(Object(moved.data).destination)
      return [...results.flatMap(({ data }) => hrefs(data)), destination]
    }
    const chapters = (all: readonly string[], base: string) =>
      all.flatMap((each) => (each.startsWith(base) ? [each.slice(base.length)] : []))
    const before = await addresses()
    const shipped = chapters(before, 'https://docs.nsaa.example/')
    expect(shipped).toEqual(expect.arrayContaining(['', 'payments', 'ussd', 'payments/payouts']))
    await lake
      .client()
      .patch('siteSettings')
      .set({ 'links.documentation': 'https://developers.nsaa.example/v2' })
      .commit()
    const after = await addresses()
    const base = 'https://developers.nsaa.example/v2'
    expect(chapters(after, base)).toEqual(shipped.map((chapter) => chapter && `/${chapter}`))
    expect(after.filter((each) => /docs\.nsaa|^documentation:/.test(each))).toEqual([])
  })
})
