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

const BAD_REQUEST = 'The address of this request can’t be read.\n'

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
    if (isCallersFault(error)) {
      res.status(400).type('text/plain').send(BAD_REQUEST)
      return
    }
    log.error('page.failed', { method: req.method, path: req.path, error })
    sendPlainPage(res, 500, PAGE)
  }
}

/** A path or a host that is no address: Express and URL say so in these ways. */
function isCallersFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const status = 'status' in error ? error.status : undefined
  return status === 400 || ('code' in error && error.code === 'ERR_INVALID_URL')
}
