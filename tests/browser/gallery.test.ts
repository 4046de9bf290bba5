import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { stories } from '../../app/design/stories.ts'
import {
  expectAccessible,
  horizontalOverflowPx,
  hydrated,
  isFocused,
  VIEWPORTS,
  withBrowser,
} from './harness.ts'
import { startIsolatedSite } from './isolatedSite.ts'

const open = withBrowser()

const state = (page: Page, name: string) => page.locator(`[data-state="${name}"]`)

describe.each(VIEWPORTS)('the gallery at %s', (_width, viewport) => {
  test('shows every state of every primitive, accessibly and without console messages', async () => {
    const { page, problems, close } = await open('/gallery', { viewport })
    await hydrated(page)
    for (const { folder, story } of stories) {
      for (const { name } of story.states) {
        expect(await state(page, `${folder}/${name}`).count(), `${folder}/${name}`).toBe(1)
      }
    }
    await expectAccessible(page)
    expect(await horizontalOverflowPx(page)).toBe(0)
    expect(problems).toEqual([])
    await close()
  })
})

test('the paths of the gallery are the not-found page on the production site, and “Go back” works there', async () => {
  const site = await startIsolatedSite()
  for (const path of ['/gallery', '/gallery/sections']) {
    const { page, problems, close } = await open('/careers', { origin: site.origin })
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    expect(response?.url()).toBe(site.origin + path)
    await page.waitForURL('**/404')
    await hydrated(page)
    await page.getByRole('heading', { level: 1, name: /missing page/ }).waitFor()
    await page.getByRole('button', { name: 'Go back' }).click()
    await page.waitForURL('**/careers')
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
    await close()
  }
  await site.stop()
})

describe('dialog', () => {
  const opened = async () => {
    const watched = await open('/gallery')
    await hydrated(watched.page)
    const opener = watched.page.getByRole('button', { name: 'Open the dialog' })
    await opener.click()
    return { ...watched, opener, dialog: watched.page.getByRole('dialog') }
  }

  test('Escape closes it and returns focus, and it opens again', async () => {
    const { page, opener, dialog, close } = await opened()
    expect(await dialog.getAttribute('aria-labelledby')).not.toBeNull()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await isFocused(opener)).toBe(true)
    await opener.click()
    await dialog.waitFor()
    await close()
  })

  test('the close button and a press on the scrim close it; a press that began inside does not', async () => {
    const { page, opener, dialog, close } = await opened()
    await dialog.getByRole('heading').click()
    expect(await dialog.isVisible()).toBe(true)
    await dialog.getByRole('heading').hover()
    await page.mouse.down()
    await page.mouse.move(5, 5)
    await page.mouse.up()
    expect(await dialog.isVisible(), 'a press that began inside').toBe(true)
    await page.mouse.click(5, 5)
    await dialog.waitFor({ state: 'hidden' })
    await opener.click()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await close()
  })

  test('focus remains inside and the page behind does not scroll', async () => {
    const { page, dialog, close } = await opened()
    for (let presses = 0; presses < 4; presses++) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(() => {
        const focused = document.activeElement
        return focused !== document.body && !focused?.closest('dialog')
      })
      expect(outside).toBe(false)
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
      'hidden',
    )
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe(
      'hidden',
    )
    await close()
  })
})

describe('accordion', () => {
  test.each([true, false])('opening one closes the other, JavaScript %s', async (javaScript) => {
    const { page, close } = await open('/gallery', { javaScriptEnabled: javaScript })
    const items = state(page, 'accordion/one open').locator('details')
    expect(await items.nth(0).getAttribute('open')).not.toBeNull()
    await items.nth(1).locator('summary').press('Enter')
    expect(await items.nth(1).getAttribute('open')).not.toBeNull()
    expect(await items.nth(0).getAttribute('open')).toBeNull()
    await items.nth(1).locator('summary').click()
    expect(await items.nth(1).getAttribute('open')).toBeNull()
    await close()
  })
})

describe('combobox', () => {
  test('suggests while typing, and arrows and Enter take a suggestion', async () => {
    const { page, close } = await open('/gallery')
    await hydrated(page)
    const field = state(page, 'combobox/closed').getByRole('combobox')
    const list = state(page, 'combobox/closed').getByRole('listbox')
    await field.pressSequentially('te')
    expect(await list.getByRole('option').allTextContents()).toEqual(['Fintech', 'Technology'])
    expect(await list.locator('mark').allTextContents()).toEqual(['te', 'Te'])
    await field.press('ArrowDown')
    await field.press('ArrowDown')
    const active = await field.getAttribute('aria-activedescendant')
    expect(await page.locator(`[id="${active}"]`).textContent()).toBe('Technology')
    await field.press('Enter')
    expect(await field.inputValue()).toBe('Technology')
    expect(await list.isVisible()).toBe(false)
    await field.press('Escape')
    expect(await field.inputValue()).toBe('')
    await close()
  })

  test('a click takes a suggestion, losing focus closes the list and preserves the text', async () => {
    const { page, close } = await open('/gallery')
    await hydrated(page)
    const field = state(page, 'combobox/closed').getByRole('combobox')
    const list = state(page, 'combobox/closed').getByRole('listbox')
    await field.pressSequentially('hea')
    await list.getByRole('option', { name: 'Health' }).click()
    expect(await field.inputValue()).toBe('Health')
    await field.fill('Weav')
    await field.press('Tab')
    expect(await field.inputValue()).toBe('Weav')
    expect(await list.isVisible()).toBe(false)
    await close()
  })
})

