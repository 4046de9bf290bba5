import type { Request, Response } from 'express'
import { isDataPath } from '../../../app/content/urls/pageData.ts'
import { isSafeMethod } from '../../../runtime/safeMethod.ts'
import { plainPage, sendPlainPage } from './plainPage.ts'

const PAGE = plainPage({
  title: 'The site is busy',
  heading: 'The site is very busy right now',
  paragraphs: [
    'This page exists, but it cannot be loaded quickly enough at the moment.',
    '<a href="">Try again</a> in a few seconds, or go to the <a href="/">home page</a>.',
  ],
})

const PAGE_AFTER_POST = plainPage({
  title: 'Your message was not sent',
  heading: 'We could not accept your message just now',
  paragraphs: [
    'The site is very busy, so your message was not sent. Go back in your browser; your text is still there. Send it again in a few seconds.',
  ],
})

const RETRY_AFTER_S = 5
const DATA = 'The site is busy. Try again in a few seconds.\n'

/**
 * Responds to a shed request: 503 with `Retry-After`. A navigation inside the app gets a line of
 * text, which the app shows as a page with "Try again"; a form of the app shows it next to the
 * input.
 */
export function sendOverloadResponse(req: Request, res: Response): void {
  res.set('Retry-After', String(RETRY_AFTER_S))
  if (isDataPath(req.path)) {
    res.status(503).set('Cache-Control', 'no-store').type('text/plain').send(DATA)
    return
  }
  sendPlainPage(res, 503, isSafeMethod(req.method) ? PAGE : PAGE_AFTER_POST)
}
