import { createHash } from 'node:crypto'
import { Router } from 'express'
import type { LateStyleStore } from '../app/services.ts'

/** About forty pages and their variants; at some 10 KB each a few megabytes. */
const STYLESHEETS_MAX = 500
const RENDER_TIMEOUT_MS = 10_000
const NAME = /^[a-f0-9]{16}$/
const STYLESHEET_LINK = /\/styles\/([a-f0-9]{16})\.css/

export interface LateStyleHost extends LateStyleStore {
  routes: Router
}

/**
 * Keeps the late stylesheets of rendered pages and serves them under the hash of their content.
 * One that is not here (another instance made it, or this one was restarted) is made again by
 * rendering the page it belongs to, which every address names.
 * @param renderPage fetches a path of this site as a visitor would
 */
export function createLateStyles(
  renderPage: (path: string, signal: AbortSignal) => Promise<string>,
): LateStyleHost {
  const sheets = new Map<string, string>()
  const underway = new Map<string, Promise<string | undefined>>()

  function keep(css: string, path: string): string {
    const name = createHash('sha256').update(css).digest('hex').slice(0, 16)
    sheets.delete(name)
    sheets.set(name, css)
    if (sheets.size > STYLESHEETS_MAX) sheets.delete(sheets.keys().next().value ?? name)
    return `/styles/${name}.css?of=${encodeURIComponent(path)}`
  }

  /** The present stylesheet of a page; however many ask at once, it is rendered once. */
  function remake(path: string): Promise<string | undefined> {
    const running = underway.get(path)
    if (running) return running
    const made = renderPage(path, AbortSignal.timeout(RENDER_TIMEOUT_MS))
      .then((html) => sheets.get(STYLESHEET_LINK.exec(html)?.[1] ?? ''))
      .catch(() => undefined)
      .finally(() => underway.delete(path))
    underway.set(path, made)
    return made
  }

  const routes = Router()
  routes.get('/styles/:name.css', async (req, res) => {
    const { name } = req.params
    const path = typeof req.query.of === 'string' ? req.query.of : ''
    const kept = NAME.test(name) ? sheets.get(name) : undefined
    const css = kept ?? (isPagePath(path) ? await remake(path) : undefined)
    if (css === undefined) {
      res.status(404).set('Cache-Control', 'no-store').type('text').send('No such stylesheet\n')
      return
    }
    const isNamed = kept !== undefined || sheets.get(name) === css
    res.set('Cache-Control', isNamed ? 'public, max-age=31536000, immutable' : 'no-store')
    res.type('css').send(css)
  })
  return { keep, routes }
}

function isPagePath(path: string): boolean {
  return /^\/(?![/\\])[\w\-./]{0,512}$/.test(path)
}
