import { Router } from 'express'
import { buildCaching, CACHE, listFolder, serveFolder } from '../assets/staticFiles.ts'

/**
 * Serves the built Studio below `/studio`: its files, and its single page for every other path,
 * because the Studio routes in the browser.
 */
export function studioRoutes(root: string): Router {
  const folder = listFolder(root)
  const router = Router()
  // The page references the hashed files of its build, so browsers must revalidate it.
  const files = serveFolder(folder, (path) =>
    path === '/index.html' ? CACHE.revalidated : buildCaching(path),
  )
  router.use(files)
  router.get('*', (req, res, next) => {
    if (!folder.has('/index.html')) {
      res
        .status(503)
        .type('text/plain')
        .send('The Studio has not been built. Run "npm run build", then start again.\n')
      return
    }
    // A missing file must be 404, not the page.
    if (/\.[a-z0-9]{2,5}$/i.test(req.path) && req.path !== '/index.html') {
      res.status(404).type('text/plain').send('There is no such file in the Studio.\n')
      return
    }
    req.url = '/index.html'
    files(req, res, next)
  })
  return router
}
