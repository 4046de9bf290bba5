import { launch, type Page } from 'puppeteer-core'
import * as v from 'valibot'
import { expect } from 'vitest'
import {
  DRAIN_ERRORS,
  type EngineWindow,
  RECORD_ERRORS,
  type WindowOptions,
} from './engineWindow.ts'
import { FIREFOX } from './installed.ts'

const PROTOCOL_TIMEOUT_MS = 120_000
const ELEMENT_TIMEOUT_MS = 30_000
const NAVIGATION = { timeout: PROTOCOL_TIMEOUT_MS }

const pointSchema = v.object({ x: v.number(), y: v.number() })

/** Opens Firefox over WebDriver BiDi. */
export async function openFirefox({ scripts }: WindowOptions): Promise<EngineWindow> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    defaultViewport: null,
    protocolTimeout: PROTOCOL_TIMEOUT_MS,
    extraPrefsFirefox: { 'javascript.enabled': scripts },
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(ELEMENT_TIMEOUT_MS)
  page.setDefaultNavigationTimeout(PROTOCOL_TIMEOUT_MS)
  await page.evaluateOnNewDocument(RECORD_ERRORS)
  return {
    version: await browser.version(),
    phone: { width: 390, height: 844 },
    goto: (address) => goto(page, address),
    evaluate: (expression) => page.evaluate(expression),
    read: (expression) => page.evaluate(expression),
    hasName: (selector, name) => hasName(page, selector, name),
    click: (selector) => clickMiddle(page, selector),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    // `goBack` waits for a load event, which a page from the back/forward cache does not have.
    back: async () => void (await page.evaluate('history.back()')),
    resize: (size) => resize(page, size),
    takeProblems: async () => v.parse(v.array(v.string()), await page.evaluate(DRAIN_ERRORS)),
    close: () => browser.close(),
  }
}

/**
 * Firefox 140 does not report the end of some navigations to the library: from a page with a frame,
 * or from the back/forward cache.
 */
async function goto(page: Page, address: string): Promise<void> {
  await page.evaluate('window.isLeft = true')
  // A page that is left before its `load` event has ended has no entry in the history.
  const isLoaded = `!window.isLeft && performance.getEntriesByType('navigation')[0].loadEventEnd > 0`
  await Promise.race([
    page.goto(address, { waitUntil: 'load' }),
    // Between two documents there is nothing to evaluate in.
    expect.poll(() => page.evaluate(isLoaded).catch(() => false), NAVIGATION).toBe(true),
  ])
}

async function hasName(page: Page, selector: string, name: string): Promise<boolean> {
  const named = await page.$$(`aria/${name}`)
  const matches = named.map((element) => element.evaluate((it, css) => it.matches(css), selector))
  return (await Promise.all(matches)).includes(true)
}

/** With the size the library sets an orientation, which Firefox 140 does not know. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewport(size).catch((error: unknown) => {
    if (!String(error).includes('setScreenOrientationOverride')) throw error
  })
  await expect.poll(() => page.evaluate('innerWidth')).toBe(size.width)
}

/**
 * The library's own click waits for animation frames, which a page without scripts does not have,
 * and Firefox 140 does not report. An element that moves while the page loads is clicked once it is
 * at rest.
 */
async function clickMiddle(page: Page, selector: string): Promise<void> {
  await expect.poll(() => page.$(selector), { message: selector }).not.toBeNull()
  const middle = `(() => {
    const element = document.querySelector('${selector}')
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })()`
  let point = { x: Number.NaN, y: Number.NaN }
  const rests = async () => {
    const before = point
    point = v.parse(pointSchema, await page.evaluate(middle))
    return point.x === before.x && point.y === before.y
  }
  await expect.poll(rests, { message: `${selector} at rest` }).toBe(true)
  await page.mouse.click(point.x, point.y)
}
