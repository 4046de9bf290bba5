import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type RequiredLink, ROUTES } from '../site/routes.ts'
import { brokenWords } from './brokenWords.ts'
import { coveredControls } from './coveredControls.ts'
import {
  DESKTOP,
  expectAccessible,
  horizontalOverflowPx,
  hydrated,
  PHONE,
  withBrowser,
} from './harness.ts'
import { joinedWords } from './joinedWords.ts'
import { cutTexts, SHEET, shown } from './printedPage.ts'
import { resize } from './resize.ts'

const open = withBrowser()
const phone = { viewport: PHONE, reducedMotion: 'reduce' } as const
/** At the first, WCAG 1.4.10 requires a page to fit without horizontal scrolling. */
const WIDTHS_PX = [320, 360, 768, 1024, DESKTOP.width, 1920, 2560]
/** Chromium logs this for any document with status 404. */
const NOT_FOUND_NOTICE = /404 \(Not Found\)/

/** The position of a slider ("1 of 2"), which has no meaning without JavaScript. */
const POSITION = /^(?:\d|of)$/

async function linksOf(page: Page) {
  return page.locator('main a').evaluateAll((anchors) =>
    anchors.map((anchor) => ({
      name: anchor.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '',
      href: anchor.getAttribute('href') ?? '',
      newTab: anchor.getAttribute('target') === '_blank',
      rel: anchor.getAttribute('rel') ?? '',
    })),
  )
}

function expectLink(links: Awaited<ReturnType<typeof linksOf>>, wanted: RequiredLink) {
  const named = links.filter(({ name }) => wanted.name.test(name))
  const found = named.find(({ href }) =>
    typeof wanted.href === 'string' ? href === wanted.href : wanted.href.test(href),
  )
  expect(found, `${wanted.name} to ${wanted.href}; there is ${JSON.stringify(named)}`).toBeDefined()
  expect(found?.newTab).toBe(wanted.newTab ?? false)
  if (!found?.newTab) return
  expect(found.rel).toContain('noopener')
  expect(found.name, 'a new tab is announced').toMatch(/opens in a new tab/)
}

/** The visible words of the page's main part, without those that only a script shows. */
async function wordsOf(page: Page): Promise<string[]> {
  const text = await page.locator('main').evaluate((main: HTMLElement) => {
    const controls = main.querySelectorAll<HTMLElement>('button, [aria-live], [role="status"]')
    for (const control of controls) control.style.setProperty('display', 'none', 'important')
    const visible = main.innerText
    for (const control of controls) control.style.removeProperty('display')
    return visible
  })
  return text.split(/\s+/).filter(Boolean)
}

async function expectFitsEveryWidth(page: Page) {
  for (const width of WIDTHS_PX) {
    await resize(page, { ...DESKTOP, width })
    expect(await horizontalOverflowPx(page), `overflow at ${width} px`).toBe(0)
    expect(await coveredControls(page), `covered at ${width} px`).toEqual([])
    // A word may be longer than the narrowest window.
    if (width === WIDTHS_PX[0]) continue
    expect(await brokenWords(page), `broken words at ${width} px`).toEqual([])
  }
}

async function expectFitsPaper(page: Page) {
  await resize(page, SHEET)
  await page.emulateMedia({ media: 'print' })
  expect(await cutTexts(page), 'cut off on paper').toEqual([])
  const controls = 'button, nav, [role=tablist], [aria-label="Breadcrumb"]'
  expect(await shown(page, controls), 'controls on paper').toEqual([])
}

/** One visit: to load and hydrate a page takes longer than all that is looked at. */
test.each(ROUTES)(
  '$path has its heading, landmarks and links; is accessible, logs nothing, fits any width and paper, covers no control, and has the same text without JavaScript',
  async ({ path, heading, links }) => {
    const { page, problems, close } = await open(path, { ...phone, hydrationErrors: true })
    await hydrated(page)
    expect(await page.locator('h1').allInnerTexts()).toHaveLength(1)
    expect((await page.locator('h1').textContent())?.replaceAll(/\s+/g, ' ').trim()).toBe(heading)
    for (const role of ['banner', 'main', 'contentinfo'] as const) {
      expect(await page.getByRole(role).count(), role).toBe(1)
    }
    const found = await linksOf(page)
    for (const link of links) expectLink(found, link)
    expect(await horizontalOverflowPx(page)).toBe(0)
    await expectAccessible(page)
    expect(await joinedWords(page), 'names with words that run together').toEqual([])
    await expectFitsEveryWidth(page)
    await expectAccessible(page)
    await resize(page, PHONE)
    const expected = await wordsOf(page)
    // The last: answers that printing opens are closed some time after it.
    await expectFitsPaper(page)
    expect(problems.filter((line) => path !== '/404' || !NOT_FOUND_NOTICE.test(line))).toEqual([])

    const unscripted = await open(path, { ...phone, javaScriptEnabled: false })
    const words = new Set(await wordsOf(unscripted.page))
    expect(words.size).toBeGreaterThan(10)
    const lost = expected.filter((word) => !words.has(word) && !POSITION.test(word))
    expect(lost, 'words that only scripts show').toEqual([])
    await Promise.all([close(), unscripted.close()])
  },
)
