import type { Page } from 'playwright-core'

/** Runs in the page, and may use nothing else of this module. */
export function isLaidOut(): boolean {
  return [...document.querySelectorAll('#deferred-styles-sections ~ *, #site-footer')].every(
    (part) => getComputedStyle(part).display !== 'none',
  )
}

/**
 * Runs in the page, and may use nothing else of this module. React has no public event for
 * hydration, but marks its nodes with an internal property: it does so while it renders, and before
 * the commit it handles no events.
 */
export function isHydrated(): boolean {
  const isCommitted = (element: Element) => {
    const [, fiber] = Object.entries(element).find(([key]) => key.startsWith('__reactFiber')) ?? []
    let top = fiber
    while (top?.return) {
      top = top.return
      if (top.memoizedState?.dehydrated) return false
    }
    return top?.stateNode?.current?.memoizedState?.isDehydrated === false
  }
  return [document.body, ...document.querySelectorAll('[data-hydrate]')].every(isCommitted)
}

/**
 * Waits until all parts with deferred styles are laid out. A page shows them one in each frame, so
 * the `load` event says nothing about what is below the first view. Does nothing on other pages.
 */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(isLaidOut, undefined, { polling: 20 })
}

/**
 * Waits until React has hydrated the document and every section with behaviour, and until all parts
 * are laid out.
 */
export async function hydrated(page: Page): Promise<void> {
  await laidOut(page)
  await page.waitForFunction(isHydrated)
}
