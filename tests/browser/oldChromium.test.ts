import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ROUTES } from '../site/routes.ts'
import { launchOldChromium } from './chromium.ts'
import { followLink } from './followLink.ts'
import { hydrated, PHONE, withBrowser } from './harness.ts'
import { legibleSlides } from './legibleSlides.ts'

/**
 * Chromium 109 is between the oldest supported browser and the first with every API used elsewhere.
 * It has no popovers: the menu is a list at the top of the page.
 */
const open = withBrowser(launchOldChromium)

/** Their shell comes with the document, so links to them load one. */
const DOCUMENTS = ['/innovation-hub', '/404']
const NAVIGATED = ROUTES.filter(({ path }) => !DOCUMENTS.includes(path))

/** Messages of the browser about attributes and headers that are newer than it. */
const ABOUT_NEWER = /Permissions-Policy header: Unrecognized feature|Found a 'popover' attribute/
const faults = (problems: readonly string[]) => problems.filter((line) => !ABOUT_NEWER.test(line))

/** Heading and words of the page's main part, without what only a browser adds. */
function wordsOf(page: Page): Promise<{ heading: string; words: number }> {
  return page.evaluate(() => {
    const main = document.querySelector('main')
    const text = main?.innerText ?? ''
    return {
      heading: main?.querySelector('h1')?.innerText ?? '',
      words: text.split(/\s+/).filter(Boolean).length,
    }
  })
}

/** Controls that a visitor sees and that neither open a menu nor send a form. */
const scriptControls = 'button:not([popovertarget], [type=submit]), select:not(form select)'

describe('Chromium 109', () => {
  test('is the browser under test', async () => {
    const { page, close } = await open('/robots.txt')
    expect(await page.evaluate(() => navigator.userAgent)).toContain('Chrome/109.')
    await close()
  })

  test.each(ROUTES)('$path preserves its text during hydration', async ({ path }) => {
    const served = await open(path, { viewport: PHONE, javaScriptEnabled: false })
    const before = await wordsOf(served.page)
    const { page, problems, close } = await open(path, { viewport: PHONE })
    await hydrated(page)
    const after = await wordsOf(page)
    expect(after.heading).toBe(before.heading)
    // Scripts collapse some text (answers, further slides); a lost section is far more.
    expect(after.words).toBeGreaterThan(before.words * 0.8)
    expect(faults(problems).filter((line) => path !== '/404' || !line.includes('404'))).toEqual([])
    await Promise.all([close(), served.close()])
  })

  test.each(['/', '/404', '/gallery/sections?type=openPositions'])(
    '%s shows no control without JavaScript that only scripts operate',
    async (path) => {
      const { page, close } = await open(path, { viewport: PHONE, javaScriptEnabled: false })
      expect(await page.locator(scriptControls).count()).toBeGreaterThan(0)
      expect(await page.locator(scriptControls).filter({ visible: true }).all()).toEqual([])
      await close()
    },
  )

  test('all slides of the home page are readable without JavaScript, one below the other', async () => {
    const { page, close } = await open('/', { viewport: PHONE, javaScriptEnabled: false })
    expect(await legibleSlides(page)).toEqual([3, 2])
    await close()
  })

  test('a navigation inside the site shows each page whole', async () => {
    const { page, problems, close } = await open('/get-started', { viewport: PHONE })
    await hydrated(page)
    const document = await page.evaluateHandle(() => window.document.documentElement)
    for (const { path, heading } of NAVIGATED) {
      if (path === '/get-started') continue
      await followLink(page, path)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      expect(await document.evaluate((node) => node.isConnected), path).toBe(true)
    }
    expect(faults(problems)).toEqual([])
    await close()
  })

  test('a page after a navigation has the same words as its document', async () => {
    for (const path of ['/contact-us', '/services/payment-services', '/terms-and-conditions']) {
      const direct = await open(path, { viewport: PHONE })
      await hydrated(direct.page)
      const { words } = await wordsOf(direct.page)
      await direct.close()
      const { page, close } = await open('/get-started', { viewport: PHONE })
      await hydrated(page)
      await followLink(page, path)
      await expect.poll(async () => (await wordsOf(page)).words, { message: path }).toBe(words)
      await close()
    }
  })

  test('the contact form validates its input', async () => {
    const { page, problems, close } = await open('/contact-us', { viewport: PHONE })
    await hydrated(page)
    const form = page.locator('form').filter({ has: page.locator('[name=firstName]') })
    await form.locator('[name=email]').fill('no address')
    await form.locator('[type=submit]').click()
    await form.locator('[aria-invalid=true]').first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/contact-us')
    expect(faults(problems)).toEqual([])
    await close()
  })
})
