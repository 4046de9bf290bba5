import { describe, expect, test } from 'vitest'
import { horizontalOverflowPx, hydrated, isFocused, withBrowser } from './harness.ts'

/** Pages about contact: help, contact, the company, the innovation hub. */
const open = withBrowser()

describe('the help center', () => {
  test('answers six questions, one open at a time, the first initially', async () => {
    const { page, problems, close } = await open('/help-center', { reducedMotion: 'reduce' })
    await hydrated(page)
    const questions = page.locator('main details')
    expect(await questions.count()).toBe(6)
    const opened = () =>
      questions.evaluateAll((all) =>
        all.flatMap((one, index) => (one.hasAttribute('open') ? [index] : [])),
      )
    expect(await opened()).toEqual([0])
    await questions.nth(3).locator('summary').click()
    await expect.poll(opened).toEqual([3])
    await page.keyboard.press('Enter')
    await expect.poll(opened).toEqual([])
    expect(await questions.allTextContents()).toContainEqual(expect.stringContaining('*789#'))
    const hrefs = await questions
      .locator('a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
    expect(hrefs.length).toBeGreaterThan(0)
    for (const href of hrefs) expect(href).toBe('/contact-us')
    expect(problems).toEqual([])
    await close()
  })
})

describe('contact', () => {
  test('Send Us a Message scrolls to the form, clear of the header', async () => {
    const { page, close } = await open('/contact-us', { reducedMotion: 'reduce' })
    await hydrated(page)
    await page.getByRole('link', { name: 'Send Us a Message' }).click()
    await expect
      .poll(() =>
        page.locator('#contact-form').evaluate((n) => Math.round(n.getBoundingClientRect().top)),
      )
      .toBe(80)
    await close()
  })
})

test.each(['/', '/contact-us', '/help-center', '/schedule-banking-demo'])(
  'the form at %s widens no document that is read from right to left',
  async (path) => {
    const { page, close } = await open(path)
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    expect(await horizontalOverflowPx(page)).toBe(0)
    await close()
  },
)

test('the company profile is a PDF in a new tab', async () => {
  const { page, close } = await open('/about-us')
  const link = page.getByRole('link', { name: /^Download Company Profile/ })
  expect(await link.getAttribute('target')).toBe('_blank')
  const response = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toContain('application/pdf')
  expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await close()
})

describe('the innovation hub', () => {
  test('has its own layout: a logo, an e-mail address, 2025 and four networks', async () => {
    const { page, problems, close } = await open('/innovation-hub')
    const banner = page.getByRole('banner')
    expect(await banner.getByRole('link', { name: /home/ }).getAttribute('href')).toBe('/')
    expect(await banner.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/)
    expect(await banner.getByRole('button').count()).toBe(0)
    const footer = page.getByRole('contentinfo')
    expect(await footer.textContent()).toContain('2025')
    for (const network of ['Facebook', 'LinkedIn', 'Instagram', 'X']) {
      expect(await footer.getByRole('link', { name: network, exact: true }).count()).toBe(1)
    }
    expect(problems).toEqual([])
    await close()
  })

  test('lists four benefits and has a form, or states that there is none yet', async () => {
    const { page, close } = await open('/innovation-hub')
    const benefits = await page.locator('main li h3').allTextContents()
    expect(benefits.map((title) => title.toLowerCase())).toEqual([
      'legal, compliance and regulatory support',
      'business advisory',
      'discounted payment solutions',
      'investment opportunities',
    ])
    const frame = page.frameLocator('iframe[title]')
    await page.locator('iframe').scrollIntoViewIfNeeded()
    await frame.getByRole('heading', { name: 'No form is connected yet' }).waitFor()
    expect(await frame.getByRole('link').getAttribute('href')).toMatch(/^mailto:/)
    await close()
  })

  test('has a skip link, and one main landmark over page and frame', async () => {
    const { page, close } = await open('/innovation-hub')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    expect(await isFocused(skip)).toBe(true)
    expect(await skip.getAttribute('href')).toBe('#main')
    await page.locator('iframe').scrollIntoViewIfNeeded()
    const frame = page.frameLocator('iframe[title]')
    await frame.getByRole('heading', { level: 1 }).waitFor()
    expect(await frame.locator('main').count()).toBe(0)
    expect(await page.locator('main').count()).toBe(1)
    await close()
  })

  test('is entered and left by document navigations, because its shell differs', async () => {
    const { page, close } = await open('/')
    await hydrated(page)
    await page.getByRole('link', { name: 'JOIN OUR INNOVATION HUB' }).click()
    await page.waitForURL('**/innovation-hub')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('banner').getByRole('button').count()).toBe(0)
    await hydrated(page)
    await page.getByRole('banner').getByRole('link', { name: /home/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Innovation for you' }).waitFor()
    expect(await page.getByRole('banner').getByRole('button').count()).toBeGreaterThan(0)
    await close()
  })
})

test('a link to a section of another page moves the focus to the section', async () => {
  const { page, problems, close } = await open('/contact-us')
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('main').getByRole('link', { name: 'privacy policy' }).click()
  await page.waitForURL('**/terms-and-conditions#privacy-policy')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('privacy-policy')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  expect(problems).toEqual([])
  await close()
})

describe('a slow navigation', () => {
  test('shows a progress bar after 200 ms, and removes it', async () => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const { page, problems, close } = await open('/about-us', {
      async intercept(page) {
        await page.route('**/careers.data**', async (route) => {
          await held
          await route.continue()
        })
      },
    })
    await hydrated(page)
    const thread = page.locator('body > [aria-hidden="true"]')
    expect(await thread.count()).toBe(0)
    await page.getByRole('link', { name: 'Join Our Team' }).click()
    await thread.waitFor({ state: 'attached' })
    const delayMs = await thread.evaluate(
      (node) => Number.parseFloat(getComputedStyle(node).animationDelay) * 1000,
    )
    expect(delayMs).toBeGreaterThan(0)
    expect(delayMs).toBeLessThanOrEqual(200)
    letGo()
    await page.getByRole('heading', { level: 1, name: /loom/ }).waitFor()
    await expect.poll(() => thread.count()).toBe(0)
    expect(problems).toEqual([])
    await close()
  })
})
