import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hydrated, withBrowser } from './harness.ts'

/** A page that remains open while a new build replaces the one it came from. */
const open = withBrowser()

/** From now on scripts that the page has not loaded yet are 404, until a document is loaded. */
async function failFurtherScripts(page: Page): Promise<{ missed: string[] }> {
  const missed: string[] = []
  let document = false
  await page.route('**/*', async (route) => {
    const asked = route.request()
    if (asked.isNavigationRequest()) document = true
    const isScript = asked.resourceType() === 'script' || asked.url().includes('/assets/')
    if (document || !isScript) return route.fallback()
    missed.push(asked.url())
    return route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' })
  })
  return { missed }
}

describe('an open page whose build was removed', () => {
  test('follows a link by loading the document', async () => {
    const { page, close } = await open('/articles')
    await hydrated(page)
    const { missed } = await failFurtherScripts(page)
    await page.evaluate(() => {
      document.documentElement.dataset.before = ''
    })
    await page.getByRole('link', { name: 'Contact Us' }).first().click()
    await page.waitForURL('**/contact-us')
    await page.waitForFunction(() => !('before' in document.documentElement.dataset))
    await hydrated(page)
    expect(missed.length, 'there was something to miss').toBeGreaterThan(0)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByText('Something went wrong').count()).toBe(0)
    await close()
  })
})
