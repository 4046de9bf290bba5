/**
 * HTML copied from a web page, rewritten as the paragraphs, headings and lists that a parser of
 * running text expects.
 */

/** No visitor of the page reads these. */
const UNREAD =
  'script,noscript,template,iframe,object,embed,svg,button,input,select,textarea,[hidden],[aria-hidden="true"]'
/** Boxes around text, which mean nothing in running text. */
const CONTAINERS =
  'div,section,article,main,header,footer,aside,nav,figure,figcaption,address,center,form,fieldset,details,summary,dl,dt,dd'
const BLOCKS = `${CONTAINERS},blockquote,p,h1,h2,h3,h4,h5,h6,ul,ol,li,table,pre,hr`
/** The parser reads the content of these itself. */
const PARSED_WHOLE = 'li,a,table'
const BOLD_MIN = 600

export function simplifyWebPage(page: Document): void {
  for (const unread of page.querySelectorAll(UNREAD)) unread.remove()
  for (const styled of page.querySelectorAll<HTMLElement>('[style]')) {
    if (styled.style.display === 'none') styled.remove()
  }
  for (const code of page.querySelectorAll('pre')) code.replaceWith(linesOf(code, page))
  for (const element of page.querySelectorAll<HTMLElement>('span,font,b,strong,i,em')) {
    readEmphasis(element, page)
  }
  // From the inside out: a container is replaced when those inside are gone.
  for (const container of [...page.querySelectorAll(CONTAINERS)].reverse()) {
    if (container.parentElement?.closest(PARSED_WHOLE)) continue
    wrapText(container, page)
    container.replaceWith(...container.childNodes)
  }
  wrapText(page.body, page)
}

/** Lines of preformatted text become lines of one paragraph. */
function linesOf(code: Element, page: Document): HTMLElement {
  const paragraph = page.createElement('p')
  for (const [index, line] of (code.textContent ?? '').trim().split('\n').entries()) {
    if (index > 0) paragraph.append(page.createElement('br'))
    paragraph.append(line)
  }
  return paragraph
}

/** Styles decide what is bold and italic, and elements where there are none. */
function readEmphasis(element: HTMLElement, page: Document): void {
  const { fontWeight, fontStyle } = element.style
  const weight = fontWeight === 'bold' ? BOLD_MIN : Number.parseInt(fontWeight, 10)
  const isBold = fontWeight === '' ? element.matches('b,strong') : weight >= BOLD_MIN
  const isItalic = fontStyle === '' ? element.matches('i,em') : /italic|oblique/.test(fontStyle)
  const plain = page.createElement('span')
  const marked = [isBold && 'strong', isItalic && 'em'].reduce<HTMLElement>((outer, name) => {
    if (!name) return outer
    const inner = page.createElement(name)
    outer.append(inner)
    return inner
  }, plain)
  marked.append(...element.childNodes)
  element.replaceWith(plain)
}

/** Text directly in a container, next to paragraphs or without any, becomes paragraphs. */
export function wrapText(container: Element, page: Document): void {
  let paragraph: HTMLElement | undefined
  for (const node of [...container.childNodes]) {
    if (isBlock(node)) {
      paragraph = undefined
    } else if (paragraph) {
      paragraph.append(node)
    } else if (node.textContent?.trim()) {
      paragraph = page.createElement('p')
      node.replaceWith(paragraph)
      paragraph.append(node)
    }
  }
}

function isBlock(node: ChildNode): boolean {
  return node instanceof Element && (node.matches(BLOCKS) || node.querySelector(BLOCKS) !== null)
}
