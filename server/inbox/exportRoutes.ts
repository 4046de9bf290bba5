import { pipeline } from 'node:stream/promises'
import { type Response, Router } from 'express'
import { forms, SUBMISSION_KINDS } from '../../submissions/definitions/forms.ts'
import { csvLine } from '../../submissions/inbox/csv.ts'
import { describeFilter, fieldsOf, summarize } from '../../submissions/inbox/describe.ts'
import type { MessageFilter, Position } from '../../submissions/inbox/filter.ts'
import type { Inbox } from '../../submissions/inbox/inbox.ts'
import { HttpError, type InboxContext } from './inboxContext.ts'
import { filterOf } from './listFilter.ts'

const EXPORT_PAGE_LENGTH = 500
const EXPORTED_ROWS_MAX = 200_000
const EXPORTS_AT_ONCE_MAX = 2

/** `export.csv`: the filtered list as a file. */
export function exportRoutes({ inbox, requireReadAccess, recordAccess }: InboxContext): Router {
  const routes = Router()
  let exportsRunning = 0
  routes.get(
    '/export.csv',
    requireReadAccess(async (req, res, caller) => {
      const filter = filterOf(req)
      if (exportsRunning >= EXPORTS_AT_ONCE_MAX) {
        throw new HttpError(503, 'Another export is running. Try again in a moment.')
      }
      exportsRunning += 1
      try {
        await recordAccess(caller, 'export', null, describeFilter(filter))
        await writeCsv(res, inbox, filter)
      } finally {
        exportsRunning -= 1
      }
    }),
  )
  return routes
}

function writeCsv(res: Response, inbox: Inbox, filter: MessageFilter): Promise<void> {
  res.status(200).set({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="messages.csv"',
  })
  return pipeline(csvLines(inbox, filter), res)
}

async function* csvLines(inbox: Inbox, filter: MessageFilter): AsyncGenerator<string> {
  const names = [...new Set(SUBMISSION_KINDS.flatMap((kind) => Object.keys(forms[kind].fields)))]
  const stored = names.filter((name) => name !== 'agreeToPolicy')
  // The mark makes spreadsheets read it as UTF-8.
  yield `\uFEFF${csvLine(['id', 'accepted', 'kind', 'state', 'handling', ...stored, 'raw'])}`
  let before: Position | undefined
  for (let written = 0; written < EXPORTED_ROWS_MAX; ) {
    const { messages, next } = await inbox.page(filter, EXPORT_PAGE_LENGTH, before)
    for (const message of messages) {
      const values = new Map(fieldsOf(message).map(({ name, value }) => [name, value]))
      const { id, acceptedAt, kind, state, handling } = summarize(message)
      const cells = stored.map((name) => values.get(name) ?? '')
      const raw = message.readable ? '' : message.raw
      yield csvLine([id, acceptedAt, kind, state, handling, ...cells, raw])
    }
    if (!next) return
    written += messages.length
    before = next
  }
  yield csvLine([
    `Only the newest ${EXPORTED_ROWS_MAX} messages are listed. Choose dates and export the rest.`,
  ])
}
