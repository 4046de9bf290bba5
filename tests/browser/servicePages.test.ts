import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { withBrowser } from './harness.ts'

const open = withBrowser()

interface Followed {
  name: string
  href: string | null
  newTab: boolean
}

/** The links of a page's main part, by their accessible names. */
async function linksOf(page: Page, within = 'main'): Promise<Followed[]> {
  return page.locator(`${within} a`).evaluateAll((anchors) =>
    anchors.map((anchor) => ({
      name: anchor.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '',
      href: anchor.getAttribute('href'),
      newTab: anchor.getAttribute('target') === '_blank',
    })),
  )
}

const inPlace = (name: string, href: string): Followed => ({ name, href, newTab: false })
const CONTACT = inPlace('Contact Sales', '/contact-us')

describe('value added services', () => {
  test('link to their products; the insurance product is announced, on another site', async () => {
    const { page, close } = await open('/services/value-added-services')
    const links = await linksOf(page)
    expect(links).toEqual(
      expect.arrayContaining([
        inPlace('Request a Demo', '/request-vas-demo'),
        inPlace('View Pension Management System', '/products/pensions-management-system'),
        inPlace('View Core Banking', '/products/banking'),
        inPlace('View Aslan savings groups', '/products/aslan'),
        inPlace('View School Billing & Payments', '/products/school-billing'),
        inPlace('View USSD', '/services/ussd'),
      ]),
    )
    const insurance = page.locator('main li').filter({ hasText: 'COMING SOON' })
    expect(await insurance.count()).toBe(1)
    expect(await insurance.locator('a').getAttribute('href')).toMatch(/^https:\/\//)
    await close()
  })

  test('the whole sheet is a link', async () => {
    const { page, close } = await open('/services/value-added-services')
    // The link covers the heading, so Playwright's check of the hit target would fail.
    await page.getByRole('heading', { name: 'Core Banking' }).click({ force: true })
    await page.waitForURL('**/products/banking')
    await close()
  })
})

test('e-commerce opens in new tabs, and the shop is not linked yet', async () => {
  const { page, close } = await open('/services/e-commerce')
  const doors = page.locator('main li:has(h2)')
  expect(await doors.filter({ hasText: 'COMING SOON' }).locator('a').count()).toBe(0)
  const links = await linksOf(page, 'main li:has(h2)')
  expect(links).toHaveLength(2)
  for (const { name, href, newTab } of links) {
    expect(name).toMatch(/^Open (Life|Bills) \(opens in a new tab\)$/)
    expect(href).toMatch(/^https:\/\//)
    expect(newTab).toBe(true)
  }
  expect(await linksOf(page)).toContainEqual(CONTACT)
  await close()
})

describe.each([
  ['/services/utilities', 'Utilities API'],
  ['/services/sms', 'SMS API'],
  ['/services/ussd', 'USSD API'],
  ['/services/remittance', 'Access Payouts API'],
])('%s', (path, access) => {
  test(`leads to sales and, by “${access}”, to the documentation`, async () => {
    const { page, close } = await open(path)
    const links = await linksOf(page)
    expect(links).toContainEqual(CONTACT)
    const documentation = links.find(({ name }) => name === access)
    expect(documentation?.href).toMatch(/^https:\/\/docs\./)
    expect(documentation?.newTab).toBe(false)
    await close()
  })
})

test('the remittance banner links to the USSD documentation over its whole area', async () => {
  const { page, close } = await open('/services/remittance')
  const link = page.getByRole('link', { name: 'USSD API documentation' })
  const heading = page.getByRole('heading', { name: 'No smartphone at the other end?' })
  const place = await heading.boundingBox()
  const pressed = await page.evaluate(
    ({ x, y }) => {
      scrollTo({ top: y - 200, behavior: 'instant' })
      return (
        document
          .elementFromPoint(x, y - scrollY)
          ?.closest('a')
          ?.getAttribute('href') ?? null
      )
    },
    { x: (place?.x ?? 0) + 4, y: (place?.y ?? 0) + 4 },
  )
  expect(pressed).toBe(await link.getAttribute('href'))
  await close()
})

test('the name and the number of a bar do not overlap in a wide window', async () => {
  const { page, close } = await open('/services/web-checkout', {
    viewport: { width: 2_560, height: 1_200 },
  })
  const row = page.locator('dl > div').filter({ hasText: 'One product photo' })
  const name = await row.locator('dt span').boundingBox()
  const number = await row.locator('dd').boundingBox()
  if (!name || !number) throw new Error('the row has no boxes')
  expect(number.x).toBeGreaterThan(name.x + name.width)
  await close()
})

test('messages are measured at render time, wide letters are marked', async () => {
  const { page, close } = await open('/services/sms', { javaScriptEnabled: false })
  const main = await page.locator('main').textContent()
  expect(main).toMatch(/94 of 160\s+1 message/)
  expect(main).toMatch(/94 of 70\s+2 messages/)
  expect(await page.locator('mark').allTextContents()).toEqual(['₵', '₵'])
  await close()
})

test('the project brochure is a PDF that opens in a new tab', async () => {
  const { page, close } = await open('/case-study')
  const link = page.getByRole('link', { name: /^Download Project Brochure/ })
  expect(await link.getAttribute('target')).toBe('_blank')
  const response = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toContain('application/pdf')
  expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await close()
})

test.each([
  ['/services/collections', 'dl:has(dd) > div', '::before'],
  ['/bulk-pay', 'tbody th i[style]', undefined],
  ['/services/sms', 'li:has(> b) ~ li', '::after'],
])(
  'bars and threads in ink at %s have an edge in dark forced colours',
  async (path, selector, part) => {
    const context = { forcedColors: 'active', colorScheme: 'dark' } as const
    const { page, close } = await open(path, { context })
    const edges = await page.locator(`main ${selector}`).evaluateAll(
      (drawings, pseudo) =>
        drawings.map((drawing) => {
          const { borderTopStyle, borderTopColor } = getComputedStyle(drawing, pseudo)
          return `${borderTopStyle} ${borderTopColor}`
        }),
      part,
    )
    expect(edges.length).toBeGreaterThan(1)
    expect(new Set(edges)).toEqual(new Set(['solid rgb(255, 255, 255)']))
    await close()
  },
)

test.each([520, 768, 899])('the shop of Web Checkout is whole at %i px', async (width) => {
  const { page, close } = await open('/services/web-checkout', {
    viewport: { width, height: 1_000 },
  })
  const shop = await page.locator('section:has(h1) img').first().boundingBox()
  expect(shop).toMatchObject({ x: 0, width })
  await close()
})
