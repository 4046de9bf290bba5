import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { DESKTOP, expectAccessible, hydrated, isFocused, withBrowser } from './harness.ts'

const open = withBrowser()

const MENUS = ['Company', 'What we offer', 'Developers'] as const
const trigger = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
const aboutLink = (page: Page) => link(page, /^About Company/)

/** Names of the dropdowns that are open. */
function openMenus(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('header [data-menu]:popover-open')].map(
      ({ id }) => document.querySelector(`[popovertarget=${id}]`)?.textContent?.trim() ?? '',
    ),
  )
}

/** What the browser exposes to assistive technology about the button of the first dropdown. */
async function exposedAsExpanded(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page)
  const { result } = await session.send('Runtime.evaluate', {
    expression: `document.querySelector('[popovertarget=menu-company]')`,
  })
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId ?? '',
    fetchRelatives: false,
  })
  await session.detach()
  return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value
}

/** A hydrated page whose clock the test advances; no real time is waited for. */
async function openWithClock() {
  const watched = await open('/', { prepare: (page) => page.clock.install({ time: 0 }) })
  await hydrated(watched.page)
  // A clock is never set back, however long the page took to load.
  await watched.page.clock.pauseAt((await watched.page.evaluate(() => Date.now())) + 60_000)
  await watched.page.mouse.move(720, 850)
  return watched
}

test.each([true, false])(
  'the button of a dropdown is exposed as expanded while it is open, JavaScript: %s',
  async (javaScriptEnabled) => {
    const { page, close } = await open('/', { javaScriptEnabled })
    expect(await exposedAsExpanded(page)).toBe(false)
    await page.locator('[popovertarget=menu-company]').press('Enter')
    await expect.poll(() => exposedAsExpanded(page)).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => exposedAsExpanded(page)).toBe(false)
    await close()
  },
)

