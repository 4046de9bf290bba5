import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ROUTES } from '../site/routes.ts'
import { DESKTOP, laidOut, withBrowser } from './harness.ts'

const open = withBrowser()
const WIDTHS_PX = [360, 768, 1024, 1440]

/** @returns visible words that are on two lines without a hyphen */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue
      // Hidden from sight, and paragraphs with a large first letter on lines of its own.
      if (parent.clientWidth === 1 || parent.closest('[aria-hidden="true"],thead,svg')) continue
      if (getComputedStyle(parent, '::first-letter').float !== 'none') continue
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1 && getComputedStyle(parent).hyphens !== 'auto') found.push(word)
      }
    }
    return found
  })
}

test('no word of any page is broken, from small phones to desktops', async () => {
  const { page, close } = await open('/', { reducedMotion: 'reduce' })
  const broken: Record<string, readonly string[]> = {}
  for (const { path } of ROUTES) {
    await page.goto(path, { waitUntil: 'load' })
    await laidOut(page)
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ ...DESKTOP, width })
      // Media queries are applied in the next frame.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      const words = await brokenWords(page)
      if (words.length > 0) broken[`${path} at ${width} px`] = words
    }
  }
  expect(broken).toEqual({})
  await close()
})
