import type { Page } from 'playwright-core'
import { launchDefaultChromium } from '../tests/browser/chromium.ts'
import type { MeasuredSite } from './site.ts'

const SHOWN_TIMEOUT_MS = 10_000
/** Pages open their event stream some seconds after they have loaded. */
const LISTENING_TIMEOUT_MS = 30_000
const PAUSE_MS = 200

/**
 * How long until a change is visible in a page that is open in a browser.
 * @returns milliseconds of each change, from before it is sent
 */
export async function openPageTimes(site: MeasuredSite, count: number): Promise<number[]> {
  const browser = await launchDefaultChromium()
  try {
    const page = await browser.newPage({ baseURL: site.origin })
    const listening = page.waitForResponse(
      (response) => response.url().includes('/page-updates?'),
      {
        timeout: LISTENING_TIMEOUT_MS,
      },
    )
    await page.goto('/')
    await listening
    const durationsMs: number[] = []
    while (durationsMs.length < count) {
      durationsMs.push(await untilShown(site, page, `Watched ${durationsMs.length}`))
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
    return durationsMs
  } finally {
    await browser.close()
  }
}

async function untilShown({ client }: MeasuredSite, page: Page, words: string): Promise<number> {
  const beganMs = performance.now()
  const shown = page.waitForFunction(
    (text) => document.querySelector('main h1')?.textContent === text,
    words,
    { polling: 'raf', timeout: SHOWN_TIMEOUT_MS },
  )
  const change = client
    .patch({ query: '*[_type == "page" && path == "/"]' })
    .set({ 'sections[_type == "hero"].heading': words })
    .commit()
  await Promise.all([change, shown])
  return performance.now() - beganMs
}
