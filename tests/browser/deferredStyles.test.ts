import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchDefaultChromium } from './chromium.ts'
import { hydrated, laidOut, PHONE, withBrowser } from './harness.ts'
import { watchShifts } from './layoutShifts.ts'

/** Deferred stylesheets load in parallel with the document and block nothing. */
const open = withBrowser(launchDefaultChromium)

const BELOW = '#deferred-styles-sections ~ *'

/** Delays the deferred stylesheets until a test releases them, one by one. */
async function heldStyles(page: Page) {
  const held: Route[] = []
  await page.route('**/styles/*.css*', (route) => {
    held.push(route)
  })
  return { held, letGo: () => Promise.all(held.splice(0).map((route) => route.continue())) }
}

const isShown = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (node) =>
        node.getClientRects().length > 0 || node.firstElementChild?.getClientRects().length !== 0,
    )

test.each([
  ['a phone', PHONE],
  ['a window higher than the first section', { width: 1440, height: 2400 }],
])('on %s nothing is shown unstyled and nothing shifts', async (_name, viewport) => {
  let styles: Awaited<ReturnType<typeof heldStyles>> | undefined
  const { page, problems, close } = await open('/robots.txt', {
    viewport,
    async prepare(page) {
      await watchShifts(page)
      styles = await heldStyles(page)
    },
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => styles?.held.length).toBe(2)
  await page.getByRole('contentinfo').waitFor({ state: 'hidden' })
  expect(await isShown(page, BELOW)).toBe(false)
  expect(await page.locator('#deferred-styles-shell ~ *').first().isVisible()).toBe(false)

  await styles?.letGo()
  await page.waitForLoadState('load')
  await page.getByRole('contentinfo').waitFor()
  expect(await isShown(page, BELOW)).toBe(true)
  await hydrated(page)
  const shifts: number[] = await page.evaluate(() => Object(window).shifts)
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001)
  expect(problems).toEqual([])
  await close()
})

