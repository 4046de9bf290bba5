import { expect, test } from 'vitest'
import { withBrowser } from './harness.ts'

const open = withBrowser()
const PICTURES = '**/lake/images/**'

test('all sections of the next page are shown before the first document has loaded', async () => {
  const { page, problems, close } = await open('/get-started')
  const mayLoad = Promise.withResolvers<void>()
  await page.route(PICTURES, async (route) => {
    await mayLoad.promise
    await route.continue().catch(() => undefined)
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState === 'interactive')
  const isHydrated = () =>
    Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__react'))
  await page.waitForFunction(isHydrated)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.locator('footer a[href="/about-us"]').evaluate((link) => {
    if (link instanceof HTMLElement) link.click()
  })
  await page.waitForURL('**/about-us', { waitUntil: 'commit' })

  const state = () =>
    page.evaluate(() => ({
      isSameDocument: 'isSame' in window,
      hasLoaded: document.readyState === 'complete',
      heading: document.querySelector('main h1')?.textContent,
      empty: [...document.querySelectorAll('main [id^=section-]')]
        .filter(
          ({ textContent, innerHTML }) => !textContent?.trim() && !/<img|<svg/.test(innerHTML),
        )
        .map(({ id }) => id),
    }))
  await expect.poll(state).toEqual({
    isSameDocument: true,
    hasLoaded: false,
    heading: 'Cloth people can check',
    empty: [],
  })
  mayLoad.resolve()
  await page.waitForLoadState('load')
  expect(problems).toEqual([])
  await close()
})