describe('dropdowns with a mouse', () => {
  test('open on hover and close 200 ms after the pointer has left', async () => {
    const { page, problems, close } = await openWithClock()
    await trigger(page, 'Company').hover()
    await expect.poll(() => openMenus(page)).toEqual(['Company'])
    await page.mouse.move(720, 850)
    await page.clock.runFor(199)
    expect(await aboutLink(page).isVisible()).toBe(true)
    await page.clock.runFor(1)
    expect(await aboutLink(page).isVisible()).toBe(false)
    await expect.poll(() => openMenus(page)).toEqual([])
    expect(problems).toEqual([])
    await close()
  })

  test('stay open while the pointer moves from the button into the panel, and when it returns', async () => {
    const { page, close } = await openWithClock()
    await trigger(page, 'Company').hover()
    await aboutLink(page).hover()
    await page.clock.runFor(1_000)
    await page.mouse.move(720, 850)
    await page.clock.runFor(150)
    await aboutLink(page).hover()
    await page.clock.runFor(1_000)
    expect(await aboutLink(page).isVisible()).toBe(true)
    await close()
  })

  test('open on hover in a header that a preview has replaced', async () => {
    const { page, close } = await openWithClock()
    await page.evaluate(() => {
      const header = document.getElementById('site-header')
      if (header) header.innerHTML = `${header.innerHTML}`
    })
    await trigger(page, 'Company').hover()
    await expect.poll(() => openMenus(page)).toEqual(['Company'])
    await page.mouse.move(720, 850)
    await page.clock.runFor(200)
    await expect.poll(() => openMenus(page)).toEqual([])
    await close()
  })

  test('an open one is replaced 150 ms after the pointer has entered another button', async () => {
    const { page, close } = await openWithClock()
    await trigger(page, 'Company').hover()
    await trigger(page, 'What we offer').hover()
    await page.clock.runFor(149)
    expect(await openMenus(page)).toEqual(['Company'])
    await page.clock.runFor(1)
    expect(await openMenus(page)).toEqual(['What we offer'])
    await close()
  })

  test('an open one remains while the pointer crosses another button on its way to a link', async () => {
    const { page, close } = await openWithClock()
    await trigger(page, 'Company').hover()
    await trigger(page, 'What we offer').hover()
    await page.clock.runFor(100)
    await link(page, /^Help Center/).hover()
    await page.clock.runFor(1_000)
    expect(await openMenus(page)).toEqual(['Company'])
    await close()
  })

  test('an open one closes when the pointer has crossed another button and left', async () => {
    const { page, close } = await openWithClock()
    await trigger(page, 'Company').hover()
    await trigger(page, 'What we offer').hover()
    await page.mouse.move(720, 850)
    await page.clock.runFor(200)
    expect(await openMenus(page)).toEqual([])
    await close()
  })

  test('a click on another button opens its menu immediately, and it remains open', async () => {
    const { page, close } = await openWithClock()
    await trigger(page, 'Company').hover()
    await trigger(page, 'What we offer').click()
    expect(await openMenus(page)).toEqual(['What we offer'])
    await page.clock.runFor(1_000)
    expect(await openMenus(page)).toEqual(['What we offer'])
    await close()
  })

  test('one dropdown is open at a time', async () => {
    const { page, close } = await openWithClock()
    for (const name of MENUS) {
      await trigger(page, name).hover()
      await page.clock.runFor(150)
      await expect.poll(() => openMenus(page)).toEqual([name])
    }
    await page.clock.runFor(1_000)
    expect(await openMenus(page)).toEqual(['Developers'])
    await close()
  })

  test('a click right after hovering does not close the menu, a later one does', async () => {
    const { page, close } = await openWithClock()
    await trigger(page, 'Company').hover()
    await page.clock.runFor(100)
    await trigger(page, 'Company').click()
    expect(await aboutLink(page).isVisible()).toBe(true)
    await page.clock.runFor(300)
    await trigger(page, 'Company').click()
    expect(await aboutLink(page).isVisible()).toBe(false)
    await trigger(page, 'Company').click()
    expect(await aboutLink(page).isVisible()).toBe(true)
    await close()
  })

  test('a click right after Escape opens the menu again', async () => {
    const { page, close } = await openWithClock()
    await trigger(page, 'Company').hover()
    await expect.poll(() => openMenus(page)).toEqual(['Company'])
    await page.keyboard.press('Escape')
    await expect.poll(() => openMenus(page)).toEqual([])
    await trigger(page, 'Company').click()
    await expect.poll(() => openMenus(page)).toEqual(['Company'])
    await close()
  })

  test('a click outside closes it', async () => {
    const { page, close } = await openWithClock()
    await trigger(page, 'Developers').click()
    await expect.poll(() => openMenus(page)).toEqual(['Developers'])
    await page.mouse.click(720, 850)
    await expect.poll(() => openMenus(page)).toEqual([])
    await close()
  })

  test('a touch does not hover', async () => {
    const { page, close } = await open('/', { context: { hasTouch: true, viewport: DESKTOP } })
    await hydrated(page)
    await trigger(page, 'Company').tap()
    await expect.poll(() => openMenus(page)).toEqual(['Company'])
    await trigger(page, 'Company').tap()
    await expect.poll(() => openMenus(page)).toEqual([])
    await close()
  })
})

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('dropdowns with a keyboard, %s', (_, javaScriptEnabled) => {
  test('open with Enter and Space, and close on Escape, which returns focus', async () => {
    const { page, problems, close } = await open('/', { javaScriptEnabled })
    if (javaScriptEnabled) await hydrated(page)
    for (const key of ['Enter', 'Space']) {
      await trigger(page, 'Company').focus()
      await page.keyboard.press(key)
      await aboutLink(page).waitFor()
      await page.keyboard.press('Tab')
      expect(await isFocused(aboutLink(page))).toBe(true)
      await page.keyboard.press('Escape')
      await aboutLink(page).waitFor({ state: 'hidden' })
      const back = trigger(page, 'Company')
      expect(await isFocused(back)).toBe(true)
    }
    if (javaScriptEnabled) expect(problems).toEqual([])
    await close()
  })

  test('open on click and close each other', async () => {
    const { page, close } = await open('/', { javaScriptEnabled })
    if (javaScriptEnabled) await hydrated(page)
    await trigger(page, 'Company').click()
    await aboutLink(page).waitFor()
    await trigger(page, 'Developers').click()
    await link(page, /^API Documentation/).waitFor()
    expect(await aboutLink(page).isVisible()).toBe(false)
    await page.mouse.click(720, 850)
    await link(page, /^API Documentation/).waitFor({ state: 'hidden' })
    await close()
  })
})

describe('dropdowns and focus', () => {
  test('close when focus leaves', async () => {
    const { page, close } = await open('/')
    await hydrated(page)
    await trigger(page, 'Company').focus()
    await page.keyboard.press('Enter')
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab')
    await expect.poll(() => openMenus(page)).toEqual(['Company'])
    await page.keyboard.press('Tab')
    const next = trigger(page, 'What we offer')
    expect(await isFocused(next)).toBe(true)
    await expect.poll(() => openMenus(page)).toEqual([])
    await close()
  })

  test('the skip link is the first tab stop and skips the menus', async () => {
    const { page, close } = await open('/')
    await page.keyboard.press('Tab')
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    expect(await focused()).toBe('Skip to content')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.activeElement?.closest('main, header')?.tagName),
    ).toBe('MAIN')
    await close()
  })
})

