import { createRequestHandler } from '@remix-run/express'
import type { AppLoadContext, ServerBuild } from '@remix-run/node'
import type { Request, RequestHandler } from 'express'

/** The built app, or how to get its present state while developing. */
export type AppBuild = ServerBuild | (() => Promise<ServerBuild>)

/** Every page of the site: what nothing before has answered goes to Remix, unknown paths too. */
export function remixPages(
  build: AppBuild,
  mode: 'production' | 'development',
  loadContext: (req: Request) => AppLoadContext,
): RequestHandler {
  return createRequestHandler({ build, mode, getLoadContext: loadContext })
}
