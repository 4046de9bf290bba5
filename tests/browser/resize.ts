import type { Page } from 'playwright-core'

/** Media queries are applied in the next frame, not when the window has its new size. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await nextFrames(page)
}

/** Resolves when a frame and what it starts have been rendered. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}