describe('before hydration', () => {
  test('a menu opens, is exposed as expanded, and remains open after hydration', async () => {
    const held: Route[] = []
    let holding = true
    let loading: Page | undefined
    const opening = open('/', {
      intercept: async (page) => {
        loading = page
        await page.route('**/*.js', async (route) => {
          if (holding) held.push(route)
          else await route.continue()
        })
      },
    })
    await expect.poll(() => held.length).toBeGreaterThan(0)
    const page = loading
    if (!page) throw new Error('the page was not made')
    await trigger(page, 'What we offer').click()
    await link(page, /^Payment Services/).waitFor()
    await expect.poll(() => openMenus(page)).toEqual(['What we offer'])
    holding = false
    await Promise.all(held.map((route) => route.continue()))
    const { problems, close } = await opening
    await hydrated(page)
    expect(await link(page, /^Payment Services/).isVisible()).toBe(true)
    expect(await openMenus(page)).toEqual(['What we offer'])
    expect(problems).toEqual([])
    await close()
  })
})

describe('following a link', () => {
  test('closes the menu, and with Ctrl opens a tab and leaves the page as it is', async () => {
    const { page, close } = await open('/')
    await hydrated(page)
    await page.evaluate(() => {
      const { dataset } = document.documentElement
      addEventListener('click', (event) => (dataset.handled = String(event.defaultPrevented)), {
        once: true,
      })
    })
    const careers = page.locator('footer a[href="/careers"]').first()
    const tabs = () => page.context().pages()
    const openTab = async () => {
      if (tabs().length === 1) await careers.click({ modifiers: ['ControlOrMeta'] })
      return tabs().map((tab) => new URL(tab.url()).pathname)
    }
    // In rare cases a headless browser opens no tab for a click that nothing has prevented.
    await expect.poll(openTab, { interval: 1_000 }).toContain('/careers')
    expect(await page.evaluate(() => document.documentElement.dataset.handled)).toBe('false')
    for (const tab of tabs()) if (tab !== page) await tab.close()
    expect(new URL(page.url()).pathname).toBe('/')
    await trigger(page, 'Company').click()
    await aboutLink(page).click()
    await expect.poll(() => openMenus(page)).toEqual([])
    await close()
  })

  test('the link to the current page is marked', async () => {
    const { page, close } = await open('/about-us', { javaScriptEnabled: false })
    await trigger(page, 'Company').click()
    expect(await aboutLink(page).getAttribute('aria-current')).toBe('page')
    await close()
  })

  test('the link to the current page is marked in forced colours too', async () => {
    const { page, close } = await open('/about-us', { context: { forcedColors: 'active' } })
    await trigger(page, 'Company').click()
    const lineUnder = (name: RegExp) =>
      link(page, name).evaluate((it) => getComputedStyle(it, '::after').backgroundColor)
    expect(await lineUnder(/^About Company/)).not.toBe(await lineUnder(/^Help Center/))
    await close()
  })

  test('Help Center asks its page to open the newsletter dialog', async () => {
    const { page, close } = await open('/', {
      initScript: () => {
        const push = history.pushState.bind(history)
        history.pushState = (state, title, url) => {
          document.documentElement.dataset.pushed = JSON.stringify([url, state?.usr])
          push(state, title, url)
        }
      },
    })
    await hydrated(page)
    await trigger(page, 'Company').click()
    await link(page, /^Help Center/).click()
    const pushed = () => page.evaluate(() => document.documentElement.dataset.pushed ?? '')
    await expect.poll(pushed).toBe('["/help-center",{"openNewsletter":true}]')
    await close()
  })

  test('links lead to the destinations of the specification', async () => {
    const { page, close } = await open('/')
    const hrefs = await page
      .locator('header [data-menu] a')
      .evaluateAll((links) => links.map((it) => it.getAttribute('href')))
    expect(hrefs.slice(0, 6)).toEqual([
      '/about-us',
      '/help-center',
      '/careers',
      '/services/payment-services',
      '/services/value-added-services',
      '/services/e-commerce',
    ])
    const external = hrefs.slice(6)
    expect(external).toHaveLength(7)
    for (const href of external) expect(href).toMatch(/^https:\/\//)
    await close()
  })
})

describe.each(MENUS)('the open menu %s', (name) => {
  test('has no accessibility violation', async () => {
    const { page, problems, close } = await open('/', { reducedMotion: 'reduce' })
    await hydrated(page)
    await trigger(page, name).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => openMenus(page)).toEqual([name])
    await expectAccessible(page)
    expect(problems).toEqual([])
    await close()
  })
})
