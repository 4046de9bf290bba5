import { Router } from 'express'
import type { LateStyleStore } from '../app/services.ts'
import { type StyleShelf, styleName } from './styleShelf.ts'

/** About forty pages and their variants; at some 10 KB each a few megabytes. */
const STYLESHEETS_MAX = 500
const RENDER_TIMEOUT_MS = 10_000
const NAME = /^[a-f0-9]{16}$/
const STYLESHEET_LINK = /<link rel="stylesheet" href="\/styles\/([a-f0-9]{16})\.css/g

export interface LateStyleHost extends LateStyleStore {
  routes: Router
}

/**
 * Keeps the late stylesheets of rendered pages and serves them under the hash of their content.
 * One that is not here is looked for on the shelf, where those of former builds are, and then made
 * again by rendering the page it belongs to, which every address names.
 * @param renderPage makes the document at a path of this site
 */
export function createLateStyles(
  renderPage: (path: string, signal: AbortSignal) => Promise<string>,
  shelf?: StyleShelf,
): LateStyleHost {
  const sheets = new Map<string, string>()
  const underway = new Map<string, Promise<string | undefined>>()

  function keep(css: string, path: string): string {
    const name = styleName(css)
    shelf?.keep(name, css)
    sheets.delete(name)
    sheets.set(name, css)
    if (sheets.size > STYLESHEETS_MAX) sheets.delete(sheets.keys().next().value ?? name)
    return `/styles/${name}.css?of=${encodeURIComponent(path)}`
  }

  /** All late styles of a page as it is now; however many ask at once, it is rendered once. */
  function remake(path: string): Promise<string | undefined> {
    const running = underway.get(path)
    if (running) return running
    const made = renderPage(path, AbortSignal.timeout(RENDER_TIMEOUT_MS))
      .then((html) => {
        const names = [...html.matchAll(STYLESHEET_LINK)].map(([, name = '']) => name)
        return names.length > 0 ? names.map((name) => sheets.get(name) ?? '').join('') : undefined
      })
      .catch(() => undefined)
      .finally(() => underway.delete(path))
    underway.set(path, made)
    return made
  }

  const routes = Router()
  routes.get('/styles/:name.css', async (req, res) => {
    const { name } = req.params
    const path = typeof req.query.of === 'string' ? req.query.of : ''
    const kept = NAME.test(name) ? (sheets.get(name) ?? (await shelf?.find(name))) : undefined
    const made = kept ?? (isPagePath(path) ? await remake(path) : undefined)
    // Making the page again makes this very one again, unless the page is another by now.
    const css = sheets.get(name) ?? made
    if (css === undefined) {
      res.status(404).set('Cache-Control', 'no-store').type('text').send('No such stylesheet\n')
      return
    }
    const isNamed = styleName(css) === name
    res.set('Cache-Control', isNamed ? 'public, max-age=31536000, immutable' : 'no-store')
    res.type('css').send(css)
  })
  return { keep, routes }
}

function isPagePath(path: string): boolean {
  return /^\/(?![/\\])[\w\-./]{0,512}$/.test(path)
}
