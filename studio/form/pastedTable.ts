/** Bounds the grid: a cell covers no more rows, and one in a later column covers one place. */
const SPAN_MAX = 100

/** Cells by row and column; a merged cell is in each place that it covers. */
type Grid = (HTMLTableCellElement | undefined)[][]

/**
 * Replaces a table by a list in which every row is an item, “First cell: the others”. If the table
 * has headings, each value follows that of its column. A title across the whole table becomes a
 * paragraph, as a caption does.
 */
export function replaceTable(table: HTMLTableElement, page: Document): void {
  const grid = gridOf(table)
  const [first = []] = grid
  const isTitled = grid.length > 1 && first.length > 1 && new Set(first).size === 1
  const rows = isTitled ? grid.slice(1) : grid
  const titles = [table.caption, isTitled ? first[0] : undefined].flatMap((title) => {
    if (!title?.textContent?.trim()) return []
    const paragraph = page.createElement('p')
    paragraph.append(inlineContent(title, page))
    return [paragraph]
  })
  table.replaceWith(...titles, listOf(rows, page))
}

function gridOf(table: HTMLTableElement): Grid {
  const rows = [...table.rows]
  const grid: Grid = rows.map(() => [])
  for (const [index, row] of rows.entries()) {
    let column = 0
    for (const cell of row.cells) {
      while (grid[index]?.[column]) column++
      const isBounded = column < SPAN_MAX
      const end = isBounded ? Math.min(column + cell.colSpan, SPAN_MAX) : column + 1
      for (const line of grid.slice(index, index + (isBounded ? rowsOf(cell, index, rows) : 1))) {
        for (let place = column; place < end; place++) line[place] ??= cell
      }
    }
  }
  return grid
}

/** No span leaves its part of the table, at whose end one of 0 rows ends. */
function rowsOf(cell: HTMLTableCellElement, index: number, rows: HTMLTableRowElement[]): number {
  const below = rows.slice(index, index + Math.min(cell.rowSpan || SPAN_MAX, SPAN_MAX))
  return below.filter(({ parentNode }) => parentNode === rows[index]?.parentNode).length
}

function listOf(rows: Grid, page: Document): HTMLElement {
  const headings = rows.slice(0, headingRows(rows))
  const list = page.createElement('ul')
  for (const row of rows.slice(headings.length)) {
    const item = itemOf(row, headings, page)
    if (item.hasChildNodes()) list.appendChild(page.createElement('li')).append(item)
  }
  return list
}

/** Headings under a merged one are headings too. */
function headingRows([first = [], second = [], ...others]: Grid): number {
  if (second.length === 0 || !isHeading(first)) return 0
  const isMerged = new Set(first).size < first.length || first.some((cell) => second.includes(cell))
  return isMerged && others.length > 0 && isHeading(second) ? 2 : 1
}

/** Google Docs has a paragraph in every item, and its reader looks nowhere else. */
function itemOf(row: Grid[number], headings: Grid, page: Document): HTMLElement {
  const item = page.createElement('p')
  let separator = ''
  for (const cell of new Set(row)) {
    if (!cell?.textContent?.trim()) continue
    const isLabel = cell === row[0]
    const heading = isLabel ? '' : headingOf(cell, row, headings)
    item.append(separator, heading && `${heading} `)
    // Every row that a cell covers has its content.
    item.append(inlineContent(cell.rowSpan === 1 ? cell : page.importNode(cell, true), page))
    separator = isLabel ? ': ' : '; '
  }
  return item
}

/** @returns the headings of a cell's columns, each once */
function headingOf(cell: HTMLTableCellElement, row: Grid[number], headings: Grid): string {
  const columns = [...row.keys()].filter((column) => row[column] === cell)
  const lines = headings.map((line) => new Set(columns.flatMap((column) => line[column] ?? [])))
  const texts = lines.map((line, index) =>
    [...line]
      .filter((heading) => !lines[index - 1]?.has(heading))
      .flatMap((heading) => heading.textContent?.trim() || [])
      .join(', '),
  )
  return texts.filter((text) => text !== '').join(' ')
}

/** Word and Google Docs mark headings by bold text in ordinary cells. */
function isHeading(row: Grid[number]): boolean {
  return row.every((cell) => cell?.tagName === 'TH' || !cell?.textContent?.trim() || isBold(cell))
}

function isBold(cell: HTMLTableCellElement): boolean {
  const text = cell.textContent?.trim()
  const bold = [...cell.querySelectorAll<HTMLElement>('b,strong,span')].filter(
    (one) => one.tagName !== 'SPAN' || Number.parseInt(one.style.fontWeight, 10) >= 600,
  )
  return bold.some((one) => one.textContent?.trim() === text)
}

/** The content of a cell's paragraphs on one line, because a list item contains no paragraphs. */
function inlineContent(cell: HTMLElement, page: Document): DocumentFragment {
  const content = page.createDocumentFragment()
  const paragraphs = cell.querySelectorAll('p,div')
  for (const [index, part] of (paragraphs.length > 0 ? [...paragraphs] : [cell]).entries()) {
    if (index > 0) content.append(' ')
    content.append(...part.childNodes)
  }
  return content
}
