import { describe, expect, test } from 'vitest'
import {
  DESKTOP,
  horizontalOverflowPx,
  hydrated,
  isFocused,
  PHONE,
  VIEWPORTS,
  withBrowser,
} from './harness.ts'
import { resize } from './resize.ts'

const open = withBrowser()
const CHECKS = '/articles/six-checks-at-the-till'

describe('articles', () => {
  test('are reached from the list and lead back to it, inside the app', async () => {
    const { page, problems, close } = await open('/articles')
    await hydrated(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('link', { name: /^Six checks/ }).click()
    await page.waitForURL(`**${CHECKS}`)
    const heading = page.getByRole('heading', { level: 1 })
    await expect.poll(() => heading.textContent()).toMatch(/^Six checks/)
    expect(await isFocused(heading)).toBe(true)
    expect(await page.locator('main blockquote').count()).toBe(1)
    await page.getByRole('link', { name: 'All articles' }).click()
    await page.waitForURL('**/articles')
    await page.goBack()
    await expect.poll(() => heading.textContent()).toMatch(/^Six checks/)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    expect(problems).toEqual([])
    await close()
  })

  test('show the same page when they are served and when they are navigated to', async () => {
    const { page, close } = await open(CHECKS)
    await hydrated(page)
    const words = () => page.locator('main').innerText()
    const served = await words()
    await page.goto('/articles')
    await hydrated(page)
    await page.getByRole('link', { name: /^Six checks/ }).click()
    await page.waitForURL(`**${CHECKS}`)
    await expect.poll(words).toBe(served)
    await close()
  })

  test.each(VIEWPORTS)('read completely without JavaScript at %s', async (_name, viewport) => {
    const { page, close } = await open(CHECKS, { viewport, javaScriptEnabled: false })
    expect(await page.locator('main').innerText()).toContain('The help center has the numbers')
    expect(await horizontalOverflowPx(page)).toBe(0)
    await close()
  })

  test.each([320, 390, 768, 1440, 1920])('fit a window %i px wide', async (width) => {
    for (const path of ['/articles', CHECKS, '/articles/order-slips']) {
      const { page, close } = await open(path, { viewport: { width, height: 800 } })
      expect(await horizontalOverflowPx(page), path).toBe(0)
      await close()
    }
  })

  test('enlarge a drawing across the window, or show the middle of its hotspot, and show a photo in its whole width', async () => {
    const { page, close } = await open(CHECKS, { viewport: PHONE })
    const image = page.locator('main header img')
    const shown = () =>
      image.evaluate((one) => {
        const { left, width } = one.getBoundingClientRect()
        return [left, width, getComputedStyle(one).objectPosition]
      })
    expect(await shown()).toEqual([0, 1000, '0px 0px'])
    await image.evaluate((one) => {
      one.style.cssText =
        '--hotspot-x:0.5;--hotspot-y:0.9;--picture-height:0.75;--hotspot-centre:0.6'
    })
    // The band is 150 px high: at the end of the picture its middle is below that of the hotspot.
    expect(await shown()).toEqual([0, PHONE.width, '50% -142.5px'])
    await resize(page, DESKTOP)
    expect(await shown()).toEqual([0, DESKTOP.width, '50% -705.6px'])
    // With a scrollbar the band is narrower than `100vw`, from which the position is calculated.
    await page.evaluate(() => {
      document.body.style.paddingRight = '15px'
    })
    expect(await shown()).toEqual([0, DESKTOP.width, '50% -705.6px'])
    await page.evaluate(() => {
      document.body.style.paddingRight = ''
    })
    await resize(page, PHONE)
    await image.evaluate((one) => {
      one.removeAttribute('style')
      one.setAttribute('src', '/lake/images/p/d/abc-900x600.jpg?w=900')
    })
    expect(await shown()).toEqual([0, PHONE.width, '50% 50%'])
    await close()
  })

  test('link to their feed, which is loaded as a document of its own', async () => {
    const { page, close } = await open(CHECKS, { viewport: DESKTOP })
    await hydrated(page)
    const feed = page.waitForResponse('**/articles/feed.xml')
    await page.locator('main a[href="/articles/feed.xml"]').first().click()
    expect((await feed).request().isNavigationRequest()).toBe(true)
    await page.waitForURL('**/articles/feed.xml')
    await close()
  })

  test('are printed without menus, picture and what to read next', async () => {
    const { page, close } = await open(CHECKS, { viewport: DESKTOP })
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('#site-header nav').filter({ visible: true }).count()).toBe(0)
    expect(await page.getByText('Read on').isVisible()).toBe(false)
    expect(await page.locator('main header img').isVisible()).toBe(false)
    expect(await page.locator('main h1').isVisible()).toBe(true)
    await close()
  })

  test('put words under each other on a phone', async () => {
    const { page, close } = await open('/articles', { viewport: PHONE })
    const [first, second] = await page.locator('main article').all()
    const above = await first?.boundingBox()
    const below = await second?.boundingBox()
    expect(above?.x).toBe(below?.x)
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
    await close()
  })
})
