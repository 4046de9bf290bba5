import type { EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { STYLES_PLACE } from './stylesPlace.ts'

/** Server rendering with styled-components as Remix documents it. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
): Response {
  const sheet = new ServerStyleSheet()
  const markup = renderToString(
    sheet.collectStyles(<RemixServer context={remixContext} url={request.url} />),
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const html = markup.replace(STYLES_PLACE, () => sheet.getStyleTags())
  return new Response(`<!doctype html>${html}`, { status, headers })
}
