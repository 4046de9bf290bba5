import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Site } from '../site/startSite.ts'
import { hydrated, withBrowser } from './harness.ts'
import { startIsolatedSite } from './isolatedSite.ts'

/** Pages whose shell or policy differs from that of the open document are loaded as documents. */
describe('a document is loaded', () => {
  const open = withBrowser()
  const FRAMING = '/apply'
  let site: Site

  beforeAll(async () => {
    site = await startIsolatedSite()
    const contact = await site.client.getDocument('page-contact-us')
    const hub = await site.client.getDocument('page-innovation-hub')
    const sectionsOf = (page: typeof hub, type: string) =>
      page?.sections.filter(({ _type }: { _type: string }) => _type === type)
    const [form] = sectionsOf(contact, 'contactForm')
    await site.client
      .transaction()
      .patch('page-innovation-hub', { insert: { before: 'sections[0]', items: [form] } })
      .createOrReplace({
        _id: 'page-apply',
        _type: 'page',
        title: 'Apply',
        path: FRAMING,
        sections: sectionsOf(hub, 'embeddedForm'),
      })
      .commit({ visibility: 'sync' })
    await vi.waitUntil(
      async () => {
        const pages = [FRAMING, '/innovation-hub'].map((path) => fetch(site.origin + path))
        const [framing, hub] = await Promise.all(pages)
        return framing?.ok && (await hub?.text())?.includes('id="contact-form"')
      },
      { timeout: 60_000 },
    )
  })
  afterAll(() => site.stop())

  test('a link in a form on a standalone page loads a document, with its fragment', async () => {
    const { page, problems, close } = await open('/innovation-hub', { origin: site.origin })
    await hydrated(page)
    await page.getByRole('main').getByRole('link', { name: 'privacy policy' }).click()
    await page.waitForURL('**/terms-and-conditions#privacy-policy')
    await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor()
    expect(await page.locator('#site-header').getByRole('button').count()).toBeGreaterThan(0)
    expect(problems).toEqual([])
    await close()
  })

  test("going back to a framing page in another page's document loads its own document", async () => {
    const { page, problems, close } = await open(FRAMING, { origin: site.origin })
    const frameIsLoaded = async () => {
      await page.locator('iframe').scrollIntoViewIfNeeded()
      const heading = page.frameLocator('iframe').getByRole('heading')
      await heading.getByText('No form is connected yet').waitFor()
    }
    await hydrated(page)
    await frameIsLoaded()
    await followFooterLink(page, '/careers')
    await page.reload()
    await hydrated(page)
    await page.goBack()
    await page.waitForURL(`**${FRAMING}`)
    await frameIsLoaded()
    expect(problems).toEqual([])
    await close()
  })

  test('a document that was left is idle when the browser restores it', async () => {
    const { page, close } = await open('/careers', { origin: site.origin })
    await hydrated(page)
    // The document remains, as in the cache from which Back restores it.
    await page.route(`${site.origin}/innovation-hub`, (route) => route.fulfill({ status: 204 }))
    const left = page.waitForRequest(`${site.origin}/innovation-hub`)
    await page.evaluate(() => window.__remixRouter.navigate('/innovation-hub'))
    const state = () => page.evaluate(() => window.__remixRouter.state.navigation.state)
    await left
    expect(await state()).toBe('loading')
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
    await expect.poll(state).toBe('idle')
    expect(new URL(page.url()).pathname).toBe('/careers')
    await close()
  })

  async function followFooterLink(page: Page, path: string) {
    await page.locator(`footer a[href="${path}"]`).first().click()
    await page.waitForURL(`**${path}`)
  }
})