describe('toast', () => {
  const notice = 'We will reach out to you to schedule a demo'

  /** The duration of the animation by which a notice disappears, and more. */
  const GONE_MS = 2_000

  /** The gallery with a clock that only the test advances. */
  const openPaused = async () => {
    const watched = await open('/gallery', {
      prepare: async (page) => {
        await page.clock.install()
      },
    })
    await hydrated(watched.page)
    await watched.page.clock.pauseAt(Date.now() + 600_000)
    return watched
  }

  const shown = async () => {
    const watched = await openPaused()
    await watched.page.getByRole('button', { name: 'Show a notice' }).click()
    const toast = watched.page.getByRole('status').getByText(notice)
    await toast.waitFor()
    return { ...watched, toast }
  }

  test('is shown inside an open dialog, where it is announced and can be dismissed', async () => {
    const { page, close } = await openPaused()
    await page.getByRole('button', { name: 'Open the dialog' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Say so' }).click()
    const toast = dialog.getByRole('status').getByText('Said from a dialog')
    await toast.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('status').getByText('Said from a dialog').waitFor()
    await close()
  })

  test('disappears after five seconds', async () => {
    const { page, toast, close } = await shown()
    await page.clock.runFor(4_500)
    expect(await toast.isVisible()).toBe(true)
    await page.clock.runFor(1_000)
    await toast.waitFor({ state: 'hidden' })
    await close()
  })

  test('remains while it is hovered or focused', async () => {
    const { page, toast, close } = await shown()
    await toast.hover()
    await page.clock.runFor(20_000)
    expect(await toast.isVisible()).toBe(true)
    await page.getByRole('status').getByRole('button', { name: 'Dismiss' }).focus()
    await page.mouse.move(5, 5)
    await page.clock.runFor(20_000)
    expect(await toast.isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Show a notice' }).focus()
    await page.clock.runFor(3_000)
    expect(await toast.isVisible()).toBe(true)
    await page.clock.runFor(3_000)
    await toast.waitFor({ state: 'hidden' })
    await close()
  })

  test('a click dismisses it, and so does the keyboard, which returns focus', async () => {
    const { page, toast, close } = await shown()
    await toast.click()
    await page.clock.runFor(GONE_MS)
    await toast.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Show a notice' }).click()
    await toast.waitFor()
    await page.getByRole('status').getByRole('button', { name: 'Dismiss' }).press('Enter')
    await page.clock.runFor(GONE_MS)
    await toast.waitFor({ state: 'hidden' })
    const opener = page.getByRole('button', { name: 'Show a notice' })
    expect(await isFocused(opener)).toBe(true)
    await close()
  })

  test('half a swipe returns it, a whole one dismisses it', async () => {
    const { page, toast, close } = await shown()
    const box = await toast.boundingBox()
    if (!box) throw new Error('the toast has no box')
    const drag = async (distancePx: number) => {
      await page.mouse.move(box.x + 20, box.y + 5)
      await page.mouse.down()
      await page.mouse.move(box.x + 20 + distancePx / 2, box.y + 5)
      await page.mouse.move(box.x + 20 + distancePx, box.y + 5)
      await page.mouse.up()
    }
    await drag(40)
    expect(await toast.isVisible()).toBe(true)
    await drag(120)
    await page.clock.runFor(GONE_MS)
    await toast.waitFor({ state: 'hidden' })
    await close()
  })
})

test('reduced motion: no transition or animation is longer than a millisecond', async () => {
  const { page, close } = await open('/gallery', { reducedMotion: 'reduce' })
  const longestMs = await page.evaluate(() => {
    const inMs = (time: string) => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1_000)
    const durations = [...document.querySelectorAll('*')].flatMap((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element)
      return `${transitionDuration}, ${animationDuration}`.split(', ').map(inMs)
    })
    return Math.max(...durations)
  })
  expect(longestMs, 'a duration was found').toBeGreaterThan(0)
  expect(longestMs).toBeLessThanOrEqual(1)
  await close()
})
