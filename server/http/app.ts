import type { IncomingMessage, ServerResponse } from 'node:http'
import express, { type Express, type RequestHandler } from 'express'
import type { Log } from '../log.ts'
import { compressText } from './compression.ts'
import { healthRoutes, type Readiness } from './health.ts'
import { lastResort } from './lastResort.ts'
import {
  documentHeaders,
  filePolicy,
  lakeHeaders,
  onePolicy,
  securityHeaders,
} from './securityHeaders.ts'
import { redirectTrailingSlash } from './trailingSlash.ts'

/** The parts the HTTP side is put together from. */
export interface AppParts {
  log: Log
  trustProxyHops: number
  /** Canonical origin of the site. */
  siteUrl: string
  readiness: Readiness
  isStopping(): boolean
  /** Refuses what is too large or too slow for the site. */
  limits: RequestHandler
  /** Answers `/lake` and below, addresses untouched; absent when content is hosted elsewhere. */
  lake: ((req: IncomingMessage, res: ServerResponse) => void) | undefined
  /** Answer below `/studio`, which is taken off the address; the first that does ends it. */
  studio: RequestHandler[]
  /** Takes Sanity's messages that content changed; absent where no secret is shared with it. */
  webhook: RequestHandler | undefined
  /** The build's and the public files. */
  files: RequestHandler
  /** Tells browsers when the page they show has changed. */
  updates?: RequestHandler | undefined
  /** Logs errors that browsers report. */
  clientErrors?: RequestHandler
  /** Stylesheets that pages made while they were rendered. */
  styles: RequestHandler
  /** Recognises requests that may see drafts, and answers below `/preview`. */
  preview: RequestHandler
  /** Everything else. */
  pages: RequestHandler
}

const BELOW_LAKE = /^\/lake(?:[/?]|$)/

/** Puts the request handlers in their order. The first that answers ends the request. */
export function createApp(parts: AppParts): Express {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('trust proxy', parts.trustProxyHops)

  app.use(securityHeaders(parts.siteUrl))
  const { lake } = parts
  if (lake) {
    // Before everything else: the lake adds its own headers and reads its own bodies.
    app.use((req, res, next) => {
      if (!BELOW_LAKE.test(req.url)) return next()
      lakeHeaders(req, res, () => lake(req, res))
    })
  }
  app.use(filePolicy)
  app.use(parts.limits)
  app.use(healthRoutes(parts.readiness, parts.isStopping))
  if (parts.webhook) app.use(parts.webhook)
  app.use('/studio', documentHeaders, ...parts.studio)
  app.use(redirectTrailingSlash)
  app.use(parts.files)
  if (parts.updates) app.use(parts.updates)
  if (parts.clientErrors) app.use(parts.clientErrors)
  app.use(documentHeaders)
  app.use(compressText)
  app.use(parts.styles)
  app.use(parts.preview)
  app.use(onePolicy)
  app.use(parts.pages)
  app.use(lastResort(parts.log))
  return app
}
