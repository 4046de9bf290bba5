import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type RequestHandler, Router } from 'express'
import { CACHE, type StaticFolder, serveFolder } from '../assets/staticFiles.ts'

const NOT_BUILT = 'The Studio has not been built. Run "npm run build", then start again.\n'
/**
 * Files that are not secret, unlike pages; Vite's own paths start with `/@`. Other paths are the
 * Studio's pages, which can end in the path of a field, as in `/…].title`.
 */
export const STUDIO_FILE = /^\/(?:@|assets\/|guide\/|[^/]+\.(?!html$)[a-z0-9]{2,5}$)/i

/**
 * Serves the built Studio below `/studio`: its files, and its single page for every other path,
 * because the Studio routes in the browser.
 */
export function studioRoutes(folder: StaticFolder): Router {
  const index = folder.get('/index.html')
  // In memory, because the page of the next build references files that are not in the folder.
  const page = index && readFileSync(index.path)
  const headers = { 'Cache-Control': CACHE.revalidated, ETag: `"${hash('sha256', page ?? '')}"` }
  const sendPage: RequestHandler = (_req, res) => {
    if (page) res.type('html').set(headers).send(page)
    else res.status(503).type('text/plain').send(NOT_BUILT)
  }
  // The third is for a missing file, which must be 404, not the page.
  return Router()
    .get('/index.html', sendPage)
    .use(serveFolder(folder))
    .get(STUDIO_FILE, (_req, res) => {
      res.status(404).type('text/plain').send('There is no such file in the Studio.\n')
    })
    .get('*', sendPage)
}
