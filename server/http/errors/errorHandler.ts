import type { ErrorRequestHandler } from 'express'
import { errorCode } from '../../../runtime/errorCode.ts'
import type { Log } from '../../../runtime/log.ts'
import { OverloadError } from '../../overload/admission.ts'
import { sendOverloadResponse } from './overloadResponse.ts'
import { plainPage, sendPlainPage } from './plainPage.ts'

/** An accepted post redirects to a page, which may fail: only a failed post was not sent. */
const errorPage = (isPost: boolean) =>
  plainPage({
    title: 'Something went wrong',
    heading: 'This page can’t be shown right now',
    paragraphs: [
      `Something went wrong on our side.${isPost ? ' Nothing you entered was sent.' : ''}`,
      '<a href="">Try again</a> in a moment, or go to the <a href="/">home page</a>.',
    ],
  })

const BAD_REQUEST = 'This request can’t be read.\n'

/**
 * The error handler behind everything else: plain HTML that needs neither content nor scripts. The
 * error is logged with the path, never with the query.
 */
export function errorHandler(log: Log): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    if (res.headersSent) return next(error)
    if (error instanceof OverloadError) return sendOverloadResponse(req, res)
    const status = clientErrorStatus(error)
    if (status !== undefined) {
      res.status(status).type('text/plain').send(BAD_REQUEST)
      return
    }
    // No response can arrive: the client has left, or sent what is not HTTP after this request.
    if (req.socket.destroyed) return
    log.error('request.failed', { method: req.method, path: req.path, error })
    sendPlainPage(res, 500, errorPage(req.method === 'POST'))
  }
}

/**
 * The status of an error that only the client can correct: a path or host that can't be parsed, or
 * a body whose coding, character set or size is not accepted. Express and URL report these in
 * different ways.
 */
function clientErrorStatus(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined
  if (errorCode(error) === 'ERR_INVALID_URL') return 400
  const status = 'status' in error ? error.status : undefined
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined
}
