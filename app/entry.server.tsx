import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'

const RENDER_TIMEOUT_MS = 5_000

/**
 * Renders a whole document. Pages are cached as finished bytes, so nothing is streamed: waiting
 * for all of it lets the styles be collected once and written where they belong, in the head.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
): Promise<Response> {
  const sheet = new ServerStyleSheet()
  try {
    const html = await renderDocument(
      sheet.collectStyles(<RemixServer context={remixContext} url={request.url} />),
    )
    headers.set('Content-Type', 'text/html; charset=utf-8')
    const body = html.replace('</head>', () => `${sheet.getStyleTags()}</head>`)
    return new Response(`<!doctype html>${body.replace(/^<!doctype html>/i, '')}`, {
      status,
      headers,
    })
  } finally {
    sheet.seal()
  }
}

function renderDocument(element: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const sink = new PassThrough()
    const { pipe, abort } = renderToPipeableStream(element, {
      onAllReady() {
        clearTimeout(timer)
        text(sink).then(resolve, reject)
        pipe(sink)
      },
      onShellError: reject,
      onError: reject,
    })
    const timer = setTimeout(
      () => abort(new Error(`Rendering took longer than ${RENDER_TIMEOUT_MS} ms`)),
      RENDER_TIMEOUT_MS,
    )
  })
}
