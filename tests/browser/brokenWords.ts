import type { Page } from 'playwright-core'

/** @returns visible words that are on two lines without a hyphen */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const range = document.createRange()
    const isOnOneLine = () =>
      new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size <= 1
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      range.selectNodeContents(node)
      if (isOnOneLine()) continue
      const parent = node.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue
      // Hidden from sight, and paragraphs with a large first letter on lines of its own.
      if (parent.clientWidth === 1 || parent.closest('[aria-hidden="true"],thead,svg')) continue
      if (getComputedStyle(parent, '::first-letter').float !== 'none') continue
      if (getComputedStyle(parent).hyphens === 'auto') continue
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (!isOnOneLine()) found.push(word)
      }
    }
    return found
  })
}
