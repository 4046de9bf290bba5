import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Site } from '../site/startSite.ts'
import { DESKTOP, hydrated, PHONE, withBrowser } from './harness.ts'
import { startOwnSite } from './ownSite.ts'

const open = withBrowser()
let site: Site
beforeAll(async () => {
  site = await startOwnSite()
  await site.client
    .patch('siteSettings')
    .unset(['navigation.company.items[0].swatch'])
    .set({ 'navigation.company.items[0].title': 'Pricing and limits' })
    .commit()
})
afterAll(() => site.stop())

test.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
])(
  'a menu item without a picture uses the whole width for its text on a %s',
  async (name, viewport) => {
    const { page, close } = await open('/', { origin: site.origin, viewport })
    await hydrated(page)
    if (name === 'desktop') await page.getByRole('button', { name: 'Company' }).first().click()
    else {
      await page.getByRole('button', { name: /menu/i }).first().click()
      await page.locator('#menu-mobile').getByText('Company', { exact: true }).click()
    }
    const words = page.getByText('Pricing and limits').locator('visible=true')
    const { heightPx, linePx } = await words.evaluate((one) => ({
      heightPx: one.getBoundingClientRect().height,
      linePx: Number.parseFloat(getComputedStyle(one).lineHeight),
    }))
    expect(heightPx, 'one line').toBeLessThan(linePx * 1.5)
    await close()
  },
)
