import { simplifyWebPage } from './webPage.ts'

/** The parser has its own rules for HTML of word processors. */
const FROM_WORD_PROCESSOR = /docs-internal-guid|mso-|class="?Mso|\bSCXW\d+/

/** Word writes the sign of a list item as text of the item. */
const WORD_LIST_SIGN = '[style*="mso-list:Ignore"],[style*="mso-list: Ignore"]'

/**
 * What an author does not read as text of the document: words deleted while changes are tracked,
 * struck-through and hidden words, and Word's list of reviewers' comments.
 */
const NOT_TEXT = [
  'del,s,strike,.msoDel,.Strikethrough,[class*="TrackChangeTextDeletion"]',
  '[style*="line-through"],[style*="mso-hide:all"],[style*="mso-hide: all"]',
  '.MsoCommentReference,.msocomtxt,hr.msocomoff',
  '[style*="mso-element:comment"],[style*="mso-element: comment"]',
].join()

/** Word and Google Docs: the mark of a comment, and the comment's link back to it. */
const COMMENT_LINK = /#(?:cmnt|cmnt_ref|_msocom_|_msoanchor_)\d+$/

/**
 * Prepares pasted HTML for the parser. Portable Text has no tables here, so every row becomes a
 * list item, “First cell: the others”. If the table has headings, each value follows its column's
 * heading.
 * @param html as a word processor or a browser puts it on the clipboard
 */
export function cleanPastedHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const sign of page.querySelectorAll(WORD_LIST_SIGN)) sign.remove()
  for (const other of page.querySelectorAll(NOT_TEXT)) other.remove()
  for (const link of page.querySelectorAll('a[href*="#"]')) {
    if (COMMENT_LINK.test(link.getAttribute('href') ?? '')) commentOf(link).remove()
  }
  for (const table of page.querySelectorAll('table')) {
    // A table in a table is part of a cell of the outer one.
    if (table.isConnected) table.replaceWith(...captionOf(table, page), listOf(table, page))
  }
  if (!FROM_WORD_PROCESSOR.test(html)) simplifyWebPage(page)
  return page.documentElement.outerHTML
}

/** @returns the element of a comment, which begins with a link, or the mark in the text alone */
function commentOf(link: Element): Element {
  const begins = (element: Element | null) =>
    element?.querySelector('a') === link &&
    element.textContent?.trimStart().startsWith(link.textContent?.trim() ?? '') === true
  const isListed = link.getAttribute('href')?.includes('#cmnt_ref')
  const comment = isListed ? [link.closest('div'), link.closest('p')].find(begins) : undefined
  return comment ?? link
}

function captionOf({ caption }: HTMLTableElement, page: Document): HTMLElement[] {
  if (!caption?.textContent?.trim()) return []
  const paragraph = page.createElement('p')
  paragraph.append(...caption.childNodes)
  return [paragraph]
}

function listOf(table: HTMLTableElement, page: Document): HTMLElement {
  const rows = [...table.rows]
  const [first] = rows
  const isHeaded = rows.length > 1 && first !== undefined && isHeading(first)
  const headings = isHeaded ? [...first.cells].map((cell) => cell.textContent?.trim() ?? '') : []
  const list = page.createElement('ul')
  for (const row of isHeaded ? rows.slice(1) : rows) {
    // Google Docs has a paragraph in every item, and its reader looks nowhere else.
    const item = page.createElement('p')
    for (const [index, cell] of [...row.cells].entries()) {
      if (!cell.textContent?.trim()) continue
      if (index === 1) item.append(': ')
      if (index > 1) item.append('; ')
      const heading = headings[index]
      if (index > 0 && heading) item.append(`${heading} `)
      item.append(inlineContent(cell, page))
    }
    if (item.hasChildNodes()) list.appendChild(page.createElement('li')).append(item)
  }
  return list
}

/** Word and Google Docs mark headings by bold text in ordinary cells. */
function isHeading(row: HTMLTableRowElement): boolean {
  return [...row.cells].every(
    (cell) => cell.tagName === 'TH' || !cell.textContent?.trim() || isBold(cell),
  )
}

function isBold(cell: HTMLTableCellElement): boolean {
  const text = cell.textContent?.trim()
  const bold = [...cell.querySelectorAll<HTMLElement>('b,strong,span')].filter(
    (one) => one.tagName !== 'SPAN' || Number.parseInt(one.style.fontWeight, 10) >= 600,
  )
  return bold.some((one) => one.textContent?.trim() === text)
}

/** The content of a cell's paragraphs on one line, because a list item contains no paragraphs. */
function inlineContent(cell: HTMLTableCellElement, page: Document): DocumentFragment {
  const content = page.createDocumentFragment()
  const paragraphs = cell.querySelectorAll('p,div')
  for (const [index, part] of (paragraphs.length > 0 ? [...paragraphs] : [cell]).entries()) {
    if (index > 0) content.append(' ')
    content.append(...part.childNodes)
  }
  return content
}
