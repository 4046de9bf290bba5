import { createHash } from 'node:crypto'
import type { Response } from 'express'
import { tokenValues } from '../../../app/design/tokens.ts'

const { ink, paper, signal, focus } = tokenValues

/** The brand's colours, in system fonts. */
const STYLE =
  `body{box-sizing:border-box;margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem 1.25rem;font:1.125rem/1.55 system-ui,sans-serif;color:${ink};background:${paper}}` +
  'main{max-width:34rem;border-top:6px solid;padding-top:2rem}svg{display:block;margin-bottom:2rem}' +
  'h1{margin:0 0 1rem;font-size:clamp(1.75rem,1.35rem + 1.6vw,2.75rem);line-height:1.08;letter-spacing:-.028em;text-wrap:balance}' +
  `p{margin:.5rem 0;text-wrap:pretty}a{color:inherit;text-underline-offset:3px}a:hover{text-decoration:underline ${signal} 3px}` +
  `a:focus-visible{outline:3px solid ${focus};outline-offset:3px;border-radius:2px}`

/** Two threads over two, as in the site's header. */
const MARK =
  '<svg viewBox="2 2 28 28" width="46" height="46" aria-hidden="true">' +
  '<path fill="currentColor" d="M8 2h5v15.5H8zM8 25.5h5V30H8zM19 2h5v4.5h-5zM19 14.5h5V30h-5z"/>' +
  `<path fill="${signal}" d="M2 8h4.5v5H2zM14.5 8H30v5H14.5zM2 19h15.5v5H2zM25.5 19H30v5h-4.5z"/></svg>`

/** Allows nothing but the page's own style. */
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
  /** Trusted HTML from the source code, never from a request. */
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
${MARK}
<h1>${heading}</h1>
${paragraphs.map((text) => `<p>${text}</p>`).join('\n')}
</main></body>
</html>
`
}

/** Sends such a page with headers that prevent caching. */
export function sendPlainPage(res: Response, status: number, html: string): void {
  res.removeHeader('Content-Encoding')
  res.removeHeader('ETag')
  res
    .status(status)
    .set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': POLICY })
    .type('text/html')
    .send(html)
}

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}
