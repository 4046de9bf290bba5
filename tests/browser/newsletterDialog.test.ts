import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { delivered, holdPosts, notices, withFormSite, wording } from './formSite.ts'
import {
  expectAccessible,
  horizontalOverflowPx,
  hydrated,
  isFocused,
  type OpenOptions,
} from './harness.ts'
import { requestBarrier } from './requestBarrier.ts'

/** The newsletter dialog for visitors who come from the menu. */
const forms = withFormSite()

const LONGER_THAN_DELAY_MS = 1_000
const WITH_CLOCK: OpenOptions = { prepare: (page) => page.clock.install() }

describe('the newsletter dialog', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Stay in the weave' })

  async function comeByMenu(page: Page) {
    await page.getByRole('button', { name: 'Company' }).click()
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Help Center/ })
      .click()
    await page.waitForURL('**/help-center')
  }

  /** @returns a function that fails if the dialog's code was requested since, or the dialog opens */
  function expectNoDialog(page: Page) {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    return async () => {
      await hydrated(page)
      await page.clock.runFor(LONGER_THAN_DELAY_MS)
      await requestBarrier(page)
      expect(requested.filter((url) => url.includes('/NewsletterDialog-'))).toEqual([])
      expect(await dialog(page).count()).toBe(0)
    }
  }

  async function openByMenu(options: OpenOptions = {}) {
    const visited = await forms.visit('/contact-us', options)
    await comeByMenu(visited.page)
    await dialog(visited.page).waitFor()
    return visited
  }

  test('opens from the menu, locks the page, and subscribes', async () => {
    const { page, problems } = await openByMenu()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
      'hidden',
    )
    expect(await isFocused(dialog(page).getByRole('heading', { name: 'Stay in the weave' }))).toBe(
      true,
    )
    await expectAccessible(page)
    const email = dialog(page).getByPlaceholder('Enter your email')
    await email.fill('popup@makola.example')
    await dialog(page).getByRole('button', { name: 'Subscribe' }).click()
    const thanks = page.getByRole('dialog', { name: 'Thank you for subscribing' })
    await thanks.getByText('Check your email for our latest Newsletter updates.').waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(wording.subscribed)
    await expectAccessible(page)
    expect((await delivered(forms.subscriptions))[0]?.body).toEqual({
      email: 'popup@makola.example',
    })

    await page.keyboard.press('Escape')
    await expect.poll(() => thanks.count()).toBe(0)
    await comeByMenu(page)
    await dialog(page).waitFor()
    expect(await dialog(page).getByPlaceholder('Enter your email').inputValue()).toBe('')
    expect(problems).toEqual([])
  })

  test.each<[string, (page: Page) => Promise<void>]>([
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['its button', (page) => dialog(page).getByRole('button', { name: 'Close' }).click()],
    ['a click outside it', (page) => page.mouse.click(20, 850)],
  ])(
    'closes by %s, releases the page, returns the focus, and does not open again',
    async (_how, close) => {
      const { page } = await openByMenu(WITH_CLOCK)
      await close(page)
      await expect.poll(() => dialog(page).count()).toBe(0)
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).overflow),
      ).not.toBe('hidden')
      expect(
        await page.evaluate(() => document.activeElement?.closest('main, header') !== null),
      ).toBe(true)
      const opensNone = expectNoDialog(page)
      await page.reload()
      await opensNone()
    },
  )

  test('preserves the address if it could not be sent', async () => {
    const { page } = await openByMenu()
    await page.route('**/*.data*', (route) =>
      route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
    )
    const email = dialog(page).getByPlaceholder('Enter your email')
    await email.fill('popup@makola.example')
    await email.press('Enter')
    await dialog(page).locator('[data-outcome=unreachable]').waitFor()
    expect(await email.inputValue()).toBe('popup@makola.example')
  })

  test('a success after a failure dismisses the notice of the failure', async () => {
    const { page } = await openByMenu()
    let failing = true
    await page.route('**/*.data*', (route) =>
      failing && route.request().method() === 'POST'
        ? route.abort('connectionreset')
        : route.continue(),
    )
    const email = dialog(page).getByPlaceholder('Enter your email')
    await email.fill('retry@makola.example')
    await email.press('Enter')
    const notice = notices(page).locator('p')
    await expect.poll(() => notice.count()).toBe(1)
    // Its timer pauses, so it does not disappear by itself.
    await notice.hover()
    failing = false
    await email.press('Enter')
    await page.getByRole('dialog', { name: wording.subscribed }).waitFor()
    await expect.poll(() => notice.count()).toBe(0)
  })

  test('the dialog has an edge in forced colours', async () => {
    const { page } = await openByMenu({ context: { forcedColors: 'active' } })
    const edge = await dialog(page).evaluate((node) => getComputedStyle(node).borderStyle)
    expect(edge).toBe('solid')
  })

  test('closed before the response, a notice says that it was sent, and the next one is empty', async () => {
    const { page } = await openByMenu()
    const release = await holdPosts(page)
    const email = dialog(page).getByPlaceholder('Enter your email')
    await email.fill('closed@makola.example')
    const posted = page.waitForRequest((request) => request.method() === 'POST')
    await email.press('Enter')
    await posted
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog(page).count()).toBe(0)
    release()
    await notices(page).getByText(wording.subscribed).waitFor()
    await comeByMenu(page)
    await dialog(page).waitFor()
    expect(await email.inputValue()).toBe('')
  })

  test('does not open on a page that is loaded directly, nor without JavaScript', async () => {
    const { page } = await forms.visit('/contact-us', WITH_CLOCK)
    const opensNone = expectNoDialog(page)
    await page.goto('/help-center')
    await page.locator('#newsletter-form').waitFor()
    await opensNone()
    const plain = await forms.visit('/contact-us', { javaScriptEnabled: false })
    await plain.page.getByRole('contentinfo').getByRole('link', { name: 'Help center' }).click()
    await plain.page.waitForURL('**/help-center')
    expect(await plain.page.locator('#newsletter-form').count()).toBe(1)
  })

  test('fits a phone', async () => {
    const { page } = await forms.visit('/help-center', { viewport: { width: 390, height: 844 } })
    await page.evaluate(() => {
      history.replaceState({ ...history.state, usr: { openNewsletter: true } }, '')
    })
    await page.reload()
    await hydrated(page)
    await dialog(page).waitFor()
    const box = await dialog(page).boundingBox()
    expect(box?.width).toBe(350)
    expect(await horizontalOverflowPx(page)).toBe(0)
  })

  test('a dialog without confirmation texts of its own confirms with the notice of the form', async () => {
    const { client, origin } = forms.site
    const path = 'sections[_type == "newsletter"].invitation'
    const emptied = ['lead', 'thanksHeading', 'thanksText'].map((name) => `${path}.${name}`)
    await client.patch('page-help-center', { unset: emptied }).commit()
    await expect
      .poll(async () => (await fetch(`${origin}/help-center`)).text())
      .not.toContain('Check your email for our latest Newsletter updates.')
    const { page, problems } = await openByMenu()
    await dialog(page).getByPlaceholder('Enter your email').fill('bare@makola.example')
    await dialog(page).getByRole('button', { name: 'Subscribe' }).click()
    const thanks = page.getByRole('dialog', { name: wording.subscribed })
    await thanks.waitFor()
    expect(await thanks.getByRole('paragraph').count()).toBe(0)
    expect(problems).toEqual([])
  })
})
