import { join } from 'node:path'
import { IS_PAGE } from '../../app/content/pageTypes.ts'
import { systemClock } from '../../runtime/clock.ts'
import type { Log } from '../../runtime/log.ts'
import { CircuitBreaker } from './circuitBreaker.ts'
import { type ContentSource, createContentClient, createRunQuery, liveChanges } from './client.ts'
import { withDocumentationLinks } from './documentation.ts'
import { startPoll } from './poll.ts'
import { startPrewarm } from './prewarm.ts'
import { CachedReader } from './reader.ts'
import { ResultDiskCache } from './resultDiskCache.ts'

export interface ContentOptions {
  source: ContentSource
  /** Absolute path of the folder the process may write to. */
  dataDir: string
  log: Log
}

/** The source of pages' content, and what refreshes it. */
export type Content = ReturnType<typeof createContent>

/** Almost always answered from memory. Without the site settings every page is an error. */
const READINESS_QUERY = '*[_id == "siteSettings"][0]._id'
/** Every path of a page. */
export const PAGE_PATHS_QUERY = `*[${IS_PAGE} && defined(path)].path`
/** An embedded lake restarts within seconds, so a page without a last known result waits for it. */
const EMBEDDED = { softTimeoutMs: 1_000, outageWaitMs: 12_000, backoffMs: 100, backoffMaxMs: 1_000 }
const HOSTED = { softTimeoutMs: 500, outageWaitMs: 0, backoffMs: 1_000, backoffMaxMs: 15_000 }

/** Wires the reader to its disk cache, change feed and poll. */
export function createContent(options: ContentOptions) {
  const { reader, circuit, diskCache } = createReader(options)
  const startedAtMs = Date.now()
  const stops: (() => void)[] = []
  return {
    reader,
    /**
     * `fresh`, or `last known, since <ISO 8601>` while the lake does not respond.
     * @throws ContentUnavailableError if there is no last known content either, and Error if the
     * dataset has no site settings
     */
    async state() {
      const { data, lastKnown } = await reader.read(READINESS_QUERY)
      if (data === null) throw new Error('The dataset has no document "siteSettings"')
      if (!lastKnown && circuit.isClosed) return 'fresh'
      return `last known, since ${new Date(circuit.reachedAt ?? 0).toISOString()}`
    },
    /**
     * For operators: whether live events are connected, and for how long the lake is unreachable.
     */
    stats: () => ({
      isConnected: reader.feed.isConnected,
      unreachableForMs: circuit.isClosed
        ? 0
        : Math.max(0, Date.now() - (circuit.reachedAt ?? startedAtMs)),
    }),
    /**
     * @param warmContent queries all content of the page or file at a path, so that it is stored for an
     * outage
     * @param files paths of files that are made of content, such as the sitemap
     */
    start(warmContent: (path: string) => Promise<unknown>, files: readonly string[]) {
      reader.feed.start()
      // Queried at start, so that readiness has a last known result even before the first visitor.
      reader.read(READINESS_QUERY).catch(() => undefined)
      const stopPoll = startPoll({ reader, circuit, clock: systemClock, random: Math.random })
      const stopPrewarm = startPrewarm({
        paths: async () => [...files, ...readPaths((await reader.read(PAGE_PATHS_QUERY)).data)],
        isReachable: () => circuit.isClosed,
        warmContent,
        clock: systemClock,
      })
      stops.push(stopPoll, stopPrewarm)
    },
    stop() {
      for (const stop of stops.splice(0)) stop()
      reader.feed.stop()
      diskCache.close()
    },
  }
}

/** The reader with what it stores and what protects it. */
function createReader({ source, log, dataDir }: ContentOptions) {
  const isHosted = source.kind === 'hosted'
  const { softTimeoutMs, outageWaitMs, ...backoff } = isHosted ? HOSTED : EMBEDDED
  const client = createContentClient(source)
  const shared = { clock: systemClock, log }
  const diskCache = new ResultDiskCache({
    folder: join(dataDir, 'content'),
    lakeId: isHosted
      ? JSON.stringify([source.projectId, source.dataset, source.apiHost ?? ''])
      : JSON.stringify(['embedded', source.url ?? '']),
    ...shared,
  })
  const circuit = new CircuitBreaker({
    random: Math.random,
    reachedBefore: diskCache.reachedAt,
    ...backoff,
    ...shared,
  })
  const reader = new CachedReader({
    runQuery: withDocumentationLinks(createRunQuery(client)),
    watch: liveChanges(client, { withToken: isHosted && source.isPrivate }),
    limits: { softTimeoutMs, outageWaitMs },
    circuit,
    diskCache,
    ...shared,
  })
  return { reader, circuit, diskCache }
}

/** @returns the strings of a list: one malformed document must not hide the paths of all others */
export function readPaths(data: unknown): readonly string[] {
  return Array.isArray(data) ? data.filter((path) => typeof path === 'string') : []
}
