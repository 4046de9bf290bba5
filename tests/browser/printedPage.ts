import type { Page } from 'playwright-core'

/** A4 without margins of 12 mm, in CSS pixels. */
export const SHEET = { width: 703, height: 1_030 }

/** @returns elements with text that extend beyond the sheet's right edge */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement
    return [...document.querySelectorAll('body :is(h1, h2, h3, p, li, dt, dd, td, th, a, label)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('[aria-hidden="true"]'))
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map(({ tagName, textContent }) => `${tagName}: ${textContent.slice(0, 40)}`)
  })

/** @returns the elements that are shown */
export const shown = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.outerHTML))
