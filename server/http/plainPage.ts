import { createHash } from 'node:crypto'
import type { Response } from 'express'

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;font:1.125rem/1.6 system-ui,sans-serif;color:#1b1b1f;background:#faf7f0}' +
  'main{max-width:34rem}h1{margin:0 0 .5rem;font-size:2rem;line-height:1.2}p{margin:.5rem 0}a{color:inherit}'

/** Nothing but the page's own style. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

export interface PlainPage {
  title: string
  heading: string
  /** HTML of the code's own, never of a request's. */
  paragraphs: readonly string[]
}

/** A page that needs neither content nor scripts nor another file. */
export function plainPage({ title, heading, paragraphs }: PlainPage): string {
  return `<!doctype html>
<html lang="en-GH">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body><main>
<h1>${heading}</h1>
${paragraphs.map((text) => `<p>${text}</p>`).join('\n')}
</main></body>
</html>
`
}

/** Sends such a page, which nobody keeps. */
export function sendPlainPage(res: Response, status: number, html: string): void {
  res.removeHeader('Content-Encoding')
  res.removeHeader('ETag')
  res
    .status(status)
    .set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': POLICY })
    .type('text/html')
    .send(html)
}
