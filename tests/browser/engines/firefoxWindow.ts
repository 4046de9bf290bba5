import { launch } from 'puppeteer-core'
import * as v from 'valibot'
import { type EngineWindow, TAKE_FAULTS, WATCH } from './engineWindow.ts'
import { FIREFOX } from './installed.ts'

const PROTOCOL_TIMEOUT_MS = 120_000
const ELEMENT_TIMEOUT_MS = 30_000

/** Opens Firefox over WebDriver BiDi. */
export async function openFirefox(): Promise<EngineWindow> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    protocolTimeout: PROTOCOL_TIMEOUT_MS,
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(ELEMENT_TIMEOUT_MS)
  page.setDefaultNavigationTimeout(PROTOCOL_TIMEOUT_MS)
  await page.evaluateOnNewDocument(WATCH)
  return {
    version: await browser.version(),
    phone: { width: 390, height: 844 },
    goto: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.locator(selector).click(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    // `goBack` waits for a load event, which a page from the back/forward cache does not have.
    back: async () => void (await page.evaluate('history.back()')),
    resize: (size) => page.setViewport(size),
    takeNoise: async () => v.parse(v.array(v.string()), await page.evaluate(TAKE_FAULTS)),
    close: () => browser.close(),
  }
}
