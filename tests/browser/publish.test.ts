import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Site } from '../site/startSite.ts'
import { withBrowser } from './harness.ts'
import { startIsolatedSite } from './isolatedSite.ts'

/** A change published with `@sanity/client` is on the page without delay. */
describe('a document changed through @sanity/client', () => {
  const open = withBrowser()
  let site: Site
  beforeAll(async () => {
    site = await startIsolatedSite()
  })
  afterAll(() => site.stop())

  test('shows a picture around its new hotspot where a layout crops it', async () => {
    const band = 'sections[_type == "hero"].picture'
    const path = '*[_type == "page" && path == "/about-us"]'
    await site.client
      .patch({ query: path })
      .set({ [`${band}.hotspot`]: { x: 0.8, y: 0.2, width: 0.2, height: 0.4 } })
      .commit()
    for (const width of [390, 1440]) {
      const { page, problems, close } = await open('/about-us', {
        origin: site.origin,
        viewport: { width, height: 900 },
      })
      const image = page.locator('main img').first()
      expect(await image.evaluate((one) => getComputedStyle(one).objectFit)).toBe('cover')
      expect(await image.evaluate((one) => getComputedStyle(one).objectPosition)).toBe('88% 0px')
      expect(problems, 'the page’s own policy admits the style').toEqual([])
      await close()
    }
  })

  test('“Try again” on an error page works without JavaScript', async () => {
    const path = '/nowhere'
    const notFound = await site.client.getDocument('page-404')
    if (!notFound) throw new Error('The seed has a not-found page')
    const isError = async () => {
      const response = await fetch(site.origin + path)
      return (await response.text()).includes('This page could not be loaded')
    }
    await site.client.delete('page-404')
    await expect.poll(isError).toBe(true)
    const { page, close } = await open(path, { origin: site.origin, javaScriptEnabled: false })
    await site.client.create(notFound)
    await expect.poll(isError).toBe(false)
    await page.getByRole('main').getByText('Try again', { exact: true }).click()
    await page.getByRole('heading', { name: /missing page/ }).waitFor()
    await close()
  })
})
