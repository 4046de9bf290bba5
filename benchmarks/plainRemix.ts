/**
 * Serves Remix with Express alone and renders every request, like `remix-serve` without its access
 * log. Content comes from the lake of a running site and is cached by the same reader.
 * - Without `BASELINE_DIR` it serves the build of the site, uncompressed, which favours it.
 * - With `BASELINE_DIR` it serves the build of `benchmarks/remixBaseline` to a browser, with gzip,
 *   scripts and pictures.
 *
 * The benchmark runs it in a separate process with `PORT` and `SITE_URL`.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler } from '@remix-run/express'
import type { ServerBuild } from '@remix-run/node'
import compression from 'compression'
import express from 'express'
import { createProxyServer } from 'httpxy'
import type { RequestContext, SectionAssets } from '../app/services.ts'
import { createLog } from '../runtime/log.ts'
import { createDeferredStyles } from '../server/assets/deferredStyles.ts'
import { createContent } from '../server/content/content.ts'
import { connectToUrl } from '../server/lake/connection.ts'
import { builtFrontend } from '../server/lifecycle/builtFrontend.ts'
import { LAKE_TOKEN } from '../tests/site/startSite.ts'

const siteUrl = process.env.SITE_URL ?? ''
const log = createLog({
  write: (line) => process.stderr.write(line),
  format: 'json',
  now: () => new Date(),
})
const dataDir = process.env.DATA_DIR ?? ''
const baselineDir = process.env.BASELINE_DIR
const { build, sectionAssets } = baselineDir
  ? await loadBaseline(baselineDir)
  : await builtFrontend(process.cwd(), dataDir)
const content = createContent({
  source: { kind: 'embedded', url: siteUrl, connection: connectToUrl(siteUrl, LAKE_TOKEN) },
  dataDir,
  log,
})
content.start(() => Promise.resolve(), [])
const context: RequestContext = {
  services: {
    content: content.reader,
    sectionAssets,
    siteUrl,
    assetOrigins: [],
    gallery: false,
    deferredStyles: createDeferredStyles(() => Promise.resolve('')),
    now: () => new Date(),
    logError: (event, fields) => log.error(event, fields),
  },
  isDocumentRequest: true,
  submissions: { accept: () => Promise.reject(new Error('Nothing is taken here')) },
}

const app = express()
app.disable('x-powered-by')
if (baselineDir) {
  const proxy = createProxyServer({ target: siteUrl })
  app.use(compression())
  app.use(express.static(join(baselineDir, 'client'), { immutable: true, maxAge: '1y' }))
  app.use((request, response, next) => {
    if (!request.path.startsWith('/lake/')) return next()
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

async function loadBaseline(
  dir: string,
): Promise<{ build: ServerBuild; sectionAssets: SectionAssets }> {
  const entry = pathToFileURL(join(process.cwd(), dir, 'server/index.js'))
  const build: ServerBuild = await import(entry.href)
  return { build, sectionAssets: { modulesFor: () => [] } }
}
