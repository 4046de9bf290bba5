import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { DESKTOP, hydrated, PHONE, withBrowser } from './harness.ts'

const open = withBrowser()
const TERMS = '/terms-and-conditions'
/** Distance from the window's edge after a jump, clear of the sticky header. */
const JUMP_OFFSET_PX = 80
/** The same where text has twice the size. */
const JUMP_OFFSET_ZOOMED_PX = 152

/** A smooth jump takes its time on a busy machine. */
const JUMPED = { timeout: 60_000 }

const topOf = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((node) => Math.round(node.getBoundingClientRect().top))

describe('the terms', () => {
  test('have 27 numbered clauses, then the privacy section', async () => {
    const { page, close } = await open(TERMS, { javaScriptEnabled: false })
    const numbers = await page.locator('main section[id] h2 > span:first-child').allInnerTexts()
    expect(numbers).toEqual(Array.from({ length: 27 }, (_, index) => String(index + 1)))
    const sections = await page
      .locator('main section[id]')
      .evaluateAll((all) => all.map(({ id }) => id))
    expect(sections.indexOf('privacy-policy')).toBeGreaterThan(26)
    await close()
  })

  test.each([
    ['100%', JUMP_OFFSET_PX],
    ['200%', JUMP_OFFSET_ZOOMED_PX],
  ])(
    'an entry of the contents leads to its clause and is marked as current (text size %s)',
    async (fontSize, offsetPx) => {
      const { page, problems, close } = await open(TERMS, { reducedMotion: 'reduce' })
      await hydrated(page)
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, fontSize)
      const contents = page.getByRole('navigation', { name: 'Contents' })
      const entry = contents.getByRole('link', { name: /Dispute resolution/ })
      await entry.click()
      const id = new URL(page.url()).hash.slice(1)
      await expect.poll(() => topOf(page, id)).toBe(offsetPx)
      await expect.poll(() => entry.getAttribute('aria-current')).toBe('location')
      expect(await contents.locator('[aria-current]').count()).toBe(1)
      expect(problems).toEqual([])
      await close()
    },
  )

  test('is under a visible heading "Resources"', async () => {
    const { page, close } = await open(TERMS)
    const resources = page
      .getByRole('heading', { level: 2, name: 'Resources', exact: true })
      .first()
    expect(await resources.isVisible()).toBe(true)
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    const above = await resources.boundingBox()
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0)
    await close()
  })

  test.each(['reduce', 'no-preference'] as const)(
    'Back and Forward after jumps in the contents return to each position (motion: %s)',
    async (reducedMotion) => {
      const { page, problems, close } = await open(TERMS, { reducedMotion })
      await hydrated(page)
      const contents = page.getByRole('navigation', { name: 'Contents' })
      const scrolled = () => page.evaluate(() => Math.round(scrollY))
      const jumpTo = async (name: RegExp) => {
        const entry = contents.getByRole('link', { name })
        // A click by script: the contents need not scroll into view for it.
        await entry.evaluate((link) => link instanceof HTMLElement && link.click())
        const id = new URL(page.url()).hash.slice(1)
        await expect.poll(() => topOf(page, id), JUMPED).toBe(JUMP_OFFSET_PX)
        return scrolled()
      }
      expect(await scrolled()).toBe(0)
      const first = await jumpTo(/Dispute resolution/)
      const second = await jumpTo(/Fees/)
      expect(second).not.toBe(first)
      await page.goBack()
      await expect.poll(scrolled, JUMPED).toBe(first)
      await page.goBack()
      await expect.poll(scrolled, JUMPED).toBe(0)
      await page.goForward()
      await expect.poll(scrolled, JUMPED).toBe(first)
      expect(problems).toEqual([])
      await close()
    },
  )

  test('Back from a jump returns to the top, also after another document of the tab', async () => {
    const { page, close } = await open('/services/payouts')
    await hydrated(page)
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
    await page.goto(TERMS)
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
    await page
      .getByRole('navigation', { name: 'Contents' })
      .getByRole('link', { name: /Fees/ })
      .evaluate((link) => link instanceof HTMLElement && link.click())
    await expect.poll(() => topOf(page, 'fees-and-taxes'), JUMPED).toBe(JUMP_OFFSET_PX)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY), JUMPED).toBe(0)
    await close()
  })

  test('Back from another document returns to the position of the page', async () => {
    const { page, close } = await open(TERMS)
    await hydrated(page)
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await page.goto('/robots.txt')
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
    await close()
  })

  test('Back to the first page of a tab returns to its position, also past another document', async () => {
    const { page, close } = await open(TERMS)
    await hydrated(page)
    const scrolled = () => page.evaluate(() => scrollY)
    const scrollDown = (top: number) =>
      page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    await scrollDown(900)
    await page.locator('footer a[href="/careers"]').first().dispatchEvent('click')
    await page.waitForURL('**/careers')
    await expect.poll(scrolled, JUMPED).toBe(0)
    await page.goto('/services/payouts')
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
    await scrollDown(300)
    await page.goBack()
    await page.waitForURL('**/careers')
    await hydrated(page)
    await page.goBack()
    await page.waitForURL(`**${TERMS}`)
    await expect.poll(scrolled, JUMPED).toBe(900)
    await close()
  })

  test('the privacy address leads to the privacy section, by navigation and by a link', async () => {
    const { page, close } = await open(`${TERMS}#privacy-policy`, { reducedMotion: 'reduce' })
    await expect.poll(() => topOf(page, 'privacy-policy')).toBe(JUMP_OFFSET_PX)
    await page.goto('/contact-us')
    await hydrated(page)
    await page.locator('main').getByRole('link', { name: 'privacy policy' }).click()
    await page.waitForURL(`**${TERMS}#privacy-policy`)
    await expect.poll(() => topOf(page, 'privacy-policy')).toBe(JUMP_OFFSET_PX)
    await close()
  })

  test('the sign next to a clause copies its address', async () => {
    const { page, close } = await open(TERMS, {
      context: { permissions: ['clipboard-read', 'clipboard-write'] },
    })
    await hydrated(page)
    const link = page.getByRole('link', { name: 'Link to clause 7', exact: true })
    await link.click()
    await page.getByRole('status').filter({ hasText: 'Link copied' }).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(new URL((await link.getAttribute('href')) ?? '', page.url()).href)
    await close()
  })

  test('a clause pressed with the mouse is confirmed until the next one is pressed', async () => {
    const { page, close } = await open(TERMS, {
      context: { permissions: ['clipboard-read', 'clipboard-write'] },
    })
    await hydrated(page)
    const confirmed = () =>
      page.locator('[data-copied]').evaluateAll((all) => all.map((link) => link.ariaLabel))
    for (const name of ['Link to clause 7', 'Link to clause 9']) {
      await page.getByRole('link', { name, exact: true }).click()
      await expect.poll(confirmed).toContain(name)
    }
    expect(await confirmed()).toEqual(['Link to clause 9'])
    await close()
  })

  test('the open drawer of contents ends inside a window at 400 % zoom', async () => {
    const size = { width: 320, height: 256 }
    const { page, close } = await open(TERMS, { viewport: size, reducedMotion: 'reduce' })
    await hydrated(page)
    const drawer = page.locator('main details').filter({ hasText: 'Contents' })
    await drawer.locator('summary').click()
    await page.evaluate(() => scrollTo(0, 3_000))
    const box = await drawer.boundingBox()
    expect(box && box.y + box.height).toBeLessThanOrEqual(size.height)
    await close()
  })

  test('the contents are, on a phone, a drawer that closes after a choice', async () => {
    const { page, close } = await open(TERMS, { viewport: PHONE, reducedMotion: 'reduce' })
    await hydrated(page)
    const drawer = page.locator('main details').filter({ hasText: 'Contents' })
    await drawer.locator('summary').click()
    await drawer.getByRole('link', { name: /Refunds/ }).click()
    await expect.poll(() => drawer.getAttribute('open')).toBeNull()
    expect(new URL(page.url()).hash).toBe('#refunds')
    await close()
  })

  test('tabbing backwards on a phone leaves no focus under the contents', async () => {
    const { page, close } = await open(TERMS, { viewport: PHONE, reducedMotion: 'reduce' })
    await hydrated(page)
    const links = page.locator('main section[id] a')
    await links.last().focus()
    const covered = () =>
      page.evaluate(() => {
        const drawer = document.querySelector('main details')
        const focused = document.activeElement
        if (!drawer) throw new Error('There is no drawer')
        if (!focused || focused === document.body) throw new Error('Nothing has the focus')
        const isCovered =
          focused.getBoundingClientRect().bottom <= drawer.getBoundingClientRect().bottom
        return isCovered ? focused.outerHTML : ''
      })
    const count = await links.count()
    expect(count).toBeGreaterThan(1)
    for (let step = count; step > 1; step -= 1) {
      await page.keyboard.press('Shift+Tab')
      expect(await covered()).toBe('')
    }
    await close()
  })

  test("printed, only the document and the company's address are on the sheet", async () => {
    const { page, close } = await open(TERMS, { viewport: DESKTOP })
    await hydrated(page)
    await page.emulateMedia({ media: 'print' })
    const visible = (selector: string) => page.locator(selector).first().isVisible()
    expect(await visible('main h1')).toBe(true)
    expect(await visible('#privacy-policy')).toBe(true)
    for (const around of [
      'header nav',
      'footer a[href="/cancellation-policy"]',
      'main nav',
      'main details',
      'main a[aria-label^="Link to"]',
    ]) {
      expect(await visible(around), around).toBe(false)
    }
    expect(await visible('footer a[href^="mailto:"]')).toBe(true)
    await close()
  })
})

describe.each([
  '/merchant-onboarding-policy',
  '/refund-and-chargeback-policy',
  '/return-and-delivery-policy',
  '/cancellation-policy',
])('%s', (path) => {
  test('is under Resources, with its dates and numbered clauses', async () => {
    const { page, close } = await open(path, { javaScriptEnabled: false })
    const main = page.getByRole('main')
    const words = (await main.innerText()).replaceAll(/\s+/g, ' ')
    expect(words).toMatch(/Resources/i)
    expect(words).toMatch(/Effective date: 15th September 2023/i)
    expect(words).toMatch(/Last updated/i)
    expect(await main.locator('section[id] h2 > span:first-child').first().innerText()).toBe('1')
    await close()
  })
})
