import type { Page } from 'playwright-core'

/** Follows a link of the site to a path without loading a document. */
export async function followLink(page: Page, path: string): Promise<void> {
  await clickLink(page, path)
  await page.waitForURL(`**${path}`)
}

/** The same without waiting, for a path that is redirected. */
export async function clickLink(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.querySelector('footer a[href^="/"]')
    if (!(link instanceof HTMLAnchorElement)) throw new Error('the footer has no link')
    link.setAttribute('href', href)
    link.click()
  }, path)
}
