import type { Page } from 'playwright-core'

/**
 * Waits until React has hydrated the document and every section with behaviour, and until the parts
 * with deferred styles are shown. React has no public event for it, but marks its nodes with an
 * internal property.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = document.querySelectorAll('#late-styles-sections ~ *, #site-footer')
    if ([...parts].some((part) => getComputedStyle(part).display === 'none')) return false
    return [document.body, ...document.querySelectorAll('[data-live]')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    )
  })
}
