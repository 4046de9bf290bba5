import type { IncomingMessage, ServerResponse } from 'node:http'
import express, { type Express, type RequestHandler } from 'express'
import type { Log } from '../../runtime/log.ts'
import { errorHandler } from './errors/errorHandler.ts'
import { compressText } from './middleware/compression.ts'
import {
  documentHeaders,
  filePolicy,
  lakeHeaders,
  replacePolicy,
  securityHeaders,
} from './middleware/securityHeaders.ts'
import { redirectTrailingSlash } from './middleware/trailingSlash.ts'
import { healthRoutes, type ReadinessCheck } from './routes/health.ts'

/** The handlers and settings of the HTTP stack. */
export interface AppOptions {
  log: Log
  /** Canonical origin of the site. */
  siteUrl: string
  checkReadiness: ReadinessCheck
  readContent(): Promise<unknown>
  isStopping(): boolean
  /** Refuses requests that are too large or too slow for the site. */
  limits: RequestHandler
  /** Handles `/lake` and below with unchanged paths; undefined if content is hosted elsewhere. */
  lake: ((req: IncomingMessage, res: ServerResponse) => void) | undefined
  /** Handle paths below `/studio`, relative to it; the first that responds ends the request. */
  studio: RequestHandler[]
  /** Receives Sanity's webhook; undefined if no secret is configured. */
  webhook: RequestHandler | undefined
  /** The build's and the public files. */
  files: RequestHandler
  /** Notifies browsers when the page they show has changed; undefined in development. */
  updates: RequestHandler | undefined
  /** Logs errors that browsers report. */
  clientErrors: RequestHandler
  /** Deferred stylesheets that were collected while pages were rendered. */
  styles: RequestHandler
  /** Marks requests that may see drafts, and handles paths below `/preview`. */
  preview: RequestHandler
  /** Everything else. */
  pages: RequestHandler
}

const BELOW_LAKE = /^\/lake(?:[/?]|$)/

/** Mounts the request handlers in order. The first that responds ends the request. */
export function createApp(options: AppOptions): Express {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')

  app.use(securityHeaders(options.siteUrl))
  const { lake } = options
  if (lake) {
    // Mounted first: the lake sets its own headers and parses its own bodies.
    app.use((req, res, next) => {
      if (!BELOW_LAKE.test(req.url)) return next()
      lakeHeaders(req, res, () => lake(req, res))
    })
  }
  app.use(filePolicy)
  app.use(options.limits)
  app.use(healthRoutes(options.checkReadiness, options.readContent, options.isStopping))
  if (options.webhook) app.use(options.webhook)
  app.use('/studio', documentHeaders, ...options.studio)
  app.use(redirectTrailingSlash)
  app.use(options.files)
  if (options.updates) app.use(options.updates)
  app.use(options.clientErrors)
  app.use(documentHeaders)
  app.use(compressText)
  app.use(options.styles)
  app.use(options.preview)
  app.use(replacePolicy)
  app.use(options.pages)
  app.use(errorHandler(options.log))
  return app
}
