import { replaceTable } from './pastedTable.ts'
import { simplifyWebPage, wrapText } from './webPage.ts'

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
 * Prepares pasted HTML for the parser. Portable Text has no tables here, so they become lists.
 * @param html as a word processor or a browser puts it on the clipboard
 */
export function cleanPastedHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const sign of page.querySelectorAll(WORD_LIST_SIGN)) sign.remove()
  for (const other of page.querySelectorAll(NOT_TEXT)) other.remove()
  for (const link of page.querySelectorAll('a[href*="#"]')) {
    if (COMMENT_LINK.test(link.getAttribute('href') ?? '')) commentOf(link).remove()
  }
  const docs = page.querySelector('[id*="docs-internal-guid"]')
  if (docs) moveLineBreaks(docs, page)
  for (const table of page.querySelectorAll('table')) {
    // A table in a table is part of a cell of the outer one.
    if (table.isConnected) replaceTable(table, page)
  }
  if (!FROM_WORD_PROCESSOR.test(html)) simplifyWebPage(page)
  return page.documentElement.outerHTML
}

/**
 * The parser reads no line break in a span of Google Docs, and none outside of a paragraph.
 * @param docs the element of the clipboard that has the id of Google Docs
 */
function moveLineBreaks(docs: Element, page: Document): void {
  const rest = page.createRange()
  // From the last one on, so that no node moves more than once.
  for (const lineBreak of [...page.querySelectorAll('span > br')].reverse()) {
    for (
      let span = lineBreak.parentElement;
      span?.matches('span');
      span = lineBreak.parentElement
    ) {
      rest.setStartAfter(lineBreak)
      rest.setEndAfter(span)
      span.after(lineBreak, rest.extractContents())
    }
  }
  // A part of a paragraph is copied without the paragraph.
  if (docs.matches('b')) wrapText(docs, page)
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
