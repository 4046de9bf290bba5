import { pipeline } from 'node:stream/promises'
import { Router } from 'express'
import { csvLines } from '../../submissions/inbox/csv.ts'
import { describeFilter } from '../../submissions/inbox/describe.ts'
import { HttpError, type InboxContext } from './inboxContext.ts'
import { filterOf } from './listFilter.ts'

const EXPORTS_AT_ONCE_MAX = 2

/** `export.csv`: the filtered list as a file. */
export function exportRoutes(context: InboxContext): Router {
  const { inbox, view, requireReadAccess, recordAccess } = context
  const routes = Router()
  let exportsRunning = 0
  routes.get(
    '/export.csv',
    requireReadAccess(async (req, res, caller) => {
      const filter = filterOf(req, view)
      if (exportsRunning >= EXPORTS_AT_ONCE_MAX) {
        throw new HttpError(503, 'Another export is running. Try again in a moment.')
      }
      exportsRunning += 1
      try {
        await recordAccess(caller, 'export', null, describeFilter(filter))
        res.set({
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': 'attachment; filename="messages.csv"',
        })
        await pipeline(csvLines(inbox, filter, view), res)
      } finally {
        exportsRunning -= 1
      }
    }),
  )
  return routes
}
