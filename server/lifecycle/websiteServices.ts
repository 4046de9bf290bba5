import type { Server } from 'node:http'
import type { RequestHandler } from 'express'
import type { SectionAssets } from '../../app/services.ts'
import { systemClock } from '../../runtime/clock.ts'
import type { Log } from '../../runtime/log.ts'
import type { UpgradeHandler } from '../../runtime/upgrades.ts'
import type { Config } from '../config/config.ts'
import { createContent } from '../content/content.ts'
import type { ContentLake } from '../lake/embeddedLake.ts'
import { Admission } from '../overload/admission.ts'
import type { AppBuild } from '../pageCache/renderPage.ts'
import { startSubmissions } from '../submissions/submissions.ts'
import { createHttpServer } from './httpServer.ts'
import { createLakeGateway } from './lakeGateway.ts'

/** The browser-facing part of the website: the build, or Vite in development. */
export interface Frontend {
  mode: 'production' | 'development'
  build: AppBuild
  sectionAssets: SectionAssets
  files: RequestHandler
  /** Retains files that open pages need after the next build. */
  retainFiles?: () => Promise<void>
  studio: RequestHandler
  /** Handles upgrades that no other part takes; by default they are refused. */
  upgrade?: UpgradeHandler
  close(): Promise<void>
}

export interface WebsiteOptions {
  config: Config
  log: Log
  source: ContentLake
  createFrontend(server: Server, config: Config): Promise<Frontend>
}

/**
 * The services of a running website. Lake and gateway to it are undefined with a hosted Sanity
 * project.
 */
export type WebsiteServices = Awaited<ReturnType<typeof createWebsiteServices>>

export async function createWebsiteServices(
  { config, log, source, createFrontend }: WebsiteOptions,
  eventLoopDelayMs: () => number,
) {
  const http = createHttpServer(config, log)
  const content = createContent({ source, dataDir: config.dataDir, log })
  const lake = source.kind === 'embedded' ? source : undefined
  return {
    config,
    log,
    http,
    source,
    lake,
    content,
    lakeGateway: lake && createLakeGateway(lake, { config, content, log, http }),
    submissions: await startSubmissions(config, log, http.metrics?.onDelivery),
    frontend: await createFrontend(http.server, config),
    admission: new Admission({ eventLoopDelayMs, clock: systemClock }),
  }
}
