import type { IncomingMessage } from 'node:http'
import { loadOrCreateLakeToken } from '../../lake/auth/token.ts'
import { ConfigError } from '../../runtime/config.ts'
import type { Log } from '../../runtime/log.ts'
import type { Config, HostedSourceConfig } from '../config/config.ts'
import { connectTo, connectToUrl, type LakeConnection } from './connection.ts'
import { LakeSupervisor } from './supervisor.ts'

/** The embedded lake as the website uses it: a child process, or a lake that runs elsewhere. */
export interface EmbeddedLake {
  kind: 'embedded'
  connection: LakeConnection
  /** Defined if this server runs the lake. */
  supervisor: LakeSupervisor | undefined
  /** The token, if it was generated and stored in the data folder rather than configured. */
  generatedToken: string | undefined
  /** Base URL of a lake that runs elsewhere. */
  url: string | undefined
}

/** Where content comes from: an embedded lake, or a hosted Sanity project. */
export type ContentLake = EmbeddedLake | HostedSourceConfig

/** Starts the embedded lake, or connects to a shared one. */
export function openContentLake(config: Config, log: Log): ContentLake {
  const { content, dataDir, siteUrl } = config
  if (content.kind === 'hosted') return content
  const token = content.token ?? loadOrCreateLakeToken(dataDir)
  const generatedToken = content.token === undefined ? token : undefined
  const { kind, url } = content
  if (url !== undefined) {
    const connection = connectToUrl(url, token)
    return { kind, url, connection, supervisor: undefined, generatedToken }
  }
  const supervisor = new LakeSupervisor({ dataDir, siteUrl, token, log })
  return { kind, url, connection: connectTo(supervisor, token), supervisor, generatedToken }
}

const CHECK_MS = 2_000

/**
 * Checks that the lake of this server can store edits. A shared lake has its own monitoring:
 * without it this server still serves last known content.
 * @throws if it cannot, with the reason
 */
export async function checkLake({ connection, supervisor }: EmbeddedLake): Promise<void> {
  if (supervisor === undefined) return
  await supervisor.started
  if (supervisor.origin() === undefined) throw new Error('The Content Lake is restarting')
  const signal = AbortSignal.timeout(CHECK_MS)
  const response = await connection.fetch('/readyz', { signal }).catch(() => undefined)
  if (response === undefined) throw new Error('The Content Lake does not respond')
  if (!response.ok) throw new Error(`The Content Lake cannot be written: ${await response.text()}`)
}

/**
 * Checks that a lake elsewhere accepts the token. One that does not respond passes: it may be
 * restarting, and last known content is served without it.
 * @throws ConfigError if it refuses the token
 */
export async function checkLakeToken({ connection, url }: EmbeddedLake): Promise<void> {
  if (url === undefined) return
  const headers = { Authorization: `Bearer ${connection.token}` }
  const signal = AbortSignal.timeout(CHECK_MS)
  if (await isAccepted(connection, { headers, signal }).catch(() => true)) return
  throw new ConfigError(['LAKE_TOKEN must be the token of the lake at LAKE_URL, which refuses it'])
}

/**
 * @param init has the token or the cookie of a user
 * @throws if the lake does not respond, or neither accepts nor refuses it
 */
async function isAccepted({ fetch }: LakeConnection, init: RequestInit): Promise<boolean> {
  const response = await fetch('/lake/v1/users/me', init)
  await response.body?.cancel()
  if (response.ok) return true
  if (response.status === 401) return false
  throw new Error(`The lake answered ${response.status}`)
}

/** The lake's metrics as text; empty if it does not respond. */
export async function readLakeMetrics({ connection }: EmbeddedLake): Promise<string> {
  if (connection.origin() === undefined) return ''
  const headers = { Authorization: `Bearer ${connection.token}` }
  return connection.fetch('/metrics', { headers, signal: AbortSignal.timeout(CHECK_MS) }).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  )
}

/** Signs editors in and out, and checks their sessions, through the lake's HTTP API. */
export type SessionClient = ReturnType<typeof sessionClient>

const ACCOUNT_MS = 5_000

/** The lake stores keys and sessions, so they are the same on every instance of the site. */
export function sessionClient(connection: LakeConnection) {
  const { token, fetch } = connection
  const withCookie = ({ headers }: IncomingMessage) => ({
    headers: { cookie: headers.cookie ?? '' },
    signal: AbortSignal.timeout(ACCOUNT_MS),
  })
  return {
    /** @returns the session's secret; undefined if the key is wrong */
    async signIn(name: string, key: string): Promise<string | undefined> {
      const response = await fetch('/lake/v1/auth/sessions', {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ name, key }),
        signal: AbortSignal.timeout(ACCOUNT_MS),
      })
      const body: unknown = await response.json()
      if (response.status === 422) return undefined
      const secret = typeof body === 'object' && body !== null && 'secret' in body && body.secret
      if (typeof secret !== 'string') throw new Error(`The lake answered ${response.status}`)
      return secret
    },
    isSignedIn: (req: IncomingMessage) => isAccepted(connection, withCookie(req)),
    async signOut(req: IncomingMessage) {
      const response = await fetch('/lake/v1/auth/logout', { method: 'POST', ...withCookie(req) })
      await response.body?.cancel()
    },
  }
}