test('the footer waits for the sections above it', async () => {
  let styles: Awaited<ReturnType<typeof heldStyles>> | undefined
  const { page, close } = await open('/robots.txt', {
    async prepare(page) {
      styles = await heldStyles(page)
    },
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect.poll(() => styles?.held.length).toBe(2)
  const [sections, shell] = [...(styles?.held ?? [])]
  await shell?.continue()
  await page.waitForFunction(() => document.querySelector('[data-deferred=shell][media=all]'))
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false)
  await sections?.continue()
  await page.getByRole('contentinfo').waitFor()
  await close()
})

/**
 * Records in each frame how many of the deferred sections are laid out, and whether the footer is.
 */
async function watchAppearance(page: Page) {
  await page.addInitScript((below) => {
    const frames: { sections: number; footer: boolean }[] = []
    Object.assign(window, { frames })
    const isLaidOut = (element: Element) => getComputedStyle(element).display !== 'none'
    const record = () => {
      const footer = document.querySelector('#site-footer')
      frames.push({
        sections: [...document.querySelectorAll(below)].filter(isLaidOut).length,
        footer: footer !== null && isLaidOut(footer),
      })
      requestAnimationFrame(record)
    }
    requestAnimationFrame(record)
  }, BELOW)
}

const NOTHING_BELOW = { sections: 0, footer: false }
const appearance = (page: Page): Promise<{ sections: number; footer: boolean }[]> =>
  page.evaluate(() => Object(window).frames)

test('sections appear one in each frame and the footer last, so no long task lays them all out', async () => {
  let styles: Awaited<ReturnType<typeof heldStyles>> | undefined
  const { page, close } = await open('/robots.txt', {
    async prepare(page) {
      await watchAppearance(page)
      styles = await heldStyles(page)
    },
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect.poll(() => styles?.held.length).toBe(2)
  await expect.poll(async () => (await appearance(page)).at(-1)).toEqual(NOTHING_BELOW)
  await styles?.letGo()
  await expect.poll(async () => (await appearance(page)).at(-1)?.footer).toBe(true)
  const frames = await appearance(page)
  const counts = frames.map(({ sections }) => sections)
  const all = await page.locator(BELOW).count()
  expect(all).toBeGreaterThan(3)
  expect(counts.at(-1)).toBe(all)
  const growth = counts.slice(1).map((count, index) => count - (counts[index] ?? 0))
  expect(Math.max(...growth), counts.join(' ')).toBe(1)
  const withFooter = frames.filter(({ footer }) => footer)
  expect(withFooter.every(({ sections }) => sections === all)).toBe(true)
  await close()
})

test('sections stay when their stylesheet reports a second load, as in WebKit', async () => {
  const { page, close } = await open('/')
  await laidOut(page)
  const hidden = await page.evaluate((parts) => {
    for (const link of document.querySelectorAll('link[data-deferred]')) {
      link.dispatchEvent(new Event('load'))
    }
    return [...document.querySelectorAll(parts)].filter(
      (part) => getComputedStyle(part).display === 'none',
    ).length
  }, `${BELOW}, #site-footer`)
  expect(hidden).toBe(0)
  await close()
})

/** Stops the page's frames until a test releases them, as a slow processor delays them. */
async function holdFrames(page: Page) {
  await page.addInitScript(() => {
    const held: FrameRequestCallback[] = []
    const { requestAnimationFrame } = window
    window.requestAnimationFrame = (callback) => held.push(callback)
    Object.assign(window, {
      releaseFrames() {
        window.requestAnimationFrame = requestAnimationFrame
        held.forEach(requestAnimationFrame)
      },
    })
  })
}

test('the first clause is the current one, also when clauses appear after hydration', async () => {
  const { page, close } = await open('/robots.txt', { viewport: PHONE, prepare: holdFrames })
  await page.goto('/cancellation-policy', { waitUntil: 'load' })
  const current = page.locator('nav[aria-label=Contents] [aria-current]')
  await current.first().waitFor({ state: 'attached' })
  const targets = () =>
    current.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const first = Array(2).fill('#cancelling-an-order')
  expect(await targets(), 'in the rail and in the drawer').toEqual(first)
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false)
  await page.evaluate(() => Object(window).releaseFrames())
  await hydrated(page)
  expect(await targets()).toEqual(first)
  await close()
})

test('the text is readable without the deferred stylesheet', async () => {
  const { page, close } = await open('/', {
    prepare: async (page) => {
      await page.route('**/styles/*.css*', (route) => route.abort())
    },
  })
  await page.getByRole('contentinfo').waitFor()
  expect(await isShown(page, BELOW)).toBe(true)
  await close()
})

test('the text is shown after ten seconds if the deferred stylesheets stall, and styled when they load', async () => {
  let styles: Awaited<ReturnType<typeof heldStyles>> | undefined
  const { page, problems, close } = await open('/robots.txt', {
    async prepare(page) {
      await page.clock.install()
      styles = await heldStyles(page)
    },
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect.poll(() => styles?.held.length).toBe(2)
  expect(await isShown(page, BELOW)).toBe(false)
  await page.clock.fastForward(10_000)
  expect(await page.getByRole('contentinfo').isVisible()).toBe(true)
  expect(await isShown(page, BELOW)).toBe(true)
  await styles?.letGo()
  await expect.poll(() => page.locator('[data-deferred][media=all]').count()).toBe(2)
  expect(await page.getByRole('contentinfo').isVisible()).toBe(true)
  expect(problems).toEqual([])
  await close()
})

test('a reload restores the scroll position, a hash its target, with deferred styles too', async () => {
  const { page, close } = await open('/', {
    prepare: async (page) => {
      await page.route('**/styles/*.css*', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 300))
        await route.continue()
      })
    },
  })
  await hydrated(page)
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
  await page.reload({ waitUntil: 'load' })
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)

  await page.goto('/products/aslan#features', { waitUntil: 'load' })
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await close()
})
