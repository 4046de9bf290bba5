import type { Page } from 'playwright-core'

/**
 * Resolves when the events of all earlier requests of a page have arrived, because they arrive in
 * the order of the requests.
 */
export async function requestBarrier(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await fetch('/robots.txt')).text()))
}
