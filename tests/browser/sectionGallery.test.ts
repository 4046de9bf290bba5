import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { chosenSections } from '../../app/pages/sectionGallery.ts'
import { sectionTypes } from '../../schemas/sections/index.generated.ts'
import {
  DESKTOP,
  expectAccessible,
  hydrated,
  type OpenOptions,
  PHONE,
  VIEWPORTS,
  type WatchedPage,
  withBrowser,
} from './harness.ts'
import { enlargeLetters, wordsOutside } from './largeLetters.ts'

const open = withBrowser()

const TYPES = sectionTypes.map(({ name }) => name)
const WIDTHS_PX = [320, 390, 768, 1440]
/** Rules about a whole page: here one section is on it several times. Bare tables lack words. */
const EXCEPT_RULES = ['heading-order', 'landmark-unique', 'empty-table-header']

/** Nothing of these can be shown: an address that is not allowed, a link that leads nowhere. */
const WITHOUT_CONTENT = ['consentPair-none', 'embeddedForm-refused', 'nextPage-nowhere']

const addressOf = (type: string) => `/gallery/sections?type=${type}`
const idsOf = (type: string) =>
  chosenSections(new URLSearchParams({ type }))
    .filter(({ _key }) => !WITHOUT_CONTENT.includes(_key))
    .map(({ _key }) => `section-${_key}`)

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

/** Media queries are applied in the next frame, not when the window has its new size. */
async function resize(page: Page, width: number) {
  await page.setViewportSize({ ...DESKTOP, width })
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

/** Opens the examples of one type after another in the same window. */
function withGallery(options: OpenOptions) {
  let watched: WatchedPage | undefined
  afterAll(() => watched?.close())
  return async function show(type: string): Promise<WatchedPage> {
    watched ??= await open('/gallery/sections', options)
    watched.noise.length = 0
    await watched.page.goto(addressOf(type), { waitUntil: 'load' })
    return watched
  }
}

describe('examples with JavaScript', () => {
  const show = withGallery({ reducedMotion: 'reduce' })

  test.each(TYPES)('%s are accessible, quiet, and fit any width and text size', async (type) => {
    const { page, noise } = await show(type)
    await hydrated(page)
    expect(await shownSections(page)).toEqual(idsOf(type))
    await expectAccessible(page, { exceptRules: EXCEPT_RULES })
    const outside: Record<string, readonly string[]> = {}
    for (const width of WIDTHS_PX) {
      await resize(page, width)
      outside[`${width} px`] = await sectionsTooWide(page)
    }
    // Unlike the browser's default size, text zoom leaves media queries as they are.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    outside['1440 px, text at 200 %'] = [
      ...(await sectionsTooWide(page)),
      ...(await wordsOutside(page)),
    ]
    expect(Object.entries(outside).filter(([, sections]) => sections.length > 0)).toEqual([])
    expect(noise).toEqual([])
  })
})

describe('examples without JavaScript, on a phone, at twice the text size', () => {
  const show = withGallery({
    viewport: PHONE,
    javaScriptEnabled: false,
    prepare: enlargeLetters,
  })

  test.each(TYPES)('%s show their words inside the window', async (type) => {
    const { page } = await show(type)
    expect(await shownSections(page)).toEqual(idsOf(type))
    expect([...(await sectionsTooWide(page)), ...(await wordsOutside(page))]).toEqual([])
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
