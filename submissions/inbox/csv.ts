/**
 * Comma-separated values by RFC 4180. A visitor's input must not become a formula in a spreadsheet:
 * a cell that could start one is prefixed with an apostrophe, which makes it text.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA_START = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(text: string): string {
  const safe = FORMULA_START.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
