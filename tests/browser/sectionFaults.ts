import type { Page } from 'playwright-core'

/** A line of a text, as a band around its middle: the boxes of glyphs overlap in tight headings. */
interface Line {
  /** Id of the section's element. */
  section: string
  text: string
  left: number
  right: number
  top: number
  bottom: number
  isUnderPicture: boolean
  /** On two lines, without a hyphen. */
  brokenWords: string[]
}

/**
 * Faults of layout in the sections of a page, by the id of the section: words that are broken
 * without a hyphen, texts that overlap or are covered by a picture, and texts outside the window.
 */
export async function sectionFaults(page: Page): Promise<Record<string, string[]>> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const documentHeight = await page.evaluate(async () => {
    await document.fonts.ready
    return document.documentElement.scrollHeight
  })
  // Nothing has to be scrolled into view, so `elementFromPoint` finds everything.
  await page.setViewportSize({ width, height: documentHeight })
  const lines = await page.evaluate(linesInPage)
  await page.setViewportSize({ width, height })
  const faults: Record<string, string[]> = {}
  for (const [section, fault] of lines.flatMap((line) => faultsOf(line, lines, width))) {
    faults[section] = [...new Set([...(faults[section] ?? []), fault])]
  }
  return faults
}

function faultsOf(line: Line, all: readonly Line[], width: number): [section: string, string][] {
  const { section, text, left, right, top, bottom, isUnderPicture, brokenWords } = line
  const overlapped = all.filter(
    (other) =>
      other !== line &&
      other.top < bottom &&
      other.bottom > top &&
      other.left < right - 1 &&
      other.right > left + 1,
  )
  const faults = [
    brokenWords.map((word) => `broken: ${word}`),
    overlapped.map((other) => `overlaps ${other.text}: ${text}`),
    isUnderPicture ? [`under a picture: ${text}`] : [],
    left < -1 || right > width + 1 ? [`outside: ${text}`] : [],
  ]
  return faults.flat().map((fault) => [section, fault])
}

/** Runs in the browser, and may use nothing else of this module. */
function linesInPage(): Line[] {
  const isHidden = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true }) ||
    element.clientWidth === 1 ||
    // Letters and numbers at the edges of a drawn sheet run off it.
    (element.closest('[aria-hidden="true"]') && (element.textContent?.length ?? 0) < 3) ||
    element.closest('svg,iframe') !== null ||
    getComputedStyle(element.closest('thead') ?? element).clipPath !== 'none'
  const range = document.createRange()
  const brokenWordsOf = (node: Node) =>
    [...(node.nodeValue ?? '').matchAll(/[^\s\u00ad/-]+/gu)]
      .filter(({ 0: word, index }) => {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
      })
      // An e-mail address is longer than a column.
      .flatMap(([word]) => (word.includes('@') ? [] : [word]))
  const linesOf = (section: string, node: Node, parent: Element) => {
    const hasLargeLetter = getComputedStyle(parent, '::first-letter').float !== 'none'
    const brokenWords = hasLargeLetter ? [] : brokenWordsOf(node)
    const text = (node.nodeValue ?? '').trim().slice(0, 40)
    range.selectNodeContents(node)
    return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
      const height = bottom - top
      const inset = height * 0.35
      const isUnderPicture = [0.25, 0.75].some((share) =>
        document.elementFromPoint((left + right) / 2, top + height * share)?.matches('img'),
      )
      const band = { left, right, top: top + inset, bottom: bottom - inset }
      return { section, text, ...band, isUnderPicture, brokenWords }
    })
  }
  return [...document.querySelectorAll('[id^="section-"]')].flatMap((section) => {
    const lines: Line[] = []
    const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!parent || !node.nodeValue?.trim() || isHidden(parent)) continue
      lines.push(...linesOf(section.id, node, parent))
    }
    return lines
  })
}
