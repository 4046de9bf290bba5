import { type Request, Router } from 'express'
import * as v from 'valibot'
import { CLIENT_ERRORS_PATH } from '../../../app/content/urls/serverPaths.ts'
import type { Log } from '../../../runtime/log.ts'
import { readBody } from '../readBody.ts'

export interface ClientErrorOptions {
  log: Log
  /**
   * Takes a token from the rate limits of the client and of all clients.
   * @returns whether both had one
   */
  admit(req: Request): boolean
}

const BODY_BYTES_MAX = 2_048
/** Any client can send a report, so it is logged as one line of printable characters. */
const NOT_PRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
const line = (charactersMax: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll(NOT_PRINTABLE, ' ').slice(0, charactersMax)),
  )
const reportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    path: v.pipe(v.string(), v.regex(/^\/[\w\-./]{0,200}$/)),
    name: line(50),
    message: line(200),
  }),
)

/**
 * `POST /client-errors`: an error that an error boundary caught in a visitor's browser
 * (`app/reportClientError.ts`), logged as `page.failed.browser`. 204 if it was logged, 400 if it is
 * not a report, 413 if it could not be read completely, 429 if the rate limit is exceeded. The page
 * does not wait for the response.
 */
export function clientErrors({ log, admit }: ClientErrorOptions): Router {
  const routes = Router()
  routes.post(CLIENT_ERRORS_PATH, async (req, res) => {
    res.set('Cache-Control', 'no-store')
    if (!admit(req)) return res.status(429).end()
    const body = await readBody(req, BODY_BYTES_MAX).catch(() => undefined)
    if (body === undefined) return res.status(413).set('Connection', 'close').end()
    const report = v.safeParse(reportSchema, body)
    if (!report.success) return res.status(400).end()
    log.warn('page.failed.browser', report.output)
    return res.status(204).end()
  })
  return routes
}
