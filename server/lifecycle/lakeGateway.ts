import { systemClock } from '../../runtime/clock.ts'
import type { Log } from '../../runtime/log.ts'
import type { Config } from '../config/config.ts'
import type { Content } from '../content/content.ts'
import { type EmbeddedLake, sessionClient } from '../lake/embeddedLake.ts'
import { createLakeProxy } from '../lake/proxy.ts'
import { readSiteName } from '../studio/settings.ts'
import { StudioSignIn } from '../studio/signIn.ts'
import type { HttpServer } from './httpServer.ts'

/** How editors reach the embedded lake through this server. */
export function createLakeGateway(
  lake: EmbeddedLake,
  { config, content, log, http }: { config: Config; content: Content; log: Log; http: HttpServer },
) {
  const signIn = new StudioSignIn({
    sessions: sessionClient(lake.connection),
    siteName: () => readSiteName(content.reader),
    siteUrl: config.siteUrl,
    clientOf: http.clientOf,
    refused: http.refusals.refused,
    log,
    clock: systemClock,
  })
  const proxy = createLakeProxy({
    lake: lake.connection,
    log,
    clientOf: http.clientOf,
    refused: http.refusals.refused,
    whenCaughtUp: (position) => content.reader.feed.whenCaughtUp(position),
    clearedAtSignOut: () => signIn.clearedAtSignOut(),
  })
  lake.supervisor?.on('down', proxy.dropConnections)
  return { signIn, proxy }
}
