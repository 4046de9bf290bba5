import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Site } from '../site/startSite.ts'
import { brokenWords } from './brokenWords.ts'
import { horizontalOverflowPx, withBrowser } from './harness.ts'
import { startIsolatedSite } from './isolatedSite.ts'
import { resize } from './resize.ts'

const open = withBrowser()
let site: Site
beforeAll(async () => {
  site = await startIsolatedSite()
})
afterAll(() => site.stop())

/** Company names and labels of the main button, within the limits of the Studio. */
const SETTINGS = [
  ['Kudwa', 'Contact us'],
  ['Momo', 'Get Started'],
  ['Nsaa', 'Book a demonstration'],
  ['Nsaa', 'Request a free demonstration'],
  ['Nsaa', 'Open your merchant account now and take payments today'],
  ['Paystack', 'Talk to our team'],
  ['Nsaa Payments', 'Get Started'],
  ['Nsaa Payments of Ghana Limited', 'Open your merchant account now'],
] as const

async function configure(name: string, label: string) {
  await site.client
    .patch('siteSettings', { set: { name, 'navigation.actions[-1].label': label } })
    .commit()
  const html = async () => (await fetch(`${site.origin}/`)).text()
  await expect.poll(html).toMatch(new RegExp(`>${name}<.*>${label}<`, 's'))
}

const WIDTHS_PX = [320, 360, 390, 480, 768, 1080, 1440]
/** Wider windows have the menus in the bar. */
const MENU_UNTIL_PX = 1080
/** Browsers that zoom only the text leave media queries as they are. */
const ZOOMED_TEXT = '150%'
const PHONES_PX = [375, 430]
const INTACT = { mark: [26, 26], menu: [48, 48], isMenuInside: true, isInOneRow: true }

/** Distance of a box's centre from the window's top edge. */
const centrePx = (box: { y: number; height: number } | null) =>
  box ? box.y + box.height / 2 : Number.NaN

async function headerOf(page: Page) {
  const header = page.locator('#site-header')
  const mark = await header.locator('a[href="/"] svg').first().boundingBox()
  const menu = await header.getByRole('button', { name: 'Open menu' }).boundingBox()
  const endPx = (menu?.x ?? 0) + (menu?.width ?? Number.POSITIVE_INFINITY)
  return {
    mark: [mark?.width, mark?.height],
    menu: [menu?.width, menu?.height],
    isMenuInside: endPx <= (page.viewportSize()?.width ?? 0),
    isInOneRow: Math.abs(centrePx(mark) - centrePx(menu)) < 8,
  }
}

test.each(SETTINGS)(
  'the company name "%s" and the button "%s" leave mark and menu button as they are, in one row, and break no word',
  async (name, label) => {
    await configure(name, label)
    const { page, close } = await open('/', { origin: site.origin })
    for (const width of WIDTHS_PX) {
      await resize(page, { width, height: 800 })
      expect(await horizontalOverflowPx(page), `overflow at ${width} px`).toBe(0)
      expect(await brokenWords(page), `broken words at ${width} px`).toEqual([])
      if (width < MENU_UNTIL_PX) expect(await headerOf(page), `at ${width} px`).toEqual(INTACT)
    }
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, ZOOMED_TEXT)
    for (const width of PHONES_PX) {
      await resize(page, { width, height: 800 })
      expect(await brokenWords(page), `broken words at ${width} px, zoomed`).toEqual([])
      expect((await headerOf(page)).mark, `at ${width} px, zoomed`).toEqual(INTACT.mark)
    }
    await close()
  },
)
