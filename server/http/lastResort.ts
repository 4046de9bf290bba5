import type { ErrorRequestHandler } from 'express'
import type { Log } from '../log.ts'
import { OverloadError } from '../overload/admission.ts'
import { answerOverload } from './overloadAnswer.ts'
import { plainPage, sendPlainPage } from './plainPage.ts'

const PAGE = plainPage({
  title: 'Something went wrong',
  heading: 'This page can’t be shown right now',
  paragraphs: [
    'Something went wrong on our side. Nothing you entered was sent.',
    '<a href="">Try again</a> in a moment, or go to the <a href="/">home page</a>.',
  ],
})

const BAD_REQUEST = 'This request can’t be read.\n'

/**
 * Answers when everything before has failed: plain HTML that needs neither content nor scripts.
 * The fault goes to the log with the path, never with the query.
 */
export function lastResort(log: Log): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    if (res.headersSent) {
      next(error)
      return
    }
    if (error instanceof OverloadError) {
      answerOverload(error, req, res)
      return
    }
    const status = callersFault(error)
    if (status !== undefined) {
      res.status(status).type('text/plain').send(BAD_REQUEST)
      return
    }
    // Nobody is left to answer, and that is why: what was sent after this request was no HTTP.
    if (req.socket.destroyed) return
    log.error('page.failed', { method: req.method, path: req.path, error })
    sendPlainPage(res, 500, PAGE)
  }
}

/**
 * The status of what only the sender can mend: a path or a host that is no address, a body in a
 * coding, a character set or a size that is not taken. Express and URL say so in these ways.
 */
function callersFault(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && error.code === 'ERR_INVALID_URL') return 400
  const status = 'status' in error ? error.status : undefined
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined
}
