import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Site } from '../site/startSite.ts'
import { clickLink, followLink } from './followLink.ts'
import { hydrated, withBrowser } from './harness.ts'
import { startIsolatedSite } from './isolatedSite.ts'

/** Pages that move or are removed while another page of the site is open. */
describe('a navigation inside the app', () => {
  const open = withBrowser()
  let site: Site
  beforeAll(async () => {
    site = await startIsolatedSite()
  })
  afterAll(() => site.stop())

  const statusOf = async (path: string) =>
    (await fetch(site.origin + path, { redirect: 'manual' })).status

  test('back to a page that was removed replaces its history entry, so “Go back” leaves it', async () => {
    const path = '/removed-soon'
    const _id = 'page-removed-soon'
    await site.client.create({ _id, _type: 'page', title: 'Removed soon', path, sections: [] })
    await expect.poll(() => statusOf(path)).toBe(200)
    const { page, close } = await open('/about-us', { origin: site.origin })
    await hydrated(page)
    await followLink(page, path)
    await page.locator('footer a[href="/help-center"]').first().click()
    await page.waitForURL('**/help-center')
    await site.client.delete(_id)
    await expect.poll(() => statusOf(path)).toBe(404)

    await page.goBack()
    await page.waitForURL('**/404')
    await page.getByRole('button', { name: 'Go back' }).click()
    await page.waitForURL('**/about-us')
    await close()
  })

  test('a navigation to a page that has moved keeps the query of the link', async () => {
    const source = '/moved-page'
    await site.client.create({ _type: 'redirect', source, destination: '/careers?from=old' })
    await expect.poll(() => statusOf(source)).toBe(302)
    const { page, problems, close } = await open('/about-us', { origin: site.origin })
    await hydrated(page)
    await clickLink(page, `${source}?utm_source=letter&from=link`)
    await page.waitForURL('**/careers?from=old&utm_source=letter')
    expect(problems).toEqual([])
    await close()
  })
})
