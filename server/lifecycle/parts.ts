import type { Server } from 'node:http'
import type { RequestHandler } from 'express'
import type { SectionAssets } from '../../app/services.ts'
import type { UpgradeHandler } from '../../lake/http/upgrades.ts'
import type { Log } from '../../lake/process/log.ts'
import type { Config } from '../config/config.ts'
import type { Content } from '../content/content.ts'
import type { EmbeddedLake } from '../lake/embeddedLake.ts'
import type { Admission } from '../overload/admission.ts'
import type { AppBuild } from '../pageCache/renderPage.ts'
import type { Submissions } from '../submissions/submissions.ts'
import type { HttpServer } from './httpServer.ts'
import type { LakeAccess } from './lakeAccess.ts'

/** The browser-facing part of the host: the build, or Vite in development. */
export interface Frontend {
  mode: 'production' | 'development'
  build: AppBuild
  sectionAssets: SectionAssets
  files: RequestHandler
  /** Retains the build's files for pages that are still open after the next deployment. */
  retainFiles?: () => Promise<void>
  studio: RequestHandler
  /** Handles upgrades that no other part takes; by default they are refused. */
  upgrade?: UpgradeHandler
  close(): Promise<void>
}

export interface HostOptions {
  config: Config
  log: Log
  /** Undefined if content comes from a hosted Sanity project. */
  lake: EmbeddedLake | undefined
  createFrontend(server: Server, config: Config): Promise<Frontend>
}

/** The parts of a running host, in the order in which they are created. */
export interface HostParts {
  config: Config
  log: Log
  http: HttpServer
  lake: EmbeddedLake | undefined
  content: Content
  /** Undefined if content comes from a hosted Sanity project. */
  lakeAccess: LakeAccess | undefined
  submissions: Submissions
  frontend: Frontend
  admission: Admission
}
