import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import { API_VERSION } from '../../lake/core/apiVersion.ts'
import { type Lake, openLake } from '../../lake/lake.ts'
import type { LakeOptions } from '../../lake/lakeOptions.ts'
import { listenOnLoopback } from '../listenOnLoopback.ts'
import { WITHOUT_USERS } from './withoutUsers.ts'

export const TEST_TOKEN = 'test-token-0123456789'

export interface StartedLake {
  readonly lake: Lake
  readonly origin: string
  readonly dataDir: string
  readonly log: LogEntry[]
  /** Requested endpoints that the lake does not implement, as it logged them, once each. */
  unknownEndpoints(): LogEntry['fields'][]
  /** A client with the API version of the website, with the token unless `anonymous`. */
  client(config?: ClientConfig & { anonymous?: boolean }): SanityClient
  /** A request below the mount; `path` like `/v1/ping`. Has the token unless `anonymous`. */
  request(path: string, init?: RequestInit & { anonymous?: boolean }): Promise<Response>
  /** Stops the server and the lake; the data is removed if `keepData` is false. */
  stop(options?: { keepData?: boolean }): Promise<void>
}

interface LogEntry {
  readonly level: 'info' | 'warn' | 'error'
  readonly event: string
  readonly fields: Readonly<Record<string, unknown>> | undefined
}

export interface StartOptions extends Partial<Omit<LakeOptions, 'log'>> {
  /** Start on the port of an earlier lake, to test that clients reconnect. */
  readonly port?: number
  /** The log of the lake and of what the test starts with it. */
  readonly recorded?: ReturnType<typeof recordLog>
}

/** A log that stores its entries. */
export function recordLog() {
  const entries: LogEntry[] = []
  const write =
    (level: LogEntry['level']) => (event: string, fields?: Readonly<Record<string, unknown>>) =>
      void entries.push({ level, event, fields })
  return { entries, log: { info: write('info'), warn: write('warn'), error: write('error') } }
}

/**
 * Starts a lake behind a real HTTP server on the loopback interface, in a new folder by default.
 */
export async function startLake(options: StartOptions = {}): Promise<StartedLake> {
  const { port = 0, recorded = recordLog(), ...lakeOptions } = options
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'lake-test-')))
  const server = createServer()
  const { origin } = await listenOnLoopback(server, port)
  const { entries, log } = recorded
  const lake = await openLake({
    token: TEST_TOKEN,
    siteUrl: origin,
    log,
    ...WITHOUT_USERS,
    ...lakeOptions,
    dataDir,
  }).catch((error: unknown) => {
    server.close()
    throw error
  })
  server.on('request', lake.handle)
  server.on('upgrade', lake.upgrade)

  return {
    lake,
    origin,
    dataDir,
    log: entries,
    unknownEndpoints: () =>
      entries.filter(({ event }) => event === 'lake.endpoint.unknown').map(({ fields }) => fields),
    client: ({ anonymous = false, ...config } = {}) =>
      createClient({
        projectId: 'local',
        dataset: 'production',
        apiVersion: API_VERSION,
        apiHost: `${origin}/lake`,
        useProjectHostname: false,
        useCdn: false,
        ...(anonymous ? {} : { token: TEST_TOKEN }),
        ...config,
      }),
    request(path, { anonymous = false, ...init } = {}) {
      const headers = new Headers(init.headers)
      if (!anonymous && !headers.has('authorization')) {
        headers.set('authorization', `Bearer ${TEST_TOKEN}`)
      }
      return fetch(`${origin}/lake${path}`, { ...init, headers })
    },
    async stop({ keepData = false } = {}) {
      const stopped = new Promise((resolve) => server.close(resolve))
      lake.close()
      server.closeAllConnections()
      await stopped
      if (!keepData) await rm(dataDir, { recursive: true, force: true })
    },
  }
}
