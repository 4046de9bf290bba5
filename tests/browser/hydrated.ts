import type { Page } from 'playwright-core'

const DEFERRED_PARTS = '#deferred-styles-sections ~ *, #site-footer'

/**
 * Waits until all parts with deferred styles are laid out. A page shows them one in each frame, so
 * the `load` event says nothing about what is below the first view. Does nothing on other pages.
 */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(
    (parts) =>
      [...document.querySelectorAll(parts)].every(
        (part) => getComputedStyle(part).display !== 'none',
      ),
    DEFERRED_PARTS,
    { polling: 20 },
  )
}

/**
 * Waits until React has hydrated the document and every section with behaviour, and until all parts
 * are laid out. React has no public event for it, but marks its nodes with an internal property: it
 * does so while it renders, and before the commit it handles no events.
 */
export async function hydrated(page: Page): Promise<void> {
  await laidOut(page)
  await page.waitForFunction(() => {
    const isCommitted = (element: Element) => {
      const [, fiber] =
        Object.entries(element).find(([key]) => key.startsWith('__reactFiber')) ?? []
      let top = fiber
      while (top?.return) {
        top = top.return
        if (top.memoizedState?.dehydrated) return false
      }
      return top?.stateNode?.current?.memoizedState?.isDehydrated === false
    }
    return [document.body, ...document.querySelectorAll('[data-hydrate]')].every(isCommitted)
  })
}
