import type { Server } from 'node:http'
import { join } from 'node:path'
import type { ServerBuild } from '@remix-run/node'
import { type RequestHandler, Router } from 'express'
import {
  createLogger,
  createServer as createViteServer,
  type InlineConfig,
  type Logger,
  type ViteDevServer,
} from 'vite'
import type { Frontend } from '../../server/lifecycle/websiteServices.ts'
import { reloadServerOnly } from './reloadServerOnly.ts'

/** Paths of the two hot-reload sockets; one HTTP server carries both. */
const SITE_RELOAD_PATH = '/__reload'
const STUDIO_RELOAD_PATH = '/__reload-studio'

/**
 * Serves the site and the Studio through Vite, with hot reload, on the host's own port. The
 * Studio's Vite starts with the first request for the Studio, because most sessions never open it.
 */
export async function viteFrontend(root: string, server: Server): Promise<Frontend> {
  const site = await startVite({
    configFile: join(root, 'vite.config.ts'),
    root,
    plugins: [reloadServerOnly()],
    server: { middlewareMode: true, ws: { server, path: SITE_RELOAD_PATH } },
    clearScreen: false,
    customLogger: quietLogger(),
  })
  const studio = lazyStudio(root, server)
  return {
    mode: 'development',
    build: () => loadBuild(site),
    // Vite serves modules on request, so there is nothing to preload.
    sectionAssets: { modulesFor: () => [] },
    files: site.middlewares,
    studio: studio.routes,
    // Vite listens to upgrades itself: a handler that refuses unknown ones would close its sockets.
    upgrade: () => undefined,
    async close() {
      await Promise.all([site.close(), studio.close()])
    },
  }
}

/**
 * Starts Vite in middleware mode, because its own SIGTERM handler would end the process before the
 * host has closed its stores.
 */
async function startVite(config: InlineConfig): Promise<ViteDevServer> {
  const listenersBefore = new Set(process.listeners('SIGTERM'))
  const vite = await createViteServer(config)
  for (const listener of process.listeners('SIGTERM')) {
    if (!listenersBefore.has(listener)) process.off('SIGTERM', listener)
  }
  return vite
}

/**
 * Vite's warnings without two about options that Remix's plugin sets and that are harmless. A second
 * Vite, which the plugin starts, still prints one of them.
 */
function quietLogger(): Logger {
  const logger = createLogger('warn')
  const isHarmless = (text: string) => /`(?:envFile|esbuild)` option/.test(text)
  return {
    ...logger,
    warn: (text, options) => isHarmless(text) || logger.warn(text, options),
    warnOnce: (text, options) => isHarmless(text) || logger.warnOnce(text, options),
  }
}

async function loadBuild(site: ViteDevServer): Promise<ServerBuild> {
  const build = await site.ssrLoadModule('virtual:remix/server-build')
  if (!isServerBuild(build)) throw new Error('Remix’s plugin returned no server build')
  return build
}

function isServerBuild(module: object): module is ServerBuild {
  return 'routes' in module && 'entry' in module && 'assets' in module
}

function lazyStudio(root: string, server: Server) {
  const configFile = join(root, 'studio/vite.config.ts')
  let started: Promise<ViteDevServer> | undefined
  const start = () =>
    startVite({
      configFile,
      base: '/studio/',
      server: { middlewareMode: true, ws: { server, path: STUDIO_RELOAD_PATH } },
      appType: 'spa',
      clearScreen: false,
      logLevel: 'warn',
    })
  const serve: RequestHandler = (req, res, next) => {
    started ??= start()
    // Vite expects its base in the URL, which the mount has removed.
    req.url = req.originalUrl
    started.then((studio) => studio.middlewares(req, res, next), next)
  }
  const routes = Router()
  routes.use(serve)
  return {
    routes,
    close: async () => {
      await (await started)?.close()
    },
  }
}
