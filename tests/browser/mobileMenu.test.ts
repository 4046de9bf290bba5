import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  DESKTOP,
  expectAccessible,
  horizontalOverflowPx,
  hydrated,
  PHONE,
  withBrowser,
} from './harness.ts'

const open = withBrowser()

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const burger = (page: Page) => page.getByRole('button', { name: 'Open menu' })
const section = (page: Page, name: string) => menu(page).locator('summary', { hasText: name })
const focused = (page: Page, selector: string) =>
  page.evaluate((it) => document.activeElement?.matches(it) ?? false, selector)

const BURGER = '[aria-label="Open menu"]'

describe.each([
  ['with JavaScript', true, 'no-preference'],
  ['without JavaScript', false, 'no-preference'],
  ['under reduced motion', true, 'reduce'],
] as const)('the mobile menu, %s', (_, javaScriptEnabled, reducedMotion) => {
  const openMenu = async () => {
    const watched = await open('/', { viewport: PHONE, javaScriptEnabled, reducedMotion })
    if (javaScriptEnabled) await hydrated(watched.page)
    await burger(watched.page).click()
    await menu(watched.page).waitFor()
    await watched.page.locator('footer').waitFor({ state: 'hidden' })
    return watched
  }

  test('covers the window, hides the page behind it and locks scrolling', async () => {
    const { page, problems, close } = await openMenu()
    await expect.poll(() => menu(page).boundingBox()).toEqual({ x: 0, y: 0, ...PHONE })
    await page.mouse.move(200, 650)
    await page.mouse.wheel(0, 2_000)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    if (javaScriptEnabled) expect(problems).toEqual([])
    await close()
  })

  test('traps focus, closes on Escape and returns focus', async () => {
    const { page, close } = await openMenu()
    await page.keyboard.press('Tab')
    expect(await focused(page, '#menu-mobile :is(a, summary)')).toBe(true)
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press('Tab')
      expect(await focused(page, 'body, #menu-mobile *')).toBe(true)
    }
    await page.keyboard.press('Escape')
    await menu(page).waitFor({ state: 'hidden' })
    expect(await focused(page, BURGER)).toBe(true)
    expect(await page.locator('footer').isVisible()).toBe(true)
    await close()
  })

  test('closes on its button', async () => {
    const { page, close } = await openMenu()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await menu(page).waitFor({ state: 'hidden' })
    expect(await focused(page, BURGER)).toBe(true)
    await close()
  })

  test('has one section open at a time, and both buttons always visible', async () => {
    const { page, close } = await openMenu()
    const links = menu(page).getByRole('navigation').getByRole('link')
    for (const [name, count] of [
      ['Company', 3],
      ['Developers', 7],
      ['Our Services', 3],
    ] as const) {
      if (!(await section(page, name).evaluate((it) => it.parentElement?.hasAttribute('open')))) {
        await section(page, name).click()
      }
      await expect.poll(() => links.count()).toBe(count)
    }
    for (const name of ['Contact Us', 'Get Started']) {
      const box = await menu(page).getByRole('link', { name }).boundingBox()
      expect(box && box.y > 0 && box.y + box.height <= PHONE.height).toBe(true)
    }
    await close()
  })
})

