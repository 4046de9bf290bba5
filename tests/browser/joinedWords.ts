import type { Page } from 'playwright-core'

/** Roles whose name is their content. Longer texts are read by their parts. */
const NAMED_BY_CONTENT = new Set(['link', 'button', 'heading', 'checkbox', 'tab', 'option'])

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

/**
 * @returns accessible names with a word that is in no text or attribute of the page: two words run
 * together, because there is no space between them, or because Chromium drops it
 */
export async function joinedWords(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const written = new Set(await page.evaluate(writtenTexts).then((all) => all.flatMap(wordsOf)))
  return nodes
    .filter(({ ignored, role }) => !ignored && NAMED_BY_CONTENT.has(role?.value))
    .map(({ name }) => String(name?.value ?? ''))
    .filter((name) => wordsOf(name).some((word) => !written.has(word)))
}

function writtenTexts(): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '')
  for (const element of document.querySelectorAll('[aria-label], [alt]')) {
    texts.push(element.getAttribute('aria-label') ?? '', element.getAttribute('alt') ?? '')
  }
  return texts
}
