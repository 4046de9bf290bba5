import { launch, type Page } from 'puppeteer-core'
import * as v from 'valibot'
import { type EngineWindow, TAKE_FAULTS, WATCH, type WindowOptions } from './engineWindow.ts'
import { FIREFOX } from './installed.ts'

const PROTOCOL_TIMEOUT_MS = 120_000
const ELEMENT_TIMEOUT_MS = 30_000

const pointSchema = v.object({ x: v.number(), y: v.number() })

/** Opens Firefox over WebDriver BiDi. */
export async function openFirefox({ scripts }: WindowOptions): Promise<EngineWindow> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    protocolTimeout: PROTOCOL_TIMEOUT_MS,
    extraPrefsFirefox: { 'javascript.enabled': scripts },
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
    click: (selector) => (scripts ? page.locator(selector).click() : clickMiddle(page, selector)),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    // `goBack` waits for a load event, which a page from the back/forward cache does not have.
    back: async () => void (await page.evaluate('history.back()')),
    resize: (size) => page.setViewport(size),
    takeNoise: async () => v.parse(v.array(v.string()), await page.evaluate(TAKE_FAULTS)),
    close: () => browser.close(),
  }
}

/** The library's own click waits for animation frames, which a page without scripts does not have. */
async function clickMiddle(page: Page, selector: string): Promise<void> {
  const middle = await page.evaluate(`(() => {
    const element = document.querySelector('${selector}')
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })()`)
  const { x, y } = v.parse(pointSchema, middle)
  await page.mouse.click(x, y)
}
