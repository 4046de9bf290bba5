import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Site } from '../site/startSite.ts'
import {
  expectAccessible,
  horizontalOverflowPx,
  hydrated,
  isFocused,
  PHONE,
  withBrowser,
} from './harness.ts'
import { startIsolatedSite } from './isolatedSite.ts'

const open = withBrowser()
const LEADERS = ['Adwoa Sarpong-Addo', 'Kojo Asante-Mills', 'Elinam Dzakpasu'] as const

describe('the leadership grid', () => {
  const opener = (page: Page, name: string) =>
    page.getByRole('button', { name: `Read bio ${name}` })

  test.each([
    ['the Close button', (page: Page) => page.getByRole('button', { name: 'Close' }).click()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ])('opens a biography in a dialog, and %s closes it', async (_way, close) => {
    const visit = await open('/about-us')
    const { page } = visit
    await hydrated(page)
    for (const name of LEADERS) {
      await opener(page, name).click()
      const dialog = page.getByRole('dialog', { name })
      await dialog.waitFor()
      expect(await isFocused(dialog.getByRole('heading', { name }))).toBe(true)
      expect(
        await dialog.getByRole('img', { name: `Illustrated portrait of ${name}` }).count(),
      ).toBe(1)
      expect(await dialog.locator('p').count()).toBeGreaterThanOrEqual(3)
      await close(page)
      await dialog.waitFor({ state: 'hidden' })
      expect(await isFocused(opener(page, name))).toBe(true)
    }
    expect(visit.problems).toEqual([])
    await visit.close()
  })

  test('locks the page behind, traps focus and is accessible', async () => {
    const { page, close } = await open('/about-us', { reducedMotion: 'reduce' })
    await hydrated(page)
    await opener(page, LEADERS[0]).click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    const before = await page.evaluate(() => window.scrollY)
    await page.mouse.move(20, 450)
    await page.mouse.wheel(0, 600)
    for (const _press of [1, 2, 3, 4]) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
        ),
      ).toBe(true)
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
    expect(
      await dialog.getByRole('link', { name: 'Professional profile' }).getAttribute('href'),
    ).toMatch(/^https:/)
    await expectAccessible(page)
    await close()
  })

  test('fits a phone', async () => {
    const { page, close } = await open('/about-us', { viewport: PHONE, reducedMotion: 'reduce' })
    await hydrated(page)
    await opener(page, LEADERS[1]).click()
    await page.getByRole('dialog').waitFor()
    expect(await horizontalOverflowPx(page)).toBe(0)
    await expectAccessible(page)
    await close()
  })

  test('is a disclosure if it was opened before hydration, or if the code of the dialog cannot be fetched', async () => {
    const { page, close } = await open('/about-us', {
      // The document is parsed and its scripts have not run.
      initScript: () =>
        document.addEventListener('readystatechange', () => {
          const [, , last] = document.querySelectorAll('main details')
          last?.setAttribute('open', '')
        }),
    })
    await hydrated(page)
    expect(await page.locator('main details[open] > summary').allInnerTexts()).toEqual([
      expect.stringContaining(LEADERS[2]),
    ])
    expect(await page.getByRole('button', { name: /^Read bio/ }).count()).toBe(2)
    await page.route('**/BiographyDialog-*.js', (route) => route.abort())
    await opener(page, LEADERS[0]).click()
    await page.getByText('Adwoa started in the back office').waitFor()
    const summary = page.locator('main summary', { hasText: LEADERS[0] })
    expect(await isFocused(summary)).toBe(true)
    await close()
  })

  test('does not take the focus from another control if the code of the dialog cannot be fetched', async () => {
    const { page, close } = await open('/about-us')
    await hydrated(page)
    const released = Promise.withResolvers<void>()
    await page.route('**/BiographyDialog-*.js', async (route) => {
      await released.promise
      await route.abort()
    })
    await opener(page, LEADERS[0]).click()
    await opener(page, LEADERS[1]).focus()
    released.resolve()
    await page.getByText('Adwoa started in the back office').waitFor()
    expect(await isFocused(opener(page, LEADERS[1]))).toBe(true)
    await close()
  })

  test('is a disclosure without JavaScript', async () => {
    const { page, close } = await open('/about-us', { javaScriptEnabled: false })
    const words = page.getByText('Adwoa started in the back office')
    expect(await words.isVisible()).toBe(false)
    await page.locator('main summary', { hasText: LEADERS[0] }).click()
    expect(await words.isVisible()).toBe(true)
    await close()
  })
})

