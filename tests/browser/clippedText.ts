import type { Page } from 'playwright-core'

/** @returns words outside the window, where no visitor can reach them */
export function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const canBeSlid = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) && element !== document.body
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      const text = node.nodeValue?.trim()
      if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue
      // Visually hidden text is one pixel wide; table heads are hidden on phones.
      if (parent.clientWidth === 1 || parent.closest('[aria-hidden="true"],svg,thead')) continue
      const words = document.createRange()
      words.selectNodeContents(node)
      const { left, right } = words.getBoundingClientRect()
      if (left >= -1 && right <= innerWidth + 1) continue
      const around: Element[] = []
      for (let each = parent; each.parentElement; each = each.parentElement) around.push(each)
      if (right > 0 && !around.some(canBeSlid))
        found.push(`${text.slice(0, 40)} (${left} to ${right})`)
    }
    return found
  })
}
