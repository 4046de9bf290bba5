import type { ErrorRequestHandler } from 'express'
import type { Log } from '../log.ts'

const PAGE = `<!doctype html>
<html lang="en-GH">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Something went wrong</title>
<style>
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;font:1.125rem/1.6 system-ui,sans-serif;color:#1b1b1f;background:#faf7f0}
main{max-width:34rem}h1{margin:0 0 .5rem;font-size:2rem;line-height:1.2}p{margin:.5rem 0}a{color:inherit}
</style>
</head>
<body><main>
<h1>This page can’t be shown right now</h1>
<p>Something went wrong on our side. Nothing you entered was sent.</p>
<p><a href="">Try again</a> in a moment, or go to the <a href="/">home page</a>.</p>
</main></body>
</html>
`

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
    if (isCallersFault(error)) {
      res.status(400).type('text/plain').send(BAD_REQUEST)
      return
    }
    log.error('page.failed', { method: req.method, path: req.path, error })
    res.removeHeader('Content-Encoding')
    res.status(500).set('Cache-Control', 'no-store').type('text/html').send(PAGE)
  }
}

/** A path or a host that is no address: Express and URL say so in these ways. */
function isCallersFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const status = 'status' in error ? error.status : undefined
  return status === 400 || ('code' in error && error.code === 'ERR_INVALID_URL')
}
