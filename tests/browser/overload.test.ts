import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { fillContact, notices, outcome, submitContact } from './formSite.ts'
import { hydrated, withBrowser } from './harness.ts'

/** What a visitor sees if a request is shed. */
const open = withBrowser()

/**
 * From now on, requests inside the app get the responses of
 * `server/http/errors/overloadResponse.ts`.
 */
async function refuseData(page: Page) {
  await page.route('**/*.data*', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'text/plain',
      headers: { 'Retry-After': '5', 'Cache-Control': 'no-store' },
      body: 'The site is busy. Try again in a few seconds.\n',
    }),
  )
}

describe('under overload', () => {
  test('a navigation ends at a page with a working “Try again”', async () => {
    const { page, close } = await open('/')
    await hydrated(page)
    await refuseData(page)
    await page.locator('footer').getByRole('link', { name: 'Careers' }).first().click()
    await page.waitForURL('**/careers')
    const again = page.getByRole('link', { name: 'Try again' })
    await again.waitFor()
    expect(await page.getByRole('banner').isVisible(), 'header and footer stay').toBe(true)
    await again.click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => again.count()).toBe(0)
    await close()
  })

  test('a message is not lost: an error is shown, and the input is preserved', async () => {
    const { page, close } = await open('/contact-us')
    await hydrated(page)
    await refuseData(page)
    await fillContact(page)
    await submitContact(page)
    await notices(page).getByText('Nothing you wrote is lost').waitFor()
    await expect.poll(() => outcome(page).getAttribute('data-outcome')).toBe('unreachable')
    expect(await page.locator('form').getByLabel('Message').inputValue()).not.toBe('')
    await close()
  })
})
