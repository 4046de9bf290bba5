import { describe, expect, test } from 'vitest'
import { DESKTOP, PHONE, withBrowser } from './harness.ts'

const open = withBrowser()

describe('the footer', () => {
  test('links to the policies, the documentation and people', async () => {
    const { page, close } = await open('/')
    const links = await page
      .locator('footer a')
      .evaluateAll((all) => all.map((it) => it.getAttribute('href') ?? ''))
    for (const path of [
      '/merchant-onboarding-policy',
      '/refund-and-chargeback-policy',
      '/return-and-delivery-policy',
      '/cancellation-policy',
      '/terms-and-conditions',
      '/terms-and-conditions#privacy-policy',
    ]) {
      expect(links).toContain(path)
    }
    expect(links.filter((href) => href.startsWith('mailto:'))).toHaveLength(2)
    const phones = links.filter((href) => href.startsWith('tel:'))
    expect(phones).toHaveLength(2)
    for (const phone of phones) expect(phone).toMatch(/^tel:\+\d+$/)
    await close()
  })

  test('links to the articles', async () => {
    const { page, close } = await open('/')
    await page.locator('footer').getByRole('link', { name: 'Articles', exact: true }).click()
    await page.waitForURL('**/articles')
    await close()
  })

  test('shows the hours, the address and the year', async () => {
    const { page, close } = await open('/')
    const text = await page.locator('footer').textContent()
    expect(text).toContain('08:00 to 17:00 GMT')
    expect(text).toContain('Accra')
    expect(text).toContain(`© ${new Date().getUTCFullYear()}`)
    await close()
  })

  test('links to its social profiles', async () => {
    const { page, close } = await open('/')
    for (const name of ['Facebook', 'LinkedIn', 'Instagram', 'X']) {
      const profile = page.locator('footer').getByRole('link', { name, exact: true })
      expect(await profile.getAttribute('href')).toMatch(/^https:\/\//)
    }
    await close()
  })

  test.each([
    [DESKTOP, true],
    [PHONE, false],
  ])('shows the three certificates on large screens only', async (viewport, shown) => {
    const { page, close } = await open('/', { viewport })
    const marks = page.locator('footer img[width="48"]')
    expect(await marks.count()).toBe(3)
    for (const mark of await marks.all()) expect(await mark.isVisible()).toBe(shown)
    await close()
  })
})
