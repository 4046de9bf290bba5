import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type RequiredLink, ROUTES } from '../site/routes.ts'
import {
  DESKTOP,
  expectAccessible,
  horizontalOverflowPx,
  hydrated,
  PHONE,
  withBrowser,
  withWindow,
} from './harness.ts'

const open = withBrowser()
const phone = { viewport: PHONE, reducedMotion: 'reduce' } as const
const show = withWindow(open, { ...phone, hydrationErrors: true })
const showWithoutScripts = withWindow(open, { ...phone, javaScriptEnabled: false })
/** The width at which WCAG 1.4.10 requires a page to fit without horizontal scrolling. */
const NARROW = { width: 320, height: 640 }
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
  await page.locator('main :is(button, [aria-live], [role="status"])').evaluateAll((controls) => {
    for (const control of controls) control.remove()
  })
  return (await page.locator('main').innerText()).split(/\s+/).filter(Boolean)
}

describe.each(ROUTES)('$path', ({ path, heading, links }) => {
  test('has its heading, landmarks and links; is accessible, logs nothing, and fits any width', async () => {
    const { page, noise } = await show(path)
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
    await page.setViewportSize(NARROW)
    expect(await horizontalOverflowPx(page), 'at 320 px').toBe(0)
    await page.setViewportSize(DESKTOP)
    expect(await horizontalOverflowPx(page), 'at 1440 px').toBe(0)
    await expectAccessible(page)
    expect(noise.filter((line) => path !== '/404' || !NOT_FOUND_NOTICE.test(line))).toEqual([])
  })

  test('has the same text without JavaScript', async () => {
    const scripted = await show(path)
    await hydrated(scripted.page)
    const expected = await wordsOf(scripted.page)
    const { page } = await showWithoutScripts(path)
    const words = new Set(await wordsOf(page))
    expect(words.size).toBeGreaterThan(10)
    const lost = expected.filter((word) => !words.has(word) && !POSITION.test(word))
    expect(lost, 'words that only scripts show').toEqual([])
  })
})
