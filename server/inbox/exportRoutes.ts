import { type Response, Router } from 'express'
import { forms, SUBMISSION_KINDS } from '../../submissions/definitions/forms.ts'
import { csvLine } from '../../submissions/inbox/csv.ts'
import { fieldsOf, summarize } from '../../submissions/inbox/describe.ts'
import type { MessageFilter, Position } from '../../submissions/inbox/filter.ts'
import type { Inbox } from '../../submissions/inbox/inbox.ts'
import { type InboxContext, Refusal } from './inboxContext.ts'
import { filterOf, filterWords } from './listFilter.ts'

const EXPORT_PAGE_LENGTH = 500
const EXPORTED_ROWS_MAX = 200_000
const EXPORTS_AT_ONCE_MAX = 2

/** `export.csv`: the filtered list as a file. */
export function exportRoutes({ inbox, handle, record }: InboxContext): Router {
  const routes = Router()
  let exportsRunning = 0
  routes.get(
    '/export.csv',
    handle(async (req, res, caller) => {
      const filter = filterOf(req)
      if (exportsRunning >= EXPORTS_AT_ONCE_MAX) {
        throw new Refusal(503, 'Another export is running. Try again in a moment.')
      }
      exportsRunning += 1
      try {
        await record(caller, 'export', null, filterWords(filter))
        await writeCsv(res, inbox, filter)
      } finally {
        exportsRunning -= 1
      }
    }),
  )
  return routes
}

async function writeCsv(res: Response, inbox: Inbox, filter: MessageFilter): Promise<void> {
  const names = [...new Set(SUBMISSION_KINDS.flatMap((kind) => Object.keys(forms[kind].fields)))]
  const stored = names.filter((name) => name !== 'agreeToPolicy')
  res.status(200).set({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="messages.csv"',
  })
  // The mark makes spreadsheets read it as UTF-8.
  res.write(`\uFEFF${csvLine(['id', 'accepted', 'kind', 'state', 'handling', ...stored, 'raw'])}`)
  let before: Position | undefined
  for (let written = 0; written < EXPORTED_ROWS_MAX && !res.destroyed; ) {
    const { messages, next } = await inbox.page(filter, EXPORT_PAGE_LENGTH, before)
    for (const message of messages) {
      const values = new Map(fieldsOf(message).map(({ name, value }) => [name, value]))
      const { id, acceptedAt, kind, state, handling } = summarize(message)
      const cells = stored.map((name) => values.get(name) ?? '')
      const raw = message.readable ? '' : message.raw
      const line = csvLine([id, acceptedAt, kind, state, handling, ...cells, raw])
      if (!res.write(line)) await drained(res)
    }
    written += messages.length
    before = next
    if (!next) break
  }
  res.end()
}

function drained(res: Response): Promise<void> {
  return new Promise((resolve) => {
    res.once('drain', resolve)
    res.once('close', resolve)
  })
}
