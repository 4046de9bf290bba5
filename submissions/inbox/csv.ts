import { setImmediate } from 'node:timers/promises'
import { storedNames } from '../definitions/defineForm.ts'
import { forms, SUBMISSION_KINDS, type SubmissionKind } from '../definitions/forms.ts'
import type { StoredSubmission } from '../submission.ts'
import { stateTitle } from './apiSchemas.ts'
import { fieldsOf, summarize, type ViewContext } from './describe.ts'
import type { MessageFilter, Position } from './filter.ts'
import type { Inbox } from './inbox.ts'

const PAGE_LENGTH = 500
/** Without a search, 200,000 messages. A page of a search is shorter, or reads more rows. */
const PAGES_MAX = 400

/** The stored fields of all forms, by name, with the label of the first form that has it. */
const FIELDS = new Map<string, string>()
for (const [name, label] of SUBMISSION_KINDS.flatMap(labelsOf)) {
  if (!FIELDS.has(name)) FIELDS.set(name, label)
}

const HEADER: readonly string[] = [
  'Received (GMT)',
  'Form',
  'Page',
  'Delivery',
  'Handling',
  'Assigned to',
  ...FIELDS.values(),
  'Stored data',
  'ID',
]

/**
 * The filtered messages as lines of comma-separated values, newest first. If the export is
 * truncated, the last line names the time at which it ends.
 */
export async function* csvLines(
  inbox: Pick<Inbox, 'page'>,
  filter: MessageFilter,
  { deliverableKinds }: Pick<ViewContext, 'deliverableKinds'>,
): AsyncGenerator<string> {
  // The mark makes spreadsheets read it as UTF-8.
  yield `\uFEFF${csvLine(HEADER)}`
  let before: Position | undefined
  for (let page = 0; page < PAGES_MAX; page++) {
    const { messages, next } = await inbox.page(filter, PAGE_LENGTH, before)
    for (const message of messages) yield csvLine(cellsOf(message, deliverableKinds))
    if (!next) return
    before = next
    // The SQLite store responds without a pause, so nothing else would run until the end.
    await setImmediate()
  }
  const end = new Date(before?.acceptedAtMs ?? 0).toISOString()
  yield csvLine([`Messages before ${end} are not listed. Choose dates and export the rest.`])
}

function labelsOf(kind: SubmissionKind): [name: string, label: string][] {
  const labels = new Map(Object.entries<{ label: string }>(forms[kind].fields))
  return storedNames(forms[kind].fields).map((name) => [name, labels.get(name)?.label ?? name])
}

function cellsOf(message: StoredSubmission, deliverableKinds: readonly string[]): string[] {
  const values = new Map(fieldsOf(message).map(({ name, value }) => [name, value]))
  const { id, acceptedAt, kindTitle, page, handling, assignedName } = summarize(message)
  return [
    // The format that spreadsheets read as a time.
    acceptedAt.slice(0, 19).replace('T', ' '),
    kindTitle,
    page ?? '',
    deliveryText(message, deliverableKinds),
    handling === 'open' ? 'Not handled' : 'Handled',
    assignedName ?? '',
    ...[...FIELDS.keys()].map((name) => values.get(name) ?? ''),
    message.readable ? '' : message.raw,
    id,
  ]
}

function deliveryText({ state, kind }: StoredSubmission, deliverableKinds: readonly string[]) {
  // The Messages tool does not list a message of an unconnected form as waiting either.
  if (state === 'queued' && !deliverableKinds.includes(kind)) return 'Not connected'
  return stateTitle(state)
}

const FORMULA_START = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u
/**
 * Where commas are decimal signs, a spreadsheet splits cells at semicolons, also within quotes. From
 * one separator it reads to the next only, or a long run of line breaks would take quadratic time.
 */
const LATER_FORMULA = /([;\t\r\n](?:(?![;\t\r\n])["\s\p{Cc}])*)(?=[=+\-@＝＋－＠])/gu
/** As a number it would lose its first zero, or be shown with an exponent, from twelve digits on. */
const DIGITS = /^0\d+$|^\d{12,}$/

/**
 * Comma-separated values by RFC 4180. A visitor's input must not become a formula in a spreadsheet,
 * nor a telephone number an amount: such a cell is prefixed with an apostrophe, which makes it text.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(text: string): string {
  const start = FORMULA_START.test(text) || DIGITS.test(text) ? "'" : ''
  return `"${start}${text.replaceAll(LATER_FORMULA, "$1'").replaceAll('"', '""')}"`
}
