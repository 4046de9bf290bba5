import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { launchDefaultChromium } from './chromium.ts'
import { hydrated, PHONE, withBrowser } from './harness.ts'
import { watchShifts } from './layoutShifts.ts'

/** Delays the preloaded fonts of every page until a test releases them. */
async function heldFonts(page: Page) {
  const held: Route[] = []
  let released = false
  await page.route('**/*.woff2', async (route) => {
    if (released) await route.continue()
    else held.push(route)
  })
  const release = async () => {
    released = true
    await Promise.all(held.splice(0).map((route) => route.continue()))
  }
  return { held, release }
}

/** @returns the families of the fonts that the page's heading is drawn with */
async function headingFonts(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('DOM.enable')
  await devTools.send('CSS.enable')
  const { root } = await devTools.send('DOM.getDocument')
  const { nodeId } = await devTools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  })
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId })
  await devTools.detach()
  return fonts.map(({ familyName }) => familyName)
}

const BRAND = /^Ojuju/

describe('fonts that arrive after the first paint', () => {
  const open = withBrowser(launchDefaultChromium)

  test('cause no layout shift, and are used from the next page on', async () => {
    let fonts: Awaited<ReturnType<typeof heldFonts>> | undefined
    const { page, problems, close } = await open('/robots.txt', {
      viewport: PHONE,
      async prepare(page) {
        await watchShifts(page)
        fonts = await heldFonts(page)
      },
    })
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => fonts?.held.length).toBe(2)
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0])
    // Waits for as long as the browser may still replace the font.
    await page.waitForFunction(
      () => performance.now() - (performance.getEntriesByType('paint')[0]?.startTime ?? 0) > 300,
    )
    await fonts?.release()
    await page.waitForLoadState('load')
    await hydrated(page)
    await page.waitForFunction(() => document.fonts.status === 'loaded')
    expect(await headingFonts(page)).not.toContainEqual(expect.stringMatching(BRAND))
    const shifts: number[] = await page.evaluate(() => Object(window).shifts)
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001)

    await page.getByRole('main').locator('a[href^="/services/"]').first().click()
    await page.waitForURL('**/services/**')
    await expect.poll(() => headingFonts(page)).toContainEqual(expect.stringMatching(BRAND))
    expect(problems).toEqual([])
    await close()
  })
})

test("a heading uses the brand's font if it arrives in time", async () => {
  const { page, close } = await openWithSlowFontsAllowed('/')
  expect(await headingFonts(page)).toContainEqual(expect.stringMatching(BRAND))
  await close()
})

const openWithSlowFontsAllowed = withBrowser()