describe('careers', () => {
  test('has no available positions initially', async () => {
    const visit = await open('/careers')
    expect(await visit.page.getByText('No available positions', { exact: true }).count()).toBe(1)
    expect(await visit.page.locator('main details').count()).toBe(0)
    expect(visit.problems).toEqual([])
    await visit.close()
  })

  describe('with positions', () => {
    let site: Site
    const title = (page: Page, name: string) => page.locator('main summary', { hasText: name })
    const openTitles = (page: Page) => page.locator('main details[open] h3').allInnerTexts()

    beforeAll(async () => {
      site = await startIsolatedSite()
      const places = ['Accra', 'Kumasi'] as const
      const transaction = site.client.transaction()
      for (let number = 1; number <= 6; number += 1) {
        transaction.create({
          _id: `position-${number}`,
          _type: 'jobPosition',
          category: number <= 4 ? 'Engineering' : 'Commercial',
          title: `Role ${number}`,
          company: 'Nsaa Payments Limited',
          location: places[number % 2],
          workType: 'Full time, hybrid',
          description: `What role ${number} does.\nEvery day.`,
          applicationEmail: 'people@nsaa.example',
          order: number * 10,
        })
      }
      await transaction.commit()
    })
    afterAll(() => site.stop())

    test('one is open at a time, initially the first; selecting an open one closes it', async () => {
      const visit = await open('/careers', { origin: site.origin })
      const { page } = visit
      await hydrated(page)
      expect(await page.locator('main details').count()).toBe(6)
      expect(await openTitles(page)).toEqual([expect.stringContaining('Role 1')])
      await title(page, 'Role 3').click()
      expect(await openTitles(page)).toEqual([expect.stringContaining('Role 3')])
      await title(page, 'Role 3').click()
      expect(await openTitles(page)).toEqual([])
      await title(page, 'Role 2').focus()
      await page.keyboard.press('Enter')
      expect(await openTitles(page)).toEqual([expect.stringContaining('Role 2')])
      await expectAccessible(page)
      expect(visit.problems).toEqual([])
      await visit.close()
    })

    test('an open one shows all details, and where to apply, with the subject filled in', async () => {
      const { page, close } = await open('/careers', {
        origin: site.origin,
        javaScriptEnabled: false,
      })
      const position = page.locator('main details').first()
      const words = (await position.textContent()) ?? ''
      for (const fact of [
        'Engineering',
        'Role 1',
        'Nsaa Payments Limited',
        'Kumasi',
        'Full time, hybrid',
        'What role 1 does.',
        'people@nsaa.example',
      ]) {
        expect(words).toContain(fact)
      }
      const apply = position.getByRole('link', { name: 'Apply by e-mail' })
      expect(await apply.getAttribute('href')).toBe(
        'mailto:people@nsaa.example?subject=Application%3A%20Role%201%2C%20Kumasi',
      )
      expect(await page.getByRole('combobox').count()).toBe(0)
      await close()
    })

    test('more than five can be filtered by category and location', async () => {
      const visit = await open('/careers', { origin: site.origin, viewport: PHONE })
      const { page } = visit
      await hydrated(page)
      await page.getByLabel('Location').selectOption('Accra')
      expect(await page.locator('main summary h3').allInnerTexts()).toHaveLength(3)
      await page.getByLabel('Category').selectOption('Commercial')
      expect(await page.locator('main summary h3').allInnerTexts()).toEqual([
        expect.stringContaining('Role 6'),
      ])
      await page.getByLabel('Location').selectOption('All')
      expect(await page.locator('main summary h3').allInnerTexts()).toHaveLength(2)
      expect(await horizontalOverflowPx(page)).toBe(0)
      await expectAccessible(page)
      expect(visit.problems).toEqual([])
      await visit.close()
    })

    test('each is in the structured data for search engines', async () => {
      const html = await fetch(`${site.origin}/careers`).then((response) => response.text())
      const things: unknown[] = [
        ...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
      ].map(([, json]) => JSON.parse(json ?? ''))
      expect(things).toContainEqual(
        expect.objectContaining({
          '@type': 'JobPosting',
          title: 'Role 1',
          description: 'What role 1 does.\nEvery day.',
          employmentType: 'FULL_TIME',
          datePosted: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
          hiringOrganization: expect.objectContaining({ name: 'Nsaa Payments Limited' }),
        }),
      )
    })
  })
})

describe('the savings group page', () => {
  test('See Features scrolls to the features, clear of the header', async () => {
    const { page, close } = await open('/products/aslan', { reducedMotion: 'reduce' })
    await hydrated(page)
    await page.getByRole('link', { name: 'See Features' }).click()
    await expect
      .poll(() =>
        page.locator('#features').evaluate((node) => Math.round(node.getBoundingClientRect().top)),
      )
      .toBe(80)
    await close()
  })
})
