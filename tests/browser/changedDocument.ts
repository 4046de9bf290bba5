// What browsers and their extensions do to a document. Each function runs in the page.

/** Replaces every text, as the translators of Chrome and Edge do. */
export function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) {
    const { currentNode: text } = walker
    const isShown = !text.parentElement?.closest('script, style, noscript, textarea, svg')
    if (isShown && text.textContent?.trim()) texts.push(text)
  }
  for (const text of texts) {
    const translated = document.createElement('font')
    translated.textContent = text.textContent
    text.parentNode?.replaceChild(translated, text)
  }
}

/** Inserts an element after each field, as password managers do. */
export function addIcons(): void {
  for (const field of document.querySelectorAll('main input:not([type=hidden]), main textarea')) {
    field.after(document.createElement('div'))
  }
}
