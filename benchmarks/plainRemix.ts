/**
 * The same build, rendered for every request and served by plain express, like `remix-serve` (which
 * adds gzip and an access log; both are left out here in its favour, unless `WHOLE_SITE` is set for
 * a browser). Content comes from the lake of a running site and is cached by the same reader. Run by
 * the benchmark with `PORT` and `SITE_URL`, in a separate process.
 */
import { createRequestHandler } from '@remix-run/express'
import compression from 'compression'
import express from 'express'
import { createProxyServer } from 'httpxy'
import type { RequestContext } from '../app/services.ts'
import { createLog } from '../lake/process/log.ts'
import { builtFrontend } from '../server/assets/builtFrontend.ts'
import { createDeferredStyles } from '../server/assets/deferredStyles.ts'
import { createContent } from '../server/content/content.ts'
import { connectToUrl } from '../server/lake/connection.ts'
import { LAKE_TOKEN } from '../tests/site/startSite.ts'

const siteUrl = process.env.SITE_URL ?? ''
const log = createLog({
  write: (line) => process.stderr.write(line),
  format: 'json',
  now: () => new Date(),
})
const { build, sectionAssets } = await builtFrontend(process.cwd())
const content = createContent({
  origin: { kind: 'embedded', token: LAKE_TOKEN, url: siteUrl },
  lake: connectToUrl(siteUrl, LAKE_TOKEN),
  dataDir: process.env.DATA_DIR ?? '',
  log,
})
content.start(() => Promise.resolve())
const context: RequestContext = {
  services: {
    content: content.reader,
    sectionAssets,
    siteUrl,
    assetOrigins: [],
    gallery: false,
    deferredStyles: createDeferredStyles(() => Promise.resolve('')),
    now: () => new Date(),
    report: (event, fields) => log.error(event, fields),
  },
  documentRequest: true,
  submissions: { accept: () => Promise.reject(new Error('Nothing is taken here')) },
}

const app = express()
app.disable('x-powered-by')
if (process.env.WHOLE_SITE) {
  const proxy = createProxyServer({ target: siteUrl })
  app.use(compression())
  app.use(express.static('build/site/client', { immutable: true, maxAge: '1y' }))
  // Pictures and deferred stylesheets.
  app.use((request, response, next) => {
    if (!/^\/(?:lake|styles)\//.test(request.path)) return next()
    proxy.web(request, response).catch(next)
  })
}
app.use(
  createRequestHandler({
    build,
    mode: 'production',
    getLoadContext: () => ({ ...context, postOrigin: null }),
  }),
)
app.listen(Number(process.env.PORT), '127.0.0.1')
