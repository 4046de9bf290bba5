import { createRequestHandler } from '@remix-run/express'
import type { ServerBuild } from '@remix-run/node'
import type { RequestHandler } from 'express'
import type { Services } from '../../app/services.ts'

/** The built app, or how to get its present state while developing. */
export type AppBuild = ServerBuild | (() => Promise<ServerBuild>)

/** Every page of the site: what nothing before has answered goes to Remix, unknown paths too. */
export function remixPages(
  build: AppBuild,
  services: Services,
  mode: 'production' | 'development',
): RequestHandler {
  return createRequestHandler({ build, mode, getLoadContext: () => ({ services }) })
}
