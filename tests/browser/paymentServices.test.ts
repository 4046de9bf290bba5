import { describe, expect, test } from 'vitest'
import { DESKTOP, hydrated, withBrowser } from './harness.ts'

const open = withBrowser()
const PATH = '/services/payment-services'

/** The ten services with the titles and addresses of the specification. */
const SERVICES = {
  Collections: '/services/collections',
  'Bulk Pay': '/bulk-pay',
  'Direct Debit': '/services/direct-debit',
  'Utilities, Airtime / Data': '/services/utilities',
  Payouts: '/services/payouts',
  USSD: '/services/ussd',
  'Web Checkout': '/services/web-checkout',
  SMS: '/services/sms',
  'Request to Pay': '/services/request-to-pay',
  Remittance: '/services/remittance',
}

describe('the list of payment services', () => {
  test('links to all ten and to sales, also without JavaScript', async () => {
    const { page, close } = await open(PATH, { javaScriptEnabled: false })
    const main = page.getByRole('main')
    for (const [name, href] of Object.entries({ ...SERVICES, 'Contact Sales': '/contact-us' })) {
      const link = main.getByRole('link', { name, exact: true })
      expect(await link.getAttribute('href'), name).toBe(href)
    }
    expect(await main.getByRole('heading', { level: 3 }).count()).toBe(10)
    await close()
  })

  test('comes after the cloth in the document, so that it does not move while it arrives', async () => {
    const { page, close } = await open(PATH, { javaScriptEnabled: false })
    const isAfter = await page.evaluate(() => {
      const [cloth, list] = ['main [aria-hidden="true"]:has(> img)', 'main h2'].map((one) =>
        document.querySelector(one),
      )
      return cloth && list
        ? (cloth.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
        : undefined
    })
    expect(isAfter).toBe(true)
    await close()
  })

  test('shows the picture of the hovered service on the cloth', async () => {
    const { page, problems, close } = await open(PATH, { viewport: DESKTOP })
    await hydrated(page)
    const picture = page.locator('main [aria-hidden="true"] > div img')
    const before = await picture.getAttribute('src')
    await page.getByRole('link', { name: 'Direct Debit', exact: true }).hover()
    await expect.poll(() => picture.getAttribute('src')).not.toBe(before)
    const pointed = await picture.getAttribute('src')
    await page.getByRole('link', { name: 'SMS', exact: true }).focus()
    await expect.poll(() => picture.getAttribute('src')).not.toBe(pointed)
    // A service without a picture shows the initial one.
    await page.getByRole('link', { name: 'Remittance', exact: true }).hover()
    await expect.poll(() => picture.getAttribute('src')).toBe(before)
    expect(problems).toEqual([])
    await close()
  })

  test('the whole row is the link', async () => {
    const { page, close } = await open(PATH, { viewport: DESKTOP })
    await hydrated(page)
    // The link covers the text, so the click must not check its hit target.
    await page.getByText('Wallets and accounts, checked by name').click({ force: true })
    await page.waitForURL('**/services/payouts')
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toContain('Pay')
    await close()
  })
})

describe('product pages', () => {
  test.each([
    ['/services/payouts', 'Payouts API', '/payouts/payouts-api'],
    ['/services/request-to-pay', 'Request to Pay API', '/request-to-pay/request-to-pay-api'],
    ['/services/collections', 'Collections API', 'https://docs.nsaa.example/payments/collections'],
    ['/bulk-pay', 'Bulk Pay API', 'https://docs.nsaa.example/payments/bulk-pay'],
  ])('%s links to sales, to its API and back to the list', async (path, name, href) => {
    const { page, close } = await open(path, { javaScriptEnabled: false })
    const main = page.getByRole('main')
    const address = (link: string) =>
      main.getByRole('link', { name: link, exact: true }).getAttribute('href')
    expect(await address('Contact Sales')).toBe('/contact-us')
    expect(await address(name)).toBe(href)
    const trail = main.getByRole('navigation', { name: 'Breadcrumb' })
    const above = trail.getByRole('link', { name: 'Payment Services' })
    expect(await above.getAttribute('href')).toBe(PATH)
    await close()
  })
})

test('marked words are readable in dark forced colours', async () => {
  const forced = { forcedColors: 'active', colorScheme: 'dark' } as const
  const { page, close } = await open('/services/collections', { context: forced })
  const grounds = page.locator('main mark').evaluateAll((all) =>
    all.map((it) => {
      const { color, backgroundColor } = getComputedStyle(it)
      return [color, backgroundColor]
    }),
  )
  expect((await grounds).length).toBeGreaterThan(1)
  expect(new Set((await grounds).map(String))).toEqual(new Set(['rgb(0, 0, 0),rgb(255, 255, 0)']))
  await close()
})