describe('the mobile menu', () => {
  test('closes when a link is followed', async () => {
    const { page, close } = await open('/404', { viewport: PHONE })
    await hydrated(page)
    await burger(page).click()
    await menu(page).getByRole('link', { name: 'Nsaa home' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await menu(page).waitFor({ state: 'hidden' })
    await close()
  })

  test('marks the current page, and shows a plus, in forced colours too', async () => {
    const { page, close } = await open('/about-us', {
      context: { forcedColors: 'active', viewport: PHONE },
    })
    await burger(page).click()
    expect(await section(page, 'Company').locator('svg').isVisible()).toBe(true)
    await section(page, 'Company').click()
    const lineUnder = (name: RegExp) =>
      menu(page)
        .getByRole('link', { name })
        .evaluate((it) => getComputedStyle(it).borderBottomStyle)
    expect(await lineUnder(/^About Company/)).toBe('solid')
    expect(await lineUnder(/^Help Center/)).toBe('none')
    await close()
  })

  test('slides in over 220 ms, and not at all under reduced motion', async () => {
    for (const [reducedMotion, expected] of [
      ['no-preference', '0.22s'],
      ['reduce', 'none'],
    ] as const) {
      const { page, close } = await open('/', { viewport: PHONE, reducedMotion })
      await burger(page).click()
      const duration = await menu(page).evaluate((it) => {
        const { animationName, animationDuration } = getComputedStyle(it)
        return animationName === 'none' ? 'none' : animationDuration
      })
      expect(duration).toBe(expected)
      await close()
    }
  })

  test('receives focus when it opens, and has no accessibility violation', async () => {
    const { page, problems, close } = await open('/', { viewport: PHONE, reducedMotion: 'reduce' })
    await hydrated(page)
    await burger(page).click()
    await expect.poll(() => focused(page, '#menu-mobile [aria-label="Close menu"]')).toBe(true)
    await expectAccessible(page)
    expect(problems).toEqual([])
    await close()
  })

  test('closes when the window becomes wider than its breakpoint', async () => {
    const { page, close } = await open('/', { viewport: PHONE, reducedMotion: 'reduce' })
    await burger(page).click()
    await menu(page).waitFor()
    await page.setViewportSize(DESKTOP)
    await page.locator('footer').waitFor()
    expect(await menu(page).isVisible()).toBe(false)
    await close()
  })

  test('shows the button that closes it, which covers no focused link, on a phone in landscape', async () => {
    const { page, close } = await open('/', { viewport: { width: 667, height: 375 } })
    await burger(page).click()
    await menu(page).waitFor()
    const button = page.getByRole('button', { name: 'Close menu' })
    const top = async (control: Locator) => (await control.boundingBox())?.y ?? Number.NaN
    const topAtStart = await top(button)
    await menu(page).getByRole('link', { name: 'Get Started' }).focus()
    const scrolled = () => menu(page).evaluate((it) => it.scrollTop)
    await expect.poll(scrolled).toBeGreaterThan(64)
    expect(await top(button)).toBe(topAtStart)
    const services = section(page, 'Our Services')
    await services.focus()
    await expect.poll(() => top(services)).toBeGreaterThanOrEqual(64)
    await close()
  })

  test.each([320, 390, 760, 1079])('fits a window of %i px', async (width) => {
    const { page, close } = await open('/', { viewport: { width, height: 640 } })
    expect(await horizontalOverflowPx(page)).toBe(0)
    await burger(page).click()
    await menu(page).waitFor()
    const wide = await menu(page).evaluate((it) => it.scrollWidth - it.clientWidth)
    expect(wide).toBe(0)
    await close()
  })
})

describe('a browser without popovers', () => {
  test.each([
    [PHONE, true],
    [PHONE, false],
    [DESKTOP, false],
  ])('has a folded menu that leads everywhere (%j, scripts %s)', async (viewport, scripts) => {
    const { page, close } = await open('/', {
      viewport,
      javaScriptEnabled: scripts,
      initScript: () => void Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover'),
      // In a window of its own: browsers keep stylesheets in memory for the next document.
      prepare: async (page) => {
        await page.route(/\/$|\/about-us$|\/styles\//, async (route) => {
          const response = await route.fetch()
          const text = (await response.text())
            .replaceAll('selector(:popover-open)', '(display:unheard-of)')
            .replaceAll(' popover="auto"', '')
          // The policy names the styles as they were.
          const { 'content-security-policy': _policy, ...headers } = response.headers()
          await route.fulfill({ response, headers, body: text })
        })
      },
    })
    if (scripts) await hydrated(page)
    const h1 = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(h1?.y ?? 0).toBeLessThan(viewport.height)
    expect(await menu(page).isVisible()).toBe(false)
    await page.locator('summary', { hasText: /^Menu$/ }).click()
    await section(page, 'Company').click()
    await menu(page)
      .getByRole('link', { name: /^About Company/ })
      .click()
    await page.waitForURL('**/about-us')
    await menu(page).waitFor({ state: 'hidden' })
    expect(await horizontalOverflowPx(page)).toBe(0)
    await close()
  })
})
