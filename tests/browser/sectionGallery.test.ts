import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { chosenSections } from '../../app/pages/sectionGallery.ts'
import { DESKTOP, expectAccessible, hydrated, PHONE, VIEWPORTS, withBrowser } from './harness.ts'
import { enlargeLetters, wordsOutside } from './largeLetters.ts'

const open = withBrowser()

/** Types whose examples, with as little content as allowed and with long words, all pass. */
const TYPES = [
  'buttons',
  'divider',
  'media',
  'quotation',
  'statement',
  'textBlock',
  'textWithPicture',
]
const PARAMETERS = new URLSearchParams(TYPES.map((type) => ['type', type]))
const ADDRESS = `/gallery/sections?${PARAMETERS}`
const EXPECTED = chosenSections(PARAMETERS).map(({ _key }) => `section-${_key}`)

const WIDTHS_PX = [320, 390, 768, 1440]
/** An outline belongs to a page; this one is many beginnings of pages. */
const EXCEPT_RULES = ['heading-order']

/** Ids of the sections that show something. */
function shownSections(page: Page): Promise<string[]> {
  return page
    .locator('[id^="section-"]')
    .evaluateAll((sections) =>
      sections
        .filter(({ children }) => [...children].some((child) => child.clientHeight > 0))
        .map(({ id }) => id),
    )
}

/** Sections with something that ends outside the window, if the page can be slid sideways. */
function sectionsTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    const isWide = (element: Element) => element.getBoundingClientRect().right > width + 1
    return [...document.querySelectorAll('[id^="section-"]')]
      .filter((section) => [...section.querySelectorAll('*')].some(isWide))
      .map(({ id }) => id)
  })
}

describe('examples of sections', () => {
  test('are accessible, quiet, and fit any width', async () => {
    const { page, noise, close } = await open(ADDRESS, { reducedMotion: 'reduce' })
    await hydrated(page)
    expect(await shownSections(page)).toEqual(EXPECTED)
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ ...DESKTOP, width })
      expect(await sectionsTooWide(page), `at ${width} px`).toEqual([])
    }
    await expectAccessible(page, { exceptRules: EXCEPT_RULES })
    expect(noise).toEqual([])
    await close()
  })

  test('show their words without JavaScript, at twice the letter size, on a phone', async () => {
    const { page, close } = await open(ADDRESS, {
      viewport: PHONE,
      javaScriptEnabled: false,
      prepare: enlargeLetters,
    })
    expect(await shownSections(page)).toEqual(EXPECTED)
    expect(await wordsOutside(page)).toEqual([])
    expect(await sectionsTooWide(page)).toEqual([])
    await close()
  })
})

describe.each(VIEWPORTS)('neighbours at %s', (_width, viewport) => {
  /** Air above a section that follows one on another ground, on the same, and both again. */
  const airAbove = (page: Page, grounds: readonly string[]) =>
    page.locator('[id^="section-"] > section').evaluateAll((bands, chosen) => {
      for (const [index, ground] of chosen.entries()) {
        bands[index]?.setAttribute('data-ground', ground)
      }
      return bands
        .slice(1, chosen.length)
        .map((band) => Number.parseFloat(getComputedStyle(band).paddingTop) > 0)
    }, grounds)

  test('on one ground are one band, on different grounds have air between them', async () => {
    const { page, close } = await open('/gallery/sections?type=buttons', { viewport })
    await hydrated(page)
    await expect
      .poll(() => airAbove(page, ['ink', 'ink', 'signal', 'signal', 'gold']))
      .toEqual([false, true, false, true])
    await close()
  })
})

test('an address of the gallery names a look, a type, or one example of each look', () => {
  const looks = (query: string) =>
    chosenSections(new URLSearchParams(query)).map(({ _key }) => _key)
  expect(looks('')).toEqual([])
  expect(looks('type=divider&layout=beam')).toEqual(['divider-beam', 'divider-beam-on-signal'])
  expect(looks('type=divider&example=1')).toEqual([
    'divider-line',
    'divider-beam',
    'divider-crossing',
  ])
})
